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
	/** Plan index of the stop it leads to; undefined without one. */
	stop: number | undefined;
};

/**
 * The drive to a stop from the previous one, when to leave, and the night at its end. Memoized: it renders again only
 * when a prop changes.
 */
export const LegLine = memo(function LegLine({ from, to, stop, ...leg }: Props) {
	return (
		<div className={styles.leg} data-leg>
			<span className={layout.onlyForReaders}>{`To ${to.name}: `}</span>
			<LegWords {...leg} />
			{stop !== undefined && needsHelp(leg.drive, leg.gap) && <LegOffers stop={stop} drive={leg.drive} />}
			{leg.drive && (
				<span className={styles.lead}>
					<DirectionsButton kind="quiet" iconOnly from={from} to={to} />
				</span>
			)}
		</div>
	);
});
