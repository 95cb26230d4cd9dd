import type { Drive } from '#domain/trips/drive-estimate.ts';
import { distanceWords, durationWords } from '#domain/trips/travel-words.ts';
import type { SharedTrip } from '#domain/trips/trip-share.ts';
import { whereWords } from '#domain/trips/where-words.ts';
import { PinMark } from '#map/Pin.tsx';
import layout from '#ui/layout.module.css';
import { planWords } from './plan-words.ts';
import styles from './SharedStop.module.css';

type Stop = SharedTrip['stops'][number];

interface Props {
	stop: Stop;
	number: number;
	/** The drive to the next stop: null where no road goes, undefined after the last. */
	leg: Drive | null | undefined;
	next: Stop | undefined;
}

/** One stop: its mark on the line, its name, where it is, what is planned there, and the leg that follows. */
export function SharedStop({ stop, number, leg, next }: Props) {
	const { place } = stop;
	const plan = planWords(stop);
	return (
		<li className={styles.stop}>
			<span className={styles.mark}>
				<PinMark
					kind={place.type === 'x' ? 'custom' : place.type}
					number={place.type === 'college' ? number : undefined}
				/>
			</span>
			<div className={styles.words}>
				<h3>
					<span className={layout.onlyForReaders}>{`Stop ${number}: `}</span>
					<bdi>{place.name}</bdi>
				</h3>
				<p className={styles.soft}>
					<bdi>{whereWords(place, 'A place of their own')}</bdi>
				</p>
				{plan && <p>{plan}</p>}
			</div>
			{next && leg !== undefined && (
				<p className={styles.leg}>
					<span className={layout.onlyForReaders}>{`To ${next.place.name}: `}</span>
					<strong>{leg ? durationWords(leg.minutes) : 'No road between these two'}</strong>
					{leg && <span>{distanceWords(leg.miles)}</span>}
				</p>
			)}
		</li>
	);
}
