import { Eye, Printer, WifiOff } from 'lucide-react';
import { useMemo } from 'react';
import { totalWords } from '#domain/trips/total-words.ts';
import type { SharedTrip } from '#domain/trips/trip-share.ts';
import { useDrives } from '#roads/use-drives.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { dayWords } from '#ui/day-words.ts';
import { Empty } from '#ui/Empty.tsx';
import { Icon } from '#ui/Icon.tsx';
import layout from '#ui/layout.module.css';
import { TitleBand } from '#ui/TitleBand.tsx';
import { SaveCopyButton } from './SaveCopyButton.tsx';
import { SharedMap } from './SharedMap.tsx';
import { SharedStop } from './SharedStop.tsx';
import styles from './SharedTripView.module.css';

/** A trip behind a view-only link: its stops with the legs between them, on a list and on a map. */
export function SharedTripView({ trip, isFresh }: { trip: SharedTrip; isFresh: boolean }) {
	const { name, stops, expires, last_modified } = trip;
	const estimate = useDrives(useMemo(() => stops.map(({ place }) => place), [stops]));
	return (
		<>
			<TitleBand title={name || 'A shared trip'} where={totalWords(stops.length, estimate)} />
			<div className={`${layout.wrap} ${styles.page}`}>
				<div className={styles.head}>
					<Banner icon={Eye}>
						<strong>View only.</strong> {`Anyone with this link can see it until ${dayWords(expires)}.`}
					</Banner>
					{!isFresh && (
						<Banner icon={WifiOff} tone="warn" live="status">
							<strong>No signal.</strong> This is the trip as you opened it. Closing this page forgets it.
						</Banner>
					)}
					{stops.length > 0 && (
						<div className={layout.row}>
							<SaveCopyButton trip={trip} />
							<Button road iconOnly aria-label="Print trip" onClick={() => print()}>
								<Icon of={Printer} />
							</Button>
						</div>
					)}
				</div>
				{stops.length > 0 && <SharedMap stops={stops} drives={estimate.legs} />}
				<section className={styles.stops} aria-labelledby="stops-title">
					<h2 id="stops-title">Stops</h2>
					{stops.length === 0 && (
						<Empty title="No stops yet">
							<p>They show up here once the owner of this trip adds them.</p>
						</Empty>
					)}
					<ol>
						{stops.map((stop, index) => (
							<SharedStop
								// biome-ignore lint/suspicious/noArrayIndexKey: a shared stop has no id, and nothing moves here.
								key={index}
								stop={stop}
								number={index + 1}
								leg={estimate.legs[index]}
								gap={estimate.gaps[index]}
								next={stops[index + 1]}
							/>
						))}
					</ol>
					<p className={layout.collar}>
						{`Estimates, without traffic. Trip last changed ${dayWords(last_modified)}.`}
					</p>
				</section>
			</div>
		</>
	);
}
