import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isTripsFile, readTripsFile, tripsFileHead } from '#domain/exchange/trips-file.ts';
import { readJson } from '#domain/read-json.ts';
import { aContent, anyContent, tripOf } from './builders.ts';

const [yale, brown] = ['Yale University', 'Brown University'].map((name) => tripOf(aContent([name])));
const written = (...trips: unknown[]) => JSON.parse(JSON.stringify({ ...tripsFileHead, trips, unsent: [] }));

test('a file of several trips brings each back whole, whatever its texts hold', () => {
	fc.assert(
		fc.property(fc.array(anyContent, { maxLength: 3 }), (contents) => {
			const json = readJson(JSON.stringify(written(...contents.map(tripOf))));
			expect(isTripsFile(json)).toBe(true);
			expect(readTripsFile(json)).toEqual({
				trips: contents.map((content) => ({ content, isTrashed: false })),
			});
		}),
	);
});

test('a trip in the trash says so, and a permanently deleted one stays deleted', () => {
	const file = written({ ...yale, life: 'gone' }, { ...brown, life: 'trashed' });
	expect(readTripsFile(file)).toMatchObject({
		trips: [{ content: { stops: [{ place: { name: 'Brown University' } }] }, isTrashed: true }],
	});
});

test('one wrong value refuses the file, and is named with its trip', () => {
	const wrong = { ...brown, stops: brown?.stops.map((stop) => ({ ...stop, tour_at: 'tomorrow' })) };
	expect(readTripsFile(written(yale, wrong))).toEqual({
		fault: { kind: 'wrong_value', where: 'trip 2, stop 1, tour_at' },
	});
	expect(readTripsFile(written(yale, { ...brown, life: 'lost' }))).toEqual({
		fault: { kind: 'wrong_value', where: 'trip 2, life' },
	});
	expect(readTripsFile({ ...tripsFileHead, trips: 7 })).toEqual({
		fault: { kind: 'wrong_value', where: 'trips' },
	});
});

test('a file of a newer version says so', () => {
	expect(readTripsFile({ ...written(yale), version: 2 })).toEqual({ fault: { kind: 'newer' } });
});

test('a file from before the head is read, too, and no other list of trips is', () => {
	for (const mark of [{ unsent: [] }, { exported: '2026-11-28T14:46:27.960Z' }]) {
		const old = { trips: [yale], ...mark };
		expect(isTripsFile(old)).toBe(true);
		expect(readTripsFile(old)).toMatchObject({ trips: [{ content: { name: 'Spring loop' } }] });
	}
	expect(isTripsFile({ trips: [yale] })).toBe(false);
	expect(isTripsFile({ ...tripsFileHead, format: 'college-tour-trails/trip', trips: [] })).toBe(false);
	expect(isTripsFile(readJson('['.repeat(100_000) + ']'.repeat(100_000)))).toBe(false);
});
