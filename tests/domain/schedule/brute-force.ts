import fc from 'fast-check';
import { expect } from 'vitest';
import { type Keeping, orderSearch } from '#domain/schedule/best-order.ts';
import { follow, type PartialOrder, weightOf, wholeWeight } from '#domain/schedule/order-weight.ts';
import { withNightsBooked } from '#domain/schedule/planned-nights.ts';
import { scheduleOf } from '#domain/schedule/schedule.ts';
import type { TourPlan } from '#domain/schedule/tour-plan.ts';

/** The lowest weight of any permitted order, by exhaustive search; shared beginnings are followed once. */
export function bruteForce(plan: TourPlan, { first, last, among }: Keeping): number {
	const own = plan.stops.map((_, stop) => stop);
	const nights = own.filter((stop) => plan.stops[stop]?.isNight === true);
	const moves = new Set(among ?? own);
	const isAllowed = (stop: number, at: number, rest: readonly number[], before: number | undefined) =>
		keepsFlight(plan, before, stop) &&
		(!first || at > 0 || stop === 0) &&
		(!last || at < own.length - 1 || stop === own.length - 1) &&
		(stop === at || moves.has(stop)) &&
		(!nights.includes(stop) || nights.find((night) => rest.includes(night)) === stop);
	const leastFrom = (partial: PartialOrder | null, rest: readonly number[]): number => {
		if (rest.length === 0) return partial ? wholeWeight(plan, partial) : 0;
		const at = own.length - rest.length;
		const further = rest.filter((stop) => isAllowed(stop, at, rest, partial?.clock.stop));
		return Math.min(
			...further.map((stop) => {
				const longer = follow(plan, partial, stop);
				if (!isOnItsDate(plan, longer)) return Number.POSITIVE_INFINITY;
				return leastFrom(
					longer,
					rest.filter((each) => each !== stop),
				);
			}),
		);
	};
	return leastFrom(null, own);
}

/** False where the night at the last stop keeps another date. */
function isOnItsDate({ stops }: TourPlan, { clock }: PartialOrder): boolean {
	const bookedFor = stops[clock.stop]?.bookedFor ?? null;
	return bookedFor === null || bookedFor === (clock.isRested ? clock.day - 1 : clock.day);
}

/** True unless going from one stop to another tears a flight of the plan apart. */
function keepsFlight({ stops, driveBetween }: TourPlan, from: number | undefined, to: number): boolean {
	const isFlight = (start: number) =>
		[start, start + 1].every((at) => stops[at]?.place.type === 'airport') &&
		driveBetween(start, start + 1) === null;
	if (from !== undefined && to === from + 1) return true;
	return !isFlight(to - 1) && (from === undefined || !isFlight(from));
}

/** True when an order, as plan indexes, keeps the two airports of each flight together. */
export const keepsFlights = (plan: TourPlan, order: readonly number[]): boolean =>
	order.every((stop, at) => keepsFlight(plan, order[at - 1], stop));

/** The best order, or the plan’s own. */
export function bestOrder(plan: TourPlan, keeping: Keeping): number[] {
	const own = plan.stops.map((_, stop) => stop);
	return orderSearch(plan, keeping)(plan).all(weightOf(plan, own))?.order ?? own;
}

export function expectBestOf(plan: TourPlan, keeping: Keeping) {
	const best = bestOrder(plan, keeping);
	expect(best.toSorted((a, b) => a - b)).toEqual(plan.stops.map((_, stop) => stop));
	expect(weightOf(plan, best)).toBe(bruteForce(plan, keeping));
}

/** The plan, whose planned nights keep the dates that its own order gives them. */
export const withItsNights = (plan: TourPlan): TourPlan =>
	withNightsBooked(plan, { plan, visits: scheduleOf(plan).flatMap(({ visits }) => visits) });

export const anyKeeping = fc.record({ first: fc.boolean(), last: fc.boolean() });
