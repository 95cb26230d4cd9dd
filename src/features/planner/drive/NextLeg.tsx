import { useState } from 'react';
import type { LegDrive } from '#domain/roads/drive-estimate.ts';
import { FLIGHT } from '#domain/roads/long-drives.ts';
import { arrivesOn, leavesOn } from '#domain/schedule/due.ts';
import type { Delays } from '#domain/schedule/on-the-road.ts';
import type { PlanParts } from '#domain/schedule/plan-of-trip.ts';
import { onTheWayOn, type ScheduledVisit, type TourDay } from '#domain/schedule/schedule.ts';
import { arrivalWords, fixedWords } from '#domain/schedule/schedule-words.ts';
import { stopAt } from '#domain/schedule/tour-plan.ts';
import type { Outlook } from '#domain/schedule/trouble.ts';
import { PinMark } from '#map/Pin.tsx';
import type { TripStore } from '#trips/trip-store.ts';
import { FoldedNote } from '../notes/NoteWords.tsx';
import { pinKind } from '../place-words.ts';
import { DriveFacts } from './DriveFacts.tsx';
import { NextRoad } from './NextRoad.tsx';
import styles from './OnTheRoad.module.css';
import { type Road, RoadButtons } from './RoadButtons.tsx';
import { RunningLate } from './RunningLate.tsx';

interface Props extends Pick<Road, 'phone' | 'isYetToLeave' | 'onStop'> {
	store: TripStore;
	outlook: Outlook;
	parts: PlanParts;
	/** The day shown, on which the family is on its way to the stop. */
	day: TourDay;
	visit: ScheduledVisit;
	/** Null if no road goes there, undefined for the first stop. */
	drive: LegDrive | null | undefined;
	/** Why there is no drive; empty or undefined otherwise. */
	gap: string | undefined;
	/** The family's note for the stop; empty if there is none. */
	note: string;
	delays: Delays | null;
}

/** The next stop: what starts there, the drive, the time to spare, and the buttons for the road. */
export function NextLeg({ store, outlook, parts, day, visit, drive, gap, note, delays, ...road }: Props) {
	const [isLate, setLate] = useState(false);
	const { plan } = outlook;
	const { stop } = visit;
	const isLeaving = leavesOn(day, visit);
	const arrives = arrivesOn(day, visit);
	const starts = fixedWords(plan, { stop, day: day.day });
	const { place } = stopAt(plan, stop);
	// After a night at the end of the drive, the drive is over.
	const ahead = onTheWayOn(day).includes(stop) ? drive : null;
	return (
		<section className={styles.next} aria-labelledby="next-stop">
			<div className={styles.head}>
				<PinMark kind={pinKind(place)} number={place.type === 'college' ? stop + 1 : undefined} />
				<div>
					<h2 id="next-stop">
						<bdi>{place.name}</bdi>
					</h2>
					{starts && <p>{starts}</p>}
					{!starts && arrives !== null && <p>{`Arrive ${arrivalWords(plan, { ...visit, arrives })}`}</p>}
				</div>
			</div>
			<DriveFacts plan={plan} drive={ahead} day={day} visit={visit} />
			{ahead && <NextRoad drive={ahead} />}
			{gap && (
				<p className={styles.highways}>
					<strong>{gap}</strong>
				</p>
			)}
			<div className={styles.note}>
				<FoldedNote note={note} />
			</div>
			<RoadButtons
				plan={plan}
				visit={visit}
				{...road}
				isFlown={gap === FLIGHT}
				onLate={isLeaving ? () => setLate(true) : null}
			/>
			{!plan.stops[stop + 1] && <p>This is the last stop of the trip.</p>}
			{isLate && isLeaving && delays && (
				<RunningLate
					store={store}
					outlook={outlook}
					parts={parts}
					stop={stop}
					delays={delays}
					onClose={() => setLate(false)}
				/>
			)}
		</section>
	);
}
