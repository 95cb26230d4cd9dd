import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { readDate } from '#domain/calendar-day.ts';
import type { Json } from '#domain/sync/cell.ts';
import { copySharedTrip } from '#domain/trips/copy-shared-trip.ts';
import { tripFromCells } from '#domain/trips/trip.ts';
import { endsTooSoon, shareDaysFor, sharedTripOf, sharedTripSchema } from '#domain/trips/trip-share.ts';
import { anyChanges, aPlace, applied, aTripOf } from './builders.ts';

afterEach(() => void vi.unstubAllEnvs());

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

/** What a server sent for a link, with every field that may be shown. */
const stored = {
	name: 'Spring tour',
	start_date: '2027-04-12',
	day_start: '09:00',
	day_end: '18:00',
	lunch_minutes: 45,
	days: [{ number: 2, day_start: '08:00', day_end: '17:30', lunch_minutes: 0 }],
	stops: [
		{
			place: aPlace(),
			session_at: '2027-04-12T09:00',
			tour_at: '2027-04-12T10:00',
			visit_minutes: 90,
			parking_minutes: 15,
			overnight: false,
		},
	],
	trip_string: 'c217156',
	last_modified: '1970-01-01T00:00:01.000Z',
	expires: EXPIRES.toISOString(),
};

test('a trip that was shared before reads the same, and is shared the same way today', () => {
	expect(sharedTripSchema.parse(stored)).toEqual(stored);
	const { days, stops, trip_string: _, last_modified: __, expires: ___, ...facts } = stored;
	const cells = new Map<string, Json>([
		...Object.entries({ ...facts, notes: 'Mine alone' }),
		...days.flatMap(({ number, ...values }) =>
			Object.entries(values).map(([field, value]) => [`days/${number}/${field}`, value] as const),
		),
		...stops.flatMap((stop) =>
			Object.entries({ ...stop, note: 'Mine alone', live: true }).map(
				([field, value]) => [`stops/s1/${field}`, value as Json] as const,
			),
		),
	]);
	const trip = new Map([...cells].map(([path, v]) => [path, { v, r: 1, t: 1000, device: 'd_1', seq: 1 }]));
	expect(sharedTripOf({ cells: trip }, EXPIRES)).toEqual(stored);
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

test.each([
	['no date', '', 30, false],
	['next week', '2026-12-06', 7, false],
	// The link would end that day at lunch.
	['a week from now', '2026-12-07', 30, false],
	['the week after', '2026-12-29', 30, false],
	['April', '2027-04-22', 180, false],
	['next fall', '2027-10-12', 180, true],
])('a link to a trip that ends on %s lasts until the trip is over, if it may', (_, last, days, isShort) => {
	vi.stubEnv('TZ', 'America/New_York');
	const now = new Date('2026-11-30T17:00:00Z');
	const lastDay = readDate(last);
	expect(shareDaysFor(lastDay, now)).toBe(days);
	expect(endsTooSoon(shareDaysFor(lastDay, now), lastDay, now)).toBe(isShort);
});
