import type { Day } from '#domain/calendar-day.ts';
import { advance } from './advance.ts';
import type { Clock } from './clock.ts';
import type { PartialOrder } from './order-weight.ts';
import { earliest } from './plan-of-trip.ts';
import type { TourPlan } from './tour-plan.ts';

/**
 * Requires a trip to begin on a given day, if its day 1 follows from how long it takes to reach the first fixed time.
 */
export interface LeadIn {
	/** The undated plan used for measuring. */
	plan: TourPlan;
	/** The stops where the first fixed time begins, as bits. */
	to: number;
	/** The day in this plan when the family must be there. */
	day: Day;
}

/** Returns the requirement that a trip begins on a day; undefined if day 1 does not follow from the order. */
export function leadInFrom({ leadIn, stops }: TourPlan, firstDay: Day): LeadIn | undefined {
	const first = earliest(stops);
	if (!leadIn || !first) return undefined;
	const bits = stops.map(({ fixed }, stop) =>
		fixed.some(({ begins }) => begins === first.begins) ? 1 << stop : 0,
	);
	const to = bits.reduce((all, bit) => all | bit, 0);
	return { plan: leadIn, to, day: leadIn.firstDay + first.day - firstDay };
}

/**
 * Returns the clock, in the lead-in's plan, of a way extended to `next`: null once it has reached the first fixed time,
 * undefined if that falls on another day.
 */
export function leadOf(
	{ plan, to, day }: LeadIn,
	before: PartialOrder | null,
	next: number,
): Clock | null | undefined {
	if (before?.lead === null) return null;
	const { clock } = advance(plan, before?.lead ?? null, next);
	if ((to & (1 << next)) === 0) return clock.day > day ? undefined : clock;
	return clock.day === day ? null : undefined;
}

/** True when two ways over the same stops, to the same last one, have equivalent lead-ins. */
export function isSameLead(a: Clock | null, b: Clock | null): boolean {
	if (a === null || b === null) return a === b;
	if (a.isRested !== b.isRested || a.landed !== b.landed) return false;
	return a.day === b.day && a.at === b.at && a.driven === b.driven && a.lunch === b.lunch;
}
