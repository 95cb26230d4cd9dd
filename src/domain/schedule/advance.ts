import type { Day } from '#domain/calendar-day.ts';
import { isCampus } from '#domain/trips/campus.ts';
import type { Instant } from '#domain/zone-time.ts';
import type { Clock } from './clock.ts';
import { after, lunchLeft } from './lunch.ts';
import { isRestedAfter } from './rested.ts';
import { type FixedTime, type Span, stayAt, stopAt, type TourPlan } from './tour-plan.ts';
import { goOn, setOut, type Way } from './way.ts';

/** A fixed-time event as the family attends it; the family misses `late` minutes of it. */
export interface FixedSpan extends Span {
	kind: FixedTime['kind'];
	day: Day;
	/** When it begins, with or without the family. */
	begins: Instant;
	late: number;
}

/** A stop with its times. */
export interface Visit {
	/** Index in the plan. */
	stop: number;
	day: Day;
	way: Way;
	/** When the family has parked and walked over. */
	ready: Instant;
	fixed: readonly FixedSpan[];
	/** True when the first event was on an earlier day: nothing done on the day of the visit can save it. */
	isDatePassed: boolean;
	ends: Instant;
	/** True when the night of a crossing still counts for this stop, too. */
	isRested: boolean;
	/** True for a campus without a fixed time on a day when campuses are likely closed. */
	isClosed: boolean;
}

/**
 * Moves on to a stop, or starts the trip there: sleeps if the day is over, drives, parks, waits, visits, and eats at
 * lunchtime.
 */
export function advance(plan: TourPlan, before: Clock | null, stop: number): { clock: Clock; visit: Visit } {
	const way = before ? goOn(plan, before, stop) : setOut(plan, stop);
	const here = stopAt(plan, stop);
	const stay = stayAt(plan, before, stop);
	const { at, day, driven, lunch } = way.begins;
	const ready = after(lunch, at, stay.parking);
	const fixed = attend(ready, here.fixed);
	const visit = {
		stop,
		day,
		way,
		ready,
		fixed,
		isDatePassed: (here.fixed[0]?.day ?? day) < day,
		ends: Math.max(fixed.at(-1)?.to ?? 0, after(lunch, ready, stay.visit)),
		isRested: way.begins.isRested && isRestedAfter(here),
		isClosed: isCampus(here.place) && fixed.length === 0 && plan.dayAt(day, here).isClosed,
	};
	const lastDay = lastDayOf(visit);
	const clock = {
		stop,
		at: visit.ends,
		day: lastDay,
		driven,
		isFresh: false,
		isRested: visit.isRested,
		landed: visit.isRested && fixed.length === 0 ? at : null,
		visited: way.begins.visited | (1 << stop),
		lunch: lastDay === day ? lunch : plan.dayAt(lastDay, here).lunch,
	};
	const until = plan.stays?.get(stop);
	if (until !== undefined) {
		const free = visit.ends;
		visit.ends = Math.max(free, until);
		clock.at = visit.ends;
		if (clock.landed !== null) clock.landed = Math.max(clock.landed, until);
		clock.lunch = lunchLeft(clock.lunch, { from: free, to: clock.at });
	}
	return { clock, visit };
}

/**
 * Returns the events at a stop on a day of its visit, and when the visit ends as of that day: a later day's event keeps
 * nobody waiting up.
 */
export function stayOn({ day: first, fixed, ready, ends }: Visit, day: Day): Pick<Visit, 'fixed' | 'ends'> {
	const own = fixed.filter((each) => (day === first ? each.day <= day : each.day === day));
	const isOver = (fixed.at(-1)?.day ?? day) <= day;
	return { fixed: own, ends: isOver ? ends : (own.at(-1)?.to ?? ready) };
}

/** The day on which a visit ends. */
export const lastDayOf = ({ way, fixed }: Pick<Visit, 'way' | 'fixed'>): Day =>
	Math.max(way.begins.day, fixed.at(-1)?.day ?? way.begins.day);

const NOTHING: readonly FixedSpan[] = [];

/** Waits for each event at its fixed time and stays to its end; an event that is already over is missed entirely. */
function attend(ready: Instant, fixed: readonly FixedTime[]): readonly FixedSpan[] {
	if (fixed.length === 0) return NOTHING;
	let now = ready;
	return fixed.map(({ kind, day, begins, ends }): FixedSpan => {
		const from = Math.max(now, begins);
		const late = Math.max(0, now - begins);
		now = Math.max(now, ends);
		return { kind, day, begins, from, to: now, late };
	});
}
