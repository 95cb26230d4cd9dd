import type { Day } from '#domain/zone-time.ts';
import { advance } from './advance.ts';
import type { Clock } from './clock.ts';
import type { Label } from './order-weight.ts';
import { earliest } from './plan-of-trip.ts';
import type { TourPlan } from './tour-plan.ts';

/** A wish that a trip begins on a day, where its day 1 follows from how long it takes to the first of what is fixed. */
export interface LeadIn {
	/** The plan without dates that measures it. */
	plan: TourPlan;
	/** The stops where the first of what is fixed begins, as bits. */
	to: number;
	/** The day of this plan on which the family is to be there. */
	day: Day;
}

/** The wish that a trip begins on a day; undefined where day 1 does not follow from the order. */
export function leadInFrom({ leadIn, stops }: TourPlan, firstDay: Day): LeadIn | undefined {
	const first = earliest(stops);
	if (!leadIn || !first) return undefined;
	const bits = stops.map(({ fixed }, stop) =>
		fixed.some(({ begins }) => begins === first.begins) ? 1 << stop : 0,
	);
	const to = bits.reduce((all, bit) => all | bit, 0);
	return { plan: leadIn, to, day: leadIn.firstDay + first.day - firstDay };
}

/** Where a way that goes on to a stop stands in that plan: null once it has led there, undefined when that is on another day. */
export function leadOf(
	{ plan, to, day }: LeadIn,
	before: Label | null,
	next: number,
): Clock | null | undefined {
	if (before?.lead === null) return null;
	const { clock } = advance(plan, before?.lead ?? null, next);
	if ((to & (1 << next)) === 0) return clock.day > day ? undefined : clock;
	return clock.day === day ? null : undefined;
}

/** True when two ways over the same stops, to the same one, lead on alike. */
export function isSameLead(a: Clock | null, b: Clock | null): boolean {
	if (a === null || b === null) return a === b;
	return a.day === b.day && a.at === b.at && a.driven === b.driven && a.lunch === b.lunch;
}
