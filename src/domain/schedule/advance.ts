import { isCampus } from '#domain/trips/campus.ts';
import type { Day, Instant } from '#domain/zone-time.ts';
import { type Clock, leaveLunch } from './clock.ts';
import { after } from './lunch.ts';
import { type FixedTime, type Span, stopAt, type TourPlan } from './tour-plan.ts';
import { goOn, setOut, type Way } from './way.ts';

/** A fixed-time event as attended; the family misses `late` minutes of it. */
export interface FixedSpan extends Span {
	kind: FixedTime['kind'];
	/** When it begins, with us or without. */
	begins: Instant;
	late: number;
}

/** A stop with its times. */
export interface Visit {
	/** The stop's place in the plan. */
	stop: number;
	/** The day of the visit. */
	day: Day;
	way: Way;
	/** Parked, walked, and there. */
	ready: Instant;
	fixed: readonly FixedSpan[];
	ends: Instant;
	/** True for a campus without a fixed time on a day when campuses are likely closed. */
	isClosed: boolean;
}

/** Goes on to a stop, or begins there: sleeps if the day is over, drives, parks, waits, visits; and eats at its time. */
export function advance(plan: TourPlan, before: Clock | null, stop: number): { clock: Clock; visit: Visit } {
	const way = before ? goOn(plan, before, stop) : setOut(plan, stop);
	const here = stopAt(plan, stop);
	const { at, day, driven, lunch } = way.begins;
	const ready = after(lunch, at, here.parking);
	const fixed = attend(ready, here.fixed);
	const lastDay = Math.max(day, here.fixed.at(-1)?.day ?? day);
	const visit = {
		stop,
		day,
		way,
		ready,
		fixed,
		ends: Math.max(fixed.at(-1)?.to ?? 0, after(lunch, ready, here.visit)),
		isClosed: isCampus(here.place) && fixed.length === 0 && plan.dayAt(day, here).isClosed,
	};
	const clock = {
		stop,
		at: visit.ends,
		day: lastDay,
		driven,
		isFresh: false,
		visited: way.begins.visited | (1 << stop),
		lunch: lastDay === day ? lunch : plan.dayAt(lastDay, here).lunch,
	};
	if (plan.stays?.stop === stop) {
		visit.ends = Math.max(visit.ends, plan.stays.until);
		clock.at = visit.ends;
		leaveLunch(clock);
	}
	return { clock, visit };
}

const NOTHING: readonly FixedSpan[] = [];

/** Waits for what begins at a fixed time, and stays to its end; what is over already is missed whole. */
function attend(ready: Instant, fixed: readonly FixedTime[]): readonly FixedSpan[] {
	if (fixed.length === 0) return NOTHING;
	let now = ready;
	return fixed.map(({ kind, begins, ends }): FixedSpan => {
		const from = Math.max(now, begins);
		const late = Math.max(0, now - begins);
		now = Math.max(now, ends);
		return { kind, begins, from, to: now, late };
	});
}
