import { type ComponentProps, memo, Suspense } from 'react';
import type { ScheduledVisit } from '#domain/schedule/schedule.ts';
import { departureWords } from '#domain/schedule/schedule-words.ts';
import type { Outlook } from '#domain/schedule/trouble.ts';
import type { StopPlace } from '#domain/trips/stop-place.ts';
import { DirectionsButton } from '#map/DirectionsButton.tsx';
import { LegWords } from '#trips/LegWords.tsx';
import layout from '#ui/layout.module.css';
import { LegOffers, needsHelp } from './LegOffers.tsx';
import styles from './StopCard.module.css';

type Props = ComponentProps<typeof LegWords> & {
	from: StopPlace;
	to: StopPlace;
	visit: ScheduledVisit | undefined;
	outlook: Outlook | null;
};

/** The way to a stop from the one before, and when to leave; drawn anew only when one of these changes. */
export const LegLine = memo(function LegLine({ from, to, visit, outlook, ...leg }: Props) {
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
});
