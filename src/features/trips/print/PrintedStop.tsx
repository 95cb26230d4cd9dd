import type { Drive } from '#domain/trips/drive-estimate.ts';
import { distanceWords, durationWords } from '#domain/trips/travel-words.ts';
import type { Stop } from '#domain/trips/trip.ts';
import { whereWords } from '#domain/trips/where-words.ts';
import { pointWords } from '../place-words.ts';
import styles from './PrintedTrip.module.css';

interface Props {
	stop: Stop;
	number: number;
	/** The drive to the next stop: null where no road goes, undefined after the last. */
	leg: Drive | null | undefined;
}

/** One stop on paper: its number, its name, where it is, and the leg that follows. */
export function PrintedStop({ stop, number, leg }: Props) {
	const { place } = stop;
	return (
		<li>
			<span className={place.type === 'college' ? styles.blaze : styles.square}>{number}</span>
			<div className={styles.words}>
				<h2>{place.name}</h2>
				<p>{`${whereWords(place)}. ${pointWords(place)}`}</p>
			</div>
			{leg !== undefined && (
				<p className={styles.leg}>
					{leg ? (
						<>
							<b>{durationWords(leg.minutes)}</b> {distanceWords(leg.miles)}
						</>
					) : (
						<b>No road between these two</b>
					)}
				</p>
			)}
		</li>
	);
}
