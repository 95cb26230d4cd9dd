import { arrivalWords, dayTabWords, departureWords, fixedWords } from '#domain/schedule/schedule-words.ts';
import type { Outlook } from '#domain/schedule/trouble.ts';
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
	outlook: Outlook | null;
}

/** One stop on paper: its number, its name, where it is, and the leg that follows. */
export function PrintedStop({ stop, number, leg, gap, outlook }: Props) {
	const { place } = stop;
	const plan = outlook?.plan;
	const [visit, next] = [outlook?.visits[number - 1], outlook?.visits[number]];
	const day = visit && outlook?.days.find(({ visits }) => visits.includes(visit));
	const fixed = plan ? fixedWords(plan, number - 1) : '';
	return (
		<li>
			<span className={place.type === 'college' ? styles.blaze : styles.square}>{number}</span>
			<div className={styles.words}>
				<h2>{place.name}</h2>
				<p>{`${whereWords(place)}. ${pointWords(place)}`}</p>
				{fixed && <p className={styles.fixed}>{fixed}</p>}
			</div>
			{plan && visit && day && (
				<p className={styles.clock}>
					{dayTabWords(plan, day)} <b>{arrivalWords(plan, visit)}</b>
				</p>
			)}
			{leg !== undefined && (
				<div className={styles.leg}>
					{plan && next && leg && <b>{`${departureWords(plan, next)}: `}</b>}
					<LegWords drive={leg} gap={gap} isOnPaper />
				</div>
			)}
		</li>
	);
}
