import { type ComponentProps, Suspense } from 'react';
import type { ScheduledVisit } from '#domain/schedule/schedule.ts';
import { departureWords } from '#domain/schedule/schedule-words.ts';
import type { StopPlace } from '#domain/trips/stop-place.ts';
import { DirectionsButton } from '#map/DirectionsButton.tsx';
import { LegWords } from '#trips/LegWords.tsx';
import layout from '#ui/layout.module.css';
import { LegOffers, needsHelp } from './LegOffers.tsx';
import { usePlanner } from './planner.ts';
import styles from './StopCard.module.css';

type Props = ComponentProps<typeof LegWords> & {
	from: StopPlace;
	to: StopPlace;
	visit: ScheduledVisit | undefined;
};

/** The way to a stop from the one before, and when to leave. */
export function LegLine({ from, to, visit, ...leg }: Props) {
	const { outlook } = usePlanner();
	return (
		<div className={styles.leg} data-leg>
			<span className={layout.onlyForReaders}>{`To ${to.name}: `}</span>
			<LegWords {...leg} />
			{visit && needsHelp(leg.drive, leg.gap) && (
				<Suspense>
					<LegOffers stop={visit.stop} drive={leg.drive} />
				</Suspense>
			)}
			{outlook && visit && leg.drive && (
				<span className={styles.departs}>{departureWords(outlook.plan, visit)}</span>
			)}
			{leg.drive && (
				<span className={styles.lead}>
					<DirectionsButton kind="quiet" iconOnly from={from} to={to} />
				</span>
			)}
		</div>
	);
}
