import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Json } from '#domain/sync/cell.ts';
import { copySharedTrip } from '#domain/trips/copy-shared-trip.ts';
import { tripFromCells } from '#domain/trips/trip.ts';
import { sharedTripOf } from '#domain/trips/trip-share.ts';
import { anyChanges, applied, aTripOf } from './builders.ts';

const EXPIRES = new Date('2027-01-01T00:00:00.000Z');

test('a copy of a shared trip has its stops and all its times, and new ids', () => {
	fc.assert(
		fc.property(anyChanges, (changes) => {
			const stored = [...applied(aTripOf(2), changes)].map(
				([path, { v, r }]) => [path, { v, r, t: 1, device: 'd_1', seq: r }] as const,
			);
			const shared = sharedTripOf({ cells: new Map(stored) }, EXPIRES);
			let count = 0;
			const copied = copySharedTrip(shared, () => `new${++count}`);
			const copy = new Map(
				[...applied(new Map(), copied)].map(([path, { v, r }]) => [
					path,
					{ v, r, t: 1, device: 'd_2', seq: r },
				]),
			);
			const { name: _theirs, ...times } = shared;
			expect(sharedTripOf({ cells: copy }, EXPIRES)).toMatchObject(times);
			const { stops } = tripFromCells('t', copy);
			expect(stops.every(({ id, note }) => /^new/.test(id) && note === '')).toBe(true);
		}),
	);
});

test.each([
	['Spring tour', 'Spring tour'],
	['ab', 'Shared trip'],
])('the copy of a shared trip called %j is called %j', (name, called) => {
	const cells = new Map([['name', { v: name, r: 1, t: 1, device: 'd_1', seq: 1 }]]);
	const copied = copySharedTrip(sharedTripOf({ cells }, EXPIRES), () => 'new');
	expect(tripFromCells('t', applied(new Map(), copied)).name).toBe(called);
});

test('a shared trip is as old as the last change that a stranger sees', () => {
	const cell = (v: Json, t: number) => ({ v, r: 1, t, device: 'd_1', seq: 1 });
	const lastChange = (...cells: [string, ReturnType<typeof cell>][]) =>
		Date.parse(
			sharedTripOf({ cells: new Map([['name', cell('Spring', 1000)], ...cells]) }, EXPIRES).last_modified,
		);
	expect(lastChange(['notes', cell('Mine alone', 5000)])).toBe(1000);
	expect(lastChange(['stops/s1/note', cell('Mine alone', 5000)])).toBe(1000);
	expect(lastChange(['stops/s1/live', cell(false, 5000)])).toBe(5000);
	expect(lastChange(['stops/s1/tour_at', cell(null, 5000)])).toBe(5000);
	expect(lastChange(['order', cell([], 5000)])).toBe(5000);
});
