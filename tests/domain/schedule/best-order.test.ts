import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Keeping, orderSearch } from '#domain/schedule/best-order.ts';
import { boundOf, lightestDrives } from '#domain/schedule/order-bound.ts';
import { follow, type Label, weightOf, wholeWeight } from '#domain/schedule/order-weight.ts';
import { planOf } from '#domain/schedule/plan-of-trip.ts';
import type { TourPlan } from '#domain/schedule/tour-plan.ts';
import { alongRoad, anyTour, aStopAt } from './builders.ts';

/** The lowest weight of any permitted order, by exhaustive search; shared beginnings are followed once. */
function bruteForce(plan: TourPlan, { first, last, among }: Keeping): number {
	const own = plan.stops.map((_, stop) => stop);
	const nights = own.filter((stop) => plan.stops[stop]?.isNight === true);
	const moves = new Set(among ?? own);
	const isAllowed = (stop: number, at: number, rest: readonly number[]) =>
		(!first || at > 0 || stop === 0) &&
		(!last || at < own.length - 1 || stop === own.length - 1) &&
		(stop === at || moves.has(stop)) &&
		(!nights.includes(stop) || nights.find((night) => rest.includes(night)) === stop);
	const leastFrom = (label: Label | null, rest: readonly number[]): number => {
		if (rest.length === 0) return label ? wholeWeight(plan, label) : 0;
		const at = own.length - rest.length;
		const further = rest.filter((stop) => isAllowed(stop, at, rest));
		return Math.min(
			...further.map((stop) =>
				leastFrom(
					follow(plan, label, stop),
					rest.filter((each) => each !== stop),
				),
			),
		);
	};
	return leastFrom(null, own);
}

/** The best order, or the plan’s own. */
function bestOrder(plan: TourPlan, keeping: Keeping): number[] {
	const own = plan.stops.map((_, stop) => stop);
	return orderSearch(plan, keeping)(plan).all(weightOf(plan, own))?.order ?? own;
}

const anyKeeping = fc.record({ first: fc.boolean(), last: fc.boolean() });

function expectBest(
	tour: { trip: Parameters<typeof planOf>[0]; parts: Parameters<typeof planOf>[1] },
	keeping: Keeping,
) {
	const plan = planOf(tour.trip, tour.parts);
	expectBestOf(plan, keeping);
	// With rooms booked: days end only with the family's own nights.
	expectBestOf({ ...plan, hasAutomaticNights: false }, keeping);
}

function expectBestOf(plan: TourPlan, keeping: Keeping) {
	const best = bestOrder(plan, keeping);
	expect(best.toSorted((a, b) => a - b)).toEqual(plan.stops.map((_, stop) => stop));
	expect(weightOf(plan, best)).toBe(bruteForce(plan, keeping));
}

/** Checks that the lower bound on the rest of an order never exceeds its true weight. */
function expectBounded(plan: TourPlan, order: readonly number[]) {
	const atLeast = boundOf(
		plan,
		lightestDrives(plan, () => true),
	);
	const weight = weightOf(plan, order);
	let label: Label | null = null;
	let unvisited = (1 << order.length) - 1;
	for (const next of order) {
		if (label) expect(label.weight + atLeast(label.clock, unvisited, next)).toBeLessThanOrEqual(weight);
		label = follow(plan, label, next);
		unvisited &= ~(1 << next);
		expect(label.weight + atLeast(label.clock, unvisited)).toBeLessThanOrEqual(weight);
	}
}

// `anyTour` has fixed times, nights, closed days, lunches, several zones, islands, and drives of minutes and of days.
test.each([
	[5, 150],
	[6, 80],
	[7, 24],
	[8, 10],
])('no order of %i stops is better than the best', (count, numRuns) => {
	fc.assert(fc.property(anyTour(count, count), anyKeeping, expectBest), { numRuns });
});

test('no order of one day’s stops is better than the best, and the others stay', () => {
	const anyDay = fc.record({ from: fc.nat(3), length: fc.integer({ min: 1, max: 4 }) });
	fc.assert(
		fc.property(anyTour(6, 4), anyDay, (tour, { from, length }) => {
			const among = tour.trip.stops.map((_, stop) => stop).slice(from, from + length);
			const keeping = { first: false, last: false, among };
			expectBest(tour, keeping);
			const order = bestOrder(planOf(tour.trip, tour.parts), keeping);
			for (const [index, stop] of order.entries()) if (!among.includes(stop)) expect(stop).toBe(index);
		}),
		{ numRuns: 150 },
	);
});

test('no path is dropped that may still be the best, from any stop of any order', () => {
	const anyOrder = anyTour(7, 4).chain((tour) => {
		const own = tour.trip.stops.map((_, stop) => stop);
		return fc.tuple(fc.constant(tour), fc.shuffledSubarray(own, { minLength: own.length }), fc.boolean());
	});
	fc.assert(
		fc.property(anyOrder, ([{ trip, parts }, order, hasAutomaticNights]) => {
			expectBounded({ ...planOf(trip, parts), hasAutomaticNights }, order);
		}),
		{ numRuns: 400 },
	);
});

test('a wait at a campus all night may exceed the length of a day', () => {
	const visit = { visit_minutes: 1300, session_at: '2027-04-12T16:00', tour_at: '2027-04-13T10:00' };
	expectBounded(alongRoad([aStopAt('poi 0'), aStopAt('college 10', visit)]), [0, 1]);
});

test('arriving earlier with lunch still to come is not better than having eaten', () => {
	// The counterexample that random tours shrink to when the search ignores lunch.
	const at = (clock: string | null) => (clock === null ? null : `2027-04-12T${clock}`);
	const stop = (where: string, visit_minutes: number, clock: string | null) =>
		aStopAt(where, { visit_minutes, tour_at: at(clock) });
	const plan = {
		...alongRoad([
			stop('college 10', 0, '10:00'),
			stop('college 0', 120, '10:30'),
			stop('restaurant 0', 0, null),
			stop('college 0', 0, '14:00'),
			stop('college 20', 0, '11:00'),
		]),
		hasAutomaticNights: false,
	};
	const keeping = { first: false, last: false };
	expect(weightOf(plan, bestOrder(plan, keeping))).toBe(bruteForce(plan, keeping));
});

test('arriving in time for breakfast is not better than having lunch at the same table', () => {
	// The counterexample when the search prefers the earlier of two ways to lunch.
	const passed = (id: string, minute: number, visit_minutes: number) => ({
		...aStopAt(`poi ${minute}`, { visit_minutes, parking_minutes: 0 }),
		id,
	});
	const plan = {
		...alongRoad([
			passed('a', 0, 5),
			passed('b', 15, 0),
			passed('c', 0, 20),
			passed('d', 5, 5),
			passed('e', 20, 0),
			aStopAt('restaurant 20'),
			aStopAt('x 20', { visit_minutes: 400 }),
		]),
		hasAutomaticNights: false,
	};
	const keeping = { first: false, last: false, among: [0, 1, 2, 3] };
	expect(weightOf(plan, bestOrder(plan, keeping))).toBe(bruteForce(plan, keeping));
});

test('arriving earlier is not better than arriving late enough for a night', () => {
	// The counterexample when the search prefers the earlier of two ways where days end by themselves.
	const plan = alongRoad([
		aStopAt('college 220', { visit_minutes: 0, tour_at: '2027-04-13T16:00' }),
		aStopAt('college 60', { visit_minutes: 60 }),
		aStopAt('hotel 540', { visit_minutes: 60 }),
		aStopAt('college 40', { visit_minutes: 240 }),
	]);
	const keeping = { first: false, last: false };
	expect(weightOf(plan, bestOrder(plan, keeping))).toBe(bruteForce(plan, keeping));
});

test('an order as good as any other stays', () => {
	const plan = alongRoad([aStopAt('poi 0'), aStopAt('poi 10'), aStopAt('poi 20')]);
	expect(bestOrder(plan, { first: false, last: false })).toEqual([0, 1, 2]);
	const none = alongRoad([]);
	expect(bestOrder(none, { first: true, last: true })).toEqual([]);
});

test('a zigzag is straightened, and fixed stops stay', () => {
	const zigzag = [aStopAt('poi 0'), aStopAt('poi 90'), aStopAt('poi 30'), aStopAt('poi 60')];
	const best = (first: boolean, last: boolean) => bestOrder(alongRoad(zigzag), { first, last });
	expect(best(true, false)).toEqual([0, 2, 3, 1]);
	expect(best(true, true)).toEqual([0, 2, 1, 3]);
});
