import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Point } from '#domain/geo.ts';
import { noWorseIn } from '#domain/schedule/no-worse.ts';
import { follow, weightOf } from '#domain/schedule/order-weight.ts';
import { anyKeeping, bestOrder, bruteForce, expectBestOf, withItsNights } from './brute-force.ts';
import { alongRoad, aStopAt, noRoadFar, seldom } from './builders.ts';

// On most of these trips whoever is ahead stays ahead, and the search drops every way that is behind.
test('no order of stops without a tour is better than the best', () => {
	const anyStop = fc.record({
		type: fc.constantFrom(
			'college',
			'college',
			'college',
			'college',
			'college',
			'poi',
			'hotel',
			'restaurant',
		),
		minute: fc.oneof(fc.nat(60), fc.nat(500)),
		visit_minutes: fc.option(fc.constantFrom(5, 60, 130, 300)),
		overnight: seldom(fc.constant(true)),
	});
	const anyTrip = fc.record({
		stops: fc.array(anyStop, { minLength: 6, maxLength: 6 }),
		start_date: fc.constantFrom(null, '2027-04-12', '2027-04-15', '2027-04-16'),
		day_end: fc.constantFrom(null, '13:00', '21:00'),
		days: fc.uniqueArray(
			fc.record({
				number: fc.constant(2),
				day_start: fc.constant('11:00'),
				day_end: fc.constant(null),
				lunch_minutes: fc.constant(null),
			}),
			{
				selector: ({ number }) => number,
				maxLength: 1,
			},
		),
		lunch_minutes: fc.constantFrom(null, 0, 90),
		west: fc.constantFrom('America/New_York', 'America/New_York', 'America/Chicago'),
	});
	fc.assert(
		fc.property(anyTrip, anyKeeping, ({ stops, west, ...times }, keeping) => {
			const along = stops.map(({ type, minute, ...over }, index) => ({
				...aStopAt(`${type} ${minute}`, over),
				id: `s${index}`,
			}));
			const zoneOf = ({ long }: Point) => (long < -71 ? west : 'America/New_York');
			const plan = alongRoad(along, times, { zoneOf });
			expectBestOf(plan, keeping);
			expectBestOf(withItsNights(plan), keeping);
		}),
		{ numRuns: 80 },
	);
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

test('being a day ahead is not better while the overtime of that day is still to be weighed', () => {
	// The counterexample when the search drops whoever is a day behind.
	const visited = (id: string, minute: number, visit_minutes: number | null) => ({
		...aStopAt(`college ${minute}`, { visit_minutes }),
		id,
	});
	const stops = [
		visited('a', 0, 5),
		visited('b', 0, null),
		visited('c', 0, 300),
		visited('d', 53, null),
		visited('e', 385, 60),
		visited('f', 0, 60),
	];
	expectBestOf(alongRoad(stops, { start_date: null, lunch_minutes: 90 }), { first: true, last: true });
});

test('with two families that have landed, neither is as good as the other whose morning begins earlier', () => {
	const plan = alongRoad([aStopAt('airport 30'), aStopAt('airport 600')], {}, noRoadFar);
	const a = follow(plan, follow(plan, null, 0), 1);
	const isNoWorse = noWorseIn(plan, 3);
	const b = { ...a, clock: { ...a.clock, landed: (a.clock.landed ?? 0) - 60 } };
	expect([isNoWorse(a, a), isNoWorse(a, b)]).toEqual([true, false]);
	expect(isNoWorse({ ...a, lead: a.clock }, { ...a, lead: b.clock })).toBe(false);
});
