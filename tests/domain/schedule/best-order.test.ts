import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Keeping } from '#domain/schedule/best-order.ts';
import { inAnyOrder } from '#domain/schedule/better-order.ts';
import { boundOf, lightestDrives } from '#domain/schedule/order-bound.ts';
import { follow, type PartialOrder, weightOf } from '#domain/schedule/order-weight.ts';
import { planOf } from '#domain/schedule/plan-of-trip.ts';
import type { TourPlan } from '#domain/schedule/tour-plan.ts';
import { anyKeeping, bestOrder, expectBestOf, withItsNights } from './brute-force.ts';
import { alongRoad, anyTour, aStopAt, noRoadFar, withOwnPlaces } from './builders.ts';

function expectBest(
	tour: { trip: Parameters<typeof planOf>[0]; parts: Parameters<typeof planOf>[1] },
	keeping: Keeping,
) {
	const plan = planOf(tour.trip, tour.parts);
	expectBestOf(plan, keeping);
	expectBestOf(withItsNights(plan), keeping);
	// With rooms booked: days end only with the family's own nights.
	expectBestOf({ ...plan, hasAutomaticNights: false }, keeping);
}

/** Checks that the lower bound on the rest of an order never exceeds its true weight. */
function expectBounded(plan: TourPlan, order: readonly number[]) {
	const atLeast = boundOf(
		plan,
		lightestDrives(plan, () => true),
	);
	const weight = weightOf(plan, order);
	let partial: PartialOrder | null = null;
	let unvisited = (1 << order.length) - 1;
	for (const next of order) {
		if (partial) expect(partial.weight + atLeast(partial.clock, unvisited, next)).toBeLessThanOrEqual(weight);
		partial = follow(plan, partial, next);
		unvisited &= ~(1 << next);
		expect(partial.weight + atLeast(partial.clock, unvisited)).toBeLessThanOrEqual(weight);
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

test('no order is better than the best where a stay depends on what comes first and last', () => {
	let seen = 0;
	fc.assert(
		fc.property(anyTour(6, 4).map(withOwnPlaces), anyKeeping, ({ trip, parts }, keeping) => {
			const plan = inAnyOrder(planOf(trip, parts), keeping);
			const own = plan.stops.map((_, stop) => stop);
			expect(weightOf(plan, own)).toBe(weightOf(planOf(trip, parts), own));
			if (plan.stops.some(({ midway }) => midway)) seen++;
			expectBestOf(plan, keeping);
			expectBounded(plan, own);
		}),
		{ numRuns: 150 },
	);
	expect(seen).toBeGreaterThan(50);
});

test('minutes from the car count in any order where they decide whether a tour can still be reached', () => {
	const stops = [
		aStopAt('college 0', { visit_minutes: 352 }),
		aStopAt('x 20', { visit_minutes: 300 }),
		aStopAt('college 40', { tour_at: '2027-04-12T15:00' }),
	];
	const plan = alongRoad(stops, { start_date: '2027-04-12' });
	const inAny = inAnyOrder(plan, { first: false, last: false });
	expect(weightOf(inAny, [0, 1, 2])).toBe(weightOf(plan, [0, 1, 2]));
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

test('no order is better than the best where minutes at an airport may be of the evening after a flight', () => {
	const anyMinutes = fc.constantFrom(null, 0, 45, 240, 600);
	const anyFlight = fc.record({
		waits: fc.tuple(anyMinutes, anyMinutes, anyMinutes),
		tour_at: fc.constantFrom(null, '2027-04-13T09:15', '2027-04-13T15:00', '2027-04-14T10:00'),
		stops: fc.shuffledSubarray(['college 0', 'hotel 620', 'hotel 650', 'poi 640', 'restaurant 610'], {
			minLength: 2,
		}),
		isIslandFirst: fc.boolean(),
		start_date: fc.constantFrom('2027-04-12', null),
	});
	fc.assert(
		fc.property(anyFlight, anyKeeping, ({ waits, tour_at, stops, isIslandFirst, start_date }, keeping) => {
			const airports = ['airport 30', 'airport 600'].map((where, index) =>
				aStopAt(where, { visit_minutes: waits[index] ?? null }),
			);
			const hotels = stops.map((where) =>
				aStopAt(where, where === 'hotel 650' ? { visit_minutes: waits[2] } : {}),
			);
			const far = aStopAt('college 630', { tour_at });
			const all = isIslandFirst ? [...airports, ...hotels, far] : [...hotels, far, ...airports];
			const plan = alongRoad(all, { start_date }, noRoadFar);
			expectBestOf(plan, keeping);
			expectBounded(
				plan,
				all.map((_, stop) => stop),
			);
		}),
		{ numRuns: 100 },
	);
});

test('a wait at a campus all night may exceed the length of a day', () => {
	const visit = { visit_minutes: 1300, session_at: '2027-04-12T16:00', tour_at: '2027-04-13T10:00' };
	expectBounded(alongRoad([aStopAt('poi 0'), aStopAt('college 10', visit)]), [0, 1]);
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
