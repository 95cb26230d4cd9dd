import type { Day, Instant } from '#domain/zone-time.ts';
import { type Span, stopAt, type TourPlan } from './tour-plan.ts';

/** Where a family stands in its plan: at a stop, at an instant, on a day of the trip. */
export interface Clock {
	/** The stop's place in the plan. */
	stop: number;
	at: Instant;
	/** The day does not end at midnight: it ends with a night. */
	day: Day;
	/** Minutes driven today. */
	driven: number;
	/** True until something has happened today. */
	isFresh: boolean;
	/** The stops that it has been to, as bits. */
	visited: number;
	/** Today's lunch; null when there is none, or no more. */
	lunch: Span | null;
}

/** A family that sets out from a stop in the morning of a day. */
export function morningAt(
	plan: TourPlan,
	{ stop, day, visited }: Pick<Clock, 'stop' | 'day' | 'visited'>,
): Clock {
	const { starts, lunch } = plan.dayAt(day, stopAt(plan, stop));
	return { stop, at: starts, day, driven: 0, isFresh: true, visited, lunch };
}

/** A family after some nights at the stop where it is; who was there until later than the day begins sets out then. */
export function sleep(plan: TourPlan, { stop, at, day, visited }: Clock, nights: number): Clock {
	const morning = morningAt(plan, { stop, day: day + nights, visited });
	morning.at = Math.max(morning.at, at);
	if (plan.stays?.stop === stop) leaveLunch(morning);
	return morning;
}

/** Whoever is at a place after lunchtime has begun has eaten there. */
export function leaveLunch(clock: Clock): void {
	if (clock.lunch && clock.at > clock.lunch.from) clock.lunch = null;
}

/** Minutes after the day's end. */
export function overtimeAt(plan: TourPlan, { at, day, stop }: Pick<Clock, 'at' | 'day' | 'stop'>): number {
	return Math.max(0, at - plan.dayAt(day, stopAt(plan, stop)).ends);
}
