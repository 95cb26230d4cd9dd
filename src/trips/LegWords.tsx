import { Fragment } from 'react';
import type { LegDrive } from '#domain/trips/drive-estimate.ts';
import { distanceWords, durationWords, sourceWords, tooLongWords } from '#domain/trips/travel-words.ts';
import styles from './LegWords.module.css';

interface Props {
	drive: LegDrive | null;
	/** Why there is no drive, where there is none. */
	gap: string | undefined;
}

/** A leg in words, on screen and on paper: how long, how far and by what, the highways in their order; or why no road goes there. */
export function LegWords({ drive, gap }: Props) {
	if (!drive) return <strong>{gap}</strong>;
	const tooLong = tooLongWords(drive);
	return (
		<>
			<strong>{durationWords(drive.minutes)}</strong> <span>{distanceWords(drive.miles)}</span>{' '}
			<span>{sourceWords(drive)}</span>
			{tooLong && <p className={styles.line}>{tooLong}</p>}
			{drive.directions.length > 0 && (
				<p className={styles.line}>
					{drive.directions.map(({ road, miles }, at) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: a drive may take one road twice.
						<Fragment key={at}>
							{at > 0 && ' → '}
							<span className={styles.road}>{`${road} ${distanceWords(miles)}`}</span>
						</Fragment>
					))}
				</p>
			)}
		</>
	);
}
