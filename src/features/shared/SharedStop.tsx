import type { LegDrive } from '#domain/roads/drive-estimate.ts';
import { lunchWords } from '#domain/schedule/lunch-words.ts';
import { eveningWords } from '#domain/schedule/night-words.ts';
import { departureWords } from '#domain/schedule/schedule-words.ts';
import type { Outlook } from '#domain/schedule/trouble.ts';
import { durationWords } from '#domain/trips/travel-words.ts';
import type { SharedStop as Stop } from '#domain/trips/trip-share.ts';
import { whereWords } from '#domain/trips/where-words.ts';
import { DirectionsButton } from '#map/DirectionsButton.tsx';
import { PinMark } from '#map/Pin.tsx';
import { LegWords } from '#trips/LegWords.tsx';
import { ArrivalClock, StopTimes } from '#trips/StopTimes.tsx';
import layout from '#ui/layout.module.css';
import styles from './SharedStop.module.css';

interface Props {
	stop: Stop;
	number: number;
	/** The trip's times; null for a single stop without a date. */
	outlook: Outlook | null;
	/** The drive to the next stop: null if no road goes there, undefined after the last. */
	leg: LegDrive | null | undefined;
	/** Why this leg has no drive. */
	gap: string | undefined;
	next: Stop | undefined;
}

/** One stop: its mark on the line, its name, its location, its plans, and the leg that follows. */
export function SharedStop({ stop, number, outlook, leg, gap, next }: Props) {
	const { place, visit_minutes } = stop;
	const [visit, nextVisit] = [outlook?.visits[number - 1], outlook?.visits[number]];
	const evening = outlook && nextVisit ? eveningWords(outlook.plan, nextVisit) : null;
	return (
		<li className={styles.stop}>
			<span className={styles.mark}>
				<PinMark
					kind={place.type === 'x' ? 'custom' : place.type}
					number={place.type === 'college' ? number : undefined}
				/>
			</span>
			<div className={styles.words}>
				{outlook && visit && <ArrivalClock outlook={outlook} visit={visit} />}
				<h3>
					<span className={layout.onlyForReaders}>{`Stop ${number}: `}</span>
					<bdi>{place.name}</bdi>
				</h3>
				<p className={styles.soft}>
					<bdi>{whereWords(place, 'A custom place')}</bdi>
				</p>
				{outlook && visit && (
					<div className={styles.times}>
						<StopTimes
							outlook={outlook}
							visit={visit}
							lunch={lunchWords(outlook, number - 1).there}
							trouble={null}
						/>
					</div>
				)}
				{visit_minutes ? <p>{`${durationWords(visit_minutes)} there`}</p> : null}
				<DirectionsButton kind="quiet" to={place} />
			</div>
			{next && leg !== undefined && (
				<div className={styles.leg}>
					<span className={layout.onlyForReaders}>{`To ${next.place.name}: `}</span>
					<div className={styles.way}>
						<LegWords
							drive={leg}
							gap={gap}
							departs={outlook && nextVisit ? departureWords(outlook.plan, nextVisit) : undefined}
							lunch={outlook ? lunchWords(outlook, number).onTheWay : undefined}
							{...evening}
						/>
					</div>
					{leg && <DirectionsButton kind="quiet" iconOnly from={place} to={next.place} />}
				</div>
			)}
		</li>
	);
}
