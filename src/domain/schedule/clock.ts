import type { Day } from '#domain/calendar-day.ts';
import { MOST_DRIVING } from '#domain/roads/long-drives.ts';
import { type Instant, localTime } from '#domain/zone-time.ts';
import { after, lunchLeft } from './lunch.ts';
import { type Span, stopAt, type TourPlan } from './tour-plan.ts';
import { LATEST_NIGHT } from './usual-times.ts';

/** Where a family is in its plan: at a stop, at an instant, on a day of the trip. */
export interface Clock {
	/** Index in the plan. */
	stop: number;
	at: Instant;
	/** A day ends with a night, not at midnight. */
	day: Day;
	/** Driven today, in minutes. */
	driven: number;
	/** True until something has happened today. */
	isFresh: boolean;
	/** True while the night after a crossing may still be at a hotel here or next to here. */
	isRested: boolean;
	/**
	 * While rested after a crossing, when the day began: time spent where the family lands may belong to the evening.
	 */
	landed: Instant | null;
	/** Stops visited so far, as bits. */
	visited: number;
	/** Today's lunch; null if there is none, or it is over. */
	lunch: Span | null;
}

/**
 * Returns the day of the trip at an instant, by local time at a stop: after midnight it is still the previous day,
 * until that ends.
 */
export function tourDayAt(plan: TourPlan, { stop, at }: Pick<Clock, 'stop' | 'at'>): Day {
	const here = stopAt(plan, stop);
	const { day, minutes } = localTime(at, here.zone);
	if (at >= plan.dayAt(day, here).starts) return day;
	return minutes < LATEST_NIGHT || at < plan.dayAt(day - 1, here).ends ? day - 1 : day;
}

/** Returns the clock of a family setting out from a stop in the morning. */
export function morningAt(
	plan: TourPlan,
	{ stop, day, visited }: Pick<Clock, 'stop' | 'day' | 'visited'>,
): Clock {
	const { starts, lunch } = plan.dayAt(day, stopAt(plan, stop));
	return { stop, at: starts, day, driven: 0, isFresh: true, isRested: false, landed: null, visited, lunch };
}

/**
 * Returns the clock after some nights at the current stop. A family still busy there past the start of the day sets out
 * when it is done.
 */
export function sleep(plan: TourPlan, { stop, at, day, visited }: Clock, nights: number): Clock {
	const morning = morningAt(plan, { stop, day: day + nights, visited });
	const starts = morning.at;
	morning.at = Math.max(starts, at);
	if (plan.stays?.has(stop)) morning.lunch = lunchLeft(morning.lunch, { from: starts, to: morning.at });
	return morning;
}

/** True when the family has set a night at the current stop and has not spent it. */
export const hasNightHere = (plan: TourPlan, { stop, isRested }: Pick<Clock, 'stop' | 'isRested'>): boolean =>
	stopAt(plan, stop).isNight === true && !isRested;

/** Returns the clock of a family that goes to bed where it landed: it finished there the evening before. */
export const asLanded = (clock: Clock): Clock =>
	clock.landed === null ? clock : { ...clock, at: clock.landed };

/** Returns the minutes past the day's end. */
export function overtimeAt(plan: TourPlan, { at, day, stop }: Pick<Clock, 'at' | 'day' | 'stop'>): number {
	return Math.max(0, at - plan.dayAt(day, stopAt(plan, stop)).ends);
}

/**
 * Returns the clock after a day of a long drive that ends on the road: as much driving as a day allows, by local time
 * at the stop it left.
 */
export function dayOnRoad(
	plan: TourPlan,
	{ stop, at, day, lunch }: Clock,
	night: number,
): Span & Pick<Clock, 'day' | 'lunch'> {
	const later = plan.dayAt(day + night, stopAt(plan, stop));
	const [from, meal] = night === 0 ? [at, lunch] : [later.starts, later.lunch];
	return { day: day + night, from, to: after(meal, from, MOST_DRIVING), lunch: meal };
}
