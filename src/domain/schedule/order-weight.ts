import type { Drive } from '#domain/roads/drive-estimate.ts';
import { advance, lastDayOf, stayOn, type Visit } from './advance.ts';
import { type Clock, overtimeAt } from './clock.ts';
import type { TourPlan } from './tour-plan.ts';

/**
 * Weights in minutes of driving: a minute late for a fixed time, a leg that no road joins, a campus on a day when it is
 * likely closed, a minute past a day's end, one more day.
 */
export const WEIGHTS = { late: 100, roadless: 1_000_000, closed: 240, overtime: 1, day: 300 } as const;

/** A way over some stops to a last one, and its weight. Its last day is weighed only once that day is over. */
export interface PartialOrder {
	clock: Clock;
	weight: number;
	before: PartialOrder | null;
	/** Its clock in the lead-in's plan; null if there is no lead-in, or it is already known. */
	lead: Clock | null;
}

export function weightOf(plan: TourPlan, order: readonly number[]): number {
	const partial = order.reduce<PartialOrder | null>((before, stop) => follow(plan, before, stop), null);
	return partial === null ? 0 : wholeWeight(plan, partial);
}

/** Extends a way by one stop; starts one if `before` is null. */
export function follow(plan: TourPlan, before: PartialOrder | null, stop: number): PartialOrder {
	const { clock, visit } = advance(plan, before?.clock ?? null, stop);
	return { clock, weight: (before?.weight ?? 0) + weigh(plan, visit), before, lead: null };
}

/** Returns the weight of a way, including its last day. */
export function wholeWeight(plan: TourPlan, { clock, weight }: PartialOrder): number {
	return weight + overtimeAt(plan, clock) * WEIGHTS.overtime + (clock.day - plan.firstDay) * WEIGHTS.day;
}

export function legWeight(drive: Drive | null): number {
	return drive ? Math.round(drive.minutes) : WEIGHTS.roadless;
}

function weigh(plan: TourPlan, visit: Visit): number {
	const { fixed, way, isClosed } = visit;
	let weight = way.overtime * WEIGHTS.overtime + Math.round(way.drive?.minutes ?? 0);
	for (const { late } of fixed) weight += late * WEIGHTS.late;
	weight += overtimeBefore(plan, visit) * WEIGHTS.overtime;
	if (way.isRoadless) weight += WEIGHTS.roadless;
	return isClosed ? weight + WEIGHTS.closed : weight;
}

/**
 * Returns the minutes past the end of a visit's first day, if it continues on another day, whose end is weighed with
 * what follows.
 */
function overtimeBefore(plan: TourPlan, visit: Visit): number {
	const { stop, day } = visit;
	return lastDayOf(visit) > day ? overtimeAt(plan, { at: stayOn(visit, day).ends, day, stop }) : 0;
}
