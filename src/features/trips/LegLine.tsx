import type { Drive } from '#domain/trips/drive-estimate.ts';
import { distanceWords, durationWords } from '#domain/trips/travel-words.ts';
import layout from '#ui/layout.module.css';
import styles from './StopCard.module.css';

/** The way from one stop to the next: how long and how far, or that no road goes there. */
export function LegLine({ drive, to }: { drive: Drive | null; to: string }) {
	return (
		<p className={styles.leg}>
			<span className={layout.onlyForReaders}>{`To ${to}: `}</span>
			{drive ? (
				<>
					<strong>{durationWords(drive.minutes)}</strong> <span>{distanceWords(drive.miles)}</span>
				</>
			) : (
				<strong>No road between these two</strong>
			)}
		</p>
	);
}
