import type { LegDrive } from '#domain/trips/drive-estimate.ts';
import type { Stop } from '#domain/trips/trip.ts';
import { whereWords } from '#domain/trips/where-words.ts';
import { LegWords } from '#trips/LegWords.tsx';
import { pointWords } from '../place-words.ts';
import styles from './PrintedTrip.module.css';

interface Props {
	stop: Stop;
	number: number;
	/** The drive to the next stop: null where no road goes, undefined after the last. */
	leg: LegDrive | null | undefined;
	/** Why that leg has no drive. */
	gap: string | undefined;
}

/** One stop on paper: its number, its name, where it is, and the leg that follows. */
export function PrintedStop({ stop, number, leg, gap }: Props) {
	const { place } = stop;
	return (
		<li>
			<span className={place.type === 'college' ? styles.blaze : styles.square}>{number}</span>
			<div className={styles.words}>
				<h2>{place.name}</h2>
				<p>{`${whereWords(place)}. ${pointWords(place)}`}</p>
			</div>
			{leg !== undefined && (
				<div className={styles.leg}>
					<LegWords drive={leg} gap={gap} />
				</div>
			)}
		</li>
	);
}
