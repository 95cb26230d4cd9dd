import type { Day } from '#domain/calendar-day.ts';
import type { Drive } from '#domain/roads/drive-estimate.ts';
import type { StopPlace } from '#domain/trips/stop-place.ts';
import type { Instant } from '#domain/zone-time.ts';
import type { fixedMinutes, Stay } from './usual-times.ts';

/** A stretch of time spent on one thing. */
export interface Span {
	from: Instant;
	to: Instant;
}

/** An event that begins without the family: an information session or a campus tour. */
export interface FixedTime {
	kind: keyof typeof fixedMinutes;
	day: Day;
	begins: Instant;
	ends: Instant;
}

/** A stop and everything its times depend on. */
export interface PlannedStop extends Stay {
	id: string;
	place: StopPlace;
	/** IANA zone. */
	zone: string;
	/** Earliest first. */
	fixed: readonly FixedTime[];
	/** True when the day ends here; null when it ends here only if it has to. */
	isNight: boolean | null;
	/** The stay if the trip begins or ends here, and the one on the way, if they differ; else null. */
	byPosition: { atEnd: Stay; midway: Stay } | null;
	/** In a plan for any order, the stay on the way, if the stop's own is the one at an end; else null. */
	midway: Stay | null;
	/** In a plan for any order, the date that the planned night keeps, because a room is booked for it; else null. */
	bookedFor: Day | null;
}

/** A day in a place's local time. */
export interface DayThere {
	/** When the family sets out, and by when it wants to have arrived. */
	starts: Instant;
	ends: Instant;
	lunch: Span | null;
	/** True when campuses are likely closed. */
	isClosed: boolean;
}

/** A trip with everything its times depend on. Stops are referred to by their index in `stops`. */
export interface TourPlan {
	stops: readonly PlannedStop[];
	/** The trip's day 1. */
	firstDay: Day;
	/** True when day 1 is a calendar day: the trip sets it, or something has a fixed time. */
	isDated: boolean;
	/**
	 * The same plan without fixed times, if the family sets no day 1 and the time to the first fixed time determines
	 * it. Else null.
	 */
	leadIn: TourPlan | null;
	/** Returns the drive from one stop to another; null if no road goes there. */
	driveBetween: (from: number, to: number) => Drive | null;
	dayAt: (day: Day, stop: PlannedStop) => DayThere;
	/** True when a day that gets too long ends where it must. */
	hasAutomaticNights: boolean;
	/** When the family leaves the stops where it stays longer than planned; null if all goes as planned. */
	stays: ReadonlyMap<number, Instant> | null;
}

/** Returns the stay at a stop after those visited so far, given as bits; null for none. */
export function stayAt(plan: TourPlan, before: { visited: number } | null, stop: number): Stay {
	const here = stopAt(plan, stop);
	if (here.midway === null) return here;
	return before === null || isLast(plan, before, stop) ? here : here.midway;
}

/** True for the last stop, given those visited so far. */
export function isLast({ stops }: TourPlan, { visited }: { visited: number }, stop: number): boolean {
	return (visited | (1 << stop)) === (1 << stops.length) - 1;
}

/** @throws RangeError if the plan has no such stop */
export function stopAt({ stops }: Pick<TourPlan, 'stops'>, index: number): PlannedStop {
	const stop = stops[index];
	if (!stop) throw new RangeError(`The plan has no stop ${index}.`);
	return stop;
}
