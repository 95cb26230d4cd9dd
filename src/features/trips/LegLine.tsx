import { type ComponentProps, memo } from 'react';
import type { StopPlace } from '#domain/trips/stop-place.ts';
import { DirectionsButton } from '#map/DirectionsButton.tsx';
import { LegWords } from '#trips/LegWords.tsx';
import layout from '#ui/layout.module.css';
import { LegOffers, needsHelp } from './LegOffers.tsx';
import styles from './StopCard.module.css';

type Props = ComponentProps<typeof LegWords> & {
	from: StopPlace;
	to: StopPlace;
	/** The stop that it leads to, by its place in the plan; undefined without one. */
	stop: number | undefined;
	/** When to leave, in words. */
	departs: string | undefined;
};

/** The way to a stop from the one before, and when to leave; drawn anew only when one of these changes. */
export const LegLine = memo(function LegLine({ from, to, stop, departs, ...leg }: Props) {
	return (
		<div className={styles.leg} data-leg>
			<span className={layout.onlyForReaders}>{`To ${to.name}: `}</span>
			<LegWords {...leg} />
			{stop !== undefined && needsHelp(leg.drive, leg.gap) && <LegOffers stop={stop} drive={leg.drive} />}
			{departs && leg.drive && <span className={styles.departs}>{departs}</span>}
			{leg.drive && (
				<span className={styles.lead}>
					<DirectionsButton kind="quiet" iconOnly from={from} to={to} />
				</span>
			)}
		</div>
	);
});
