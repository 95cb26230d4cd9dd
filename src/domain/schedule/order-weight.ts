import type { Drive } from '#domain/trips/drive-estimate.ts';
import { advance, type Visit } from './advance.ts';
import { type Clock, overtimeAt } from './clock.ts';
import type { TourPlan } from './tour-plan.ts';

/**
 * What an order is weighed by, as minutes of driving: a minute late for what has a fixed time, a leg that no road covers, a
 * campus on a day when it is likely closed, a minute after a day's end, one day more.
 */
export const WEIGHTS = { late: 100, roadless: 1_000_000, closed: 240, overtime: 1, day: 300 } as const;

/** A way to a stop over some others, and what it weighs; the day that it ends on is weighed when it is over. */
export interface Label {
	clock: Clock;
	weight: number;
	before: Label | null;
	/** Where it stands in the plan that tells day 1; null where nothing does, and once it is told. */
	lead: Clock | null;
}

/** The weight of the stops in an order. */
export function weightOf(plan: TourPlan, order: readonly number[]): number {
	const label = order.reduce<Label | null>((before, stop) => follow(plan, before, stop), null);
	return label === null ? 0 : wholeWeight(plan, label);
}

/** A way that is one stop longer; one of a single stop without `before`. */
export function follow(plan: TourPlan, before: Label | null, stop: number): Label {
	const { clock, visit } = advance(plan, before?.clock ?? null, stop);
	return { clock, weight: (before?.weight ?? 0) + weigh(visit), before, lead: null };
}

/** The weight of a way if its last day is over. */
export function wholeWeight(plan: TourPlan, { clock, weight }: Label): number {
	return weight + overtimeAt(plan, clock) * WEIGHTS.overtime + (clock.day - plan.firstDay) * WEIGHTS.day;
}

/** The weight of a drive by itself. */
export function legWeight(drive: Drive | null): number {
	return drive ? Math.round(drive.minutes) : WEIGHTS.roadless;
}

function weigh({ fixed, way, isClosed }: Visit): number {
	let weight = way.overtime * WEIGHTS.overtime + Math.round(way.drive?.minutes ?? 0);
	for (const { late } of fixed) weight += late * WEIGHTS.late;
	if (way.isRoadless) weight += WEIGHTS.roadless;
	return isClosed ? weight + WEIGHTS.closed : weight;
}
