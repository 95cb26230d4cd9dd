import type { LegDrive } from '#domain/roads/drive-estimate.ts';
import { daysUpTo, type StopInDay, stopInDay } from '#domain/schedule/stop-in-day.ts';
import type { Outlook } from '#domain/schedule/trouble.ts';
import type { StopPlace } from '#domain/trips/stop-place.ts';
import { durationWords } from '#domain/trips/travel-words.ts';
import type { SharedStop as Stop } from '#domain/trips/trip-share.ts';
import { whereWords } from '#domain/trips/where-words.ts';
import { DirectionsButton } from '#map/DirectionsButton.tsx';
import { PinMark } from '#map/Pin.tsx';
import { DayAndLeg } from '#trips/DayAndLeg.tsx';
import { LegWords } from '#trips/LegWords.tsx';
import { ArrivalClock, StopTimes } from '#trips/StopTimes.tsx';
import layout from '#ui/layout.module.css';
import styles from './SharedStop.module.css';

interface Props {
	stop: Stop;
	/** Index in the trip, from 0. */
	index: number;
	/** The start of the drive here; undefined for the first stop. */
	before: StopPlace | undefined;
	/** The drive here: null if no road goes there, undefined for the first stop. */
	leg: LegDrive | null | undefined;
	/** Why this leg has no drive. */
	gap: string | undefined;
	/** The trip's times; null for a single stop without a date. */
	outlook: Outlook | null;
}

/** One stop: the leg that leads here, the day that begins here, its mark on the line, and its name, place and plans. */
export function SharedStop({ stop, index, before, leg, gap, outlook }: Props) {
	const { place, visit_minutes } = stop;
	const inDay = outlook && stopInDay(outlook, index);
	const days = outlook ? daysUpTo(outlook, index) : [];
	const drive = leg !== undefined && before && (
		<SharedLeg key="leg" from={before} to={place} leg={leg} gap={gap} inDay={inDay} />
	);
	return (
		<li className={styles.stop}>
			<DayAndLeg inDay={inDay} days={days} leg={drive} />
			<span className={styles.rail}>
				<span className={styles.mark}>
					<PinMark
						kind={place.type === 'x' ? 'custom' : place.type}
						number={place.type === 'college' ? index + 1 : undefined}
					/>
				</span>
			</span>
			<div className={styles.words}>
				{inDay && <ArrivalClock outlook={inDay.outlook} visit={inDay.visit} />}
				<h3>
					<span className={layout.onlyForReaders}>{`Stop ${index + 1}: `}</span>
					<bdi>{place.name}</bdi>
				</h3>
				<p className={styles.soft}>
					<bdi>{whereWords(place, 'A custom place')}</bdi>
				</p>
				{inDay && (
					<div className={styles.times}>
						<StopTimes outlook={inDay.outlook} visit={inDay.visit} lunch={inDay.lunch.there} trouble={null} />
					</div>
				)}
				{visit_minutes ? <p>{`${durationWords(visit_minutes)} there`}</p> : null}
				<DirectionsButton kind="quiet" to={place} />
			</div>
		</li>
	);
}

interface LegProps {
	from: StopPlace;
	to: StopPlace;
	leg: LegDrive | null;
	gap: string | undefined;
	inDay: StopInDay | null;
}

function SharedLeg({ from, to, leg, gap, inDay }: LegProps) {
	return (
		<div className={styles.leg}>
			<span className={layout.onlyForReaders}>{`To ${to.name}: `}</span>
			<div className={styles.way}>
				<LegWords
					drive={leg}
					gap={gap}
					departs={inDay?.departs}
					lunch={inDay?.lunch.onTheWay}
					{...inDay?.evening}
				/>
			</div>
			{leg && <DirectionsButton kind="quiet" iconOnly from={from} to={to} />}
		</div>
	);
}
