import { Eye, Printer, TriangleAlert, WifiOff } from 'lucide-react';
import { useMemo } from 'react';
import { dayWords } from '#domain/day-words.ts';
import { estimateDrives } from '#domain/roads/drive-estimate.ts';
import { daysUpTo } from '#domain/schedule/stop-in-day.ts';
import { withChanges } from '#domain/sync/rebase.ts';
import { copySharedTrip } from '#domain/trips/copy-shared-trip.ts';
import { totalWords } from '#domain/trips/total-words.ts';
import type { SharedTrip } from '#domain/trips/trip-share.ts';
import { useKnownDrives } from '#roads/use-drives.ts';
import { DayHead } from '#trips/DayHead.tsx';
import { shownOutlook, usePlanParts, type ZoneOf } from '#trips/plan-parts.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { Empty } from '#ui/Empty.tsx';
import { Icon } from '#ui/Icon.tsx';
import layout from '#ui/layout.module.css';
import { TitleBand } from '#ui/TitleBand.tsx';
import type { Stale } from './open-shared.ts';
import { SaveCopyButton } from './SaveCopyButton.tsx';
import { SharedMap } from './SharedMap.tsx';
import { SharedStop } from './SharedStop.tsx';
import styles from './SharedTripView.module.css';
import { staleWords } from './why-words.ts';

interface Props {
	trip: SharedTrip;
	stale: Stale | null;
	zoneOf: ZoneOf;
}

/** The trip of a view-only link: its days with their times, its stops with the legs between them, as list and map. */
export function SharedTripView({ trip, stale, zoneOf }: Props) {
	const { name, stops, last_modified } = trip;
	const { estimate, outlook } = usePlanned(trip, zoneOf);
	return (
		<>
			<TitleBand title={name || 'A shared trip'} where={totalWords(stops.length, estimate)} />
			<div className={`${layout.wrap} ${styles.page}`}>
				<SharedHead trip={trip} stale={stale} />
				{stops.length > 0 && <SharedMap stops={stops} drives={estimate.legs} />}
				<section className={styles.stops} aria-labelledby="stops-title">
					<h2 id="stops-title">Stops</h2>
					{stops.length === 0 && (
						<Empty title="No stops yet">
							<p>Stops will show up here once the owner of this trip adds them.</p>
						</Empty>
					)}
					<ol>
						{stops.map((stop, index) => (
							<SharedStop
								// biome-ignore lint/suspicious/noArrayIndexKey: shared stops have no ids, and a place may come twice.
								key={index}
								stop={stop}
								index={index}
								before={stops[index - 1]?.place}
								leg={estimate.legs[index - 1]}
								gap={estimate.gaps[index - 1]}
								outlook={outlook}
							/>
						))}
					</ol>
					{outlook &&
						daysUpTo(outlook, stops.length).map((day) => (
							<DayHead key={day.number} plan={outlook.plan} day={day} />
						))}
					<p className={layout.collar}>
						{`Estimates, without traffic. Trip last changed ${dayWords(last_modified, new Date())}.`}
					</p>
				</section>
			</div>
		</>
	);
}

/** Says what the link allows, and what can be done with the trip. */
function SharedHead({ trip, stale }: Pick<Props, 'trip' | 'stale'>) {
	return (
		<div className={styles.head}>
			<Banner icon={Eye}>
				<strong>View only.</strong>{' '}
				{`Anyone with this link can see it until ${dayWords(trip.expires, new Date())}.`}
			</Banner>
			{stale && (
				<Banner icon={stale === 'no_signal' ? WifiOff : TriangleAlert} tone="warn" live="status">
					<strong>{staleWords[stale]}</strong> This is the trip as you opened it. It’ll be gone once you close
					this page.
				</Banner>
			)}
			{trip.stops.length > 0 && (
				<div className={layout.row}>
					<SaveCopyButton trip={trip} />
					<Button road iconOnly aria-label="Print trip" onClick={() => print()}>
						<Icon of={Printer} />
					</Button>
				</div>
			)}
		</div>
	);
}

/** The trip as in its owner's planner: the same drives, and so the same times. */
function usePlanned(trip: SharedTrip, zoneOf: ZoneOf) {
	const places = useMemo(() => trip.stops.map(({ place }) => place), [trip]);
	const known = useKnownDrives(places, { which: 'all', trip: { tripId: '', asks: true } });
	const parts = usePlanParts(zoneOf, known);
	return useMemo(() => {
		let count = 0;
		const cells = withChanges(
			new Map(),
			copySharedTrip(trip, () => `s${count++}`),
		);
		return { estimate: estimateDrives(places, known), outlook: shownOutlook(cells, parts) };
	}, [trip, places, known, parts]);
}
