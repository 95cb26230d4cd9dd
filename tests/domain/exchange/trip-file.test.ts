import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isTripFile, readTripFile, tripFile } from '#domain/exchange/trip-file.ts';
import { readJson } from '#domain/read-json.ts';
import { contentOf } from '#domain/trips/trip-content.ts';
import { dayValues, fieldsOf, stopTimes } from '#domain/trips/trip-values.ts';
import { aContent, anyContent, tripOf } from './builders.ts';

const read = (text: string) => readTripFile(readJson(text));

test('a trip file brings back the whole trip, whatever its texts hold', () => {
	fc.assert(
		fc.property(anyContent, (content) => {
			const trip = tripOf(content);
			const text = tripFile(trip);
			expect(isTripFile(readJson(text))).toBe(true);
			expect(read(text)).toEqual({ content: contentOf(trip) });
			expect(contentOf(trip)).toEqual(content);
		}),
	);
});

test.each([
	['"tour_at": null', '"tour_at": "tomorrow"', 'stop 1, tour_at'],
	['"lat": 41.826', '"lat": 941.826', 'stop 1, place'],
	['"start_date": null', '"start_date": "2027-02-30"', 'start_date'],
	['"days": []', '"days": [{"number": 0}]', 'day 1, number'],
	['"stops": [', '"stops": {}, "more": [', 'stops'],
	['"note": ""', `"note": ${JSON.stringify('x'.repeat(40_000))}`, 'stop 1, note'],
])('a trip file with %s turned into %s is refused by name', (good, bad, where) => {
	const text = tripFile(tripOf(aContent(['Brown University'])));
	expect(text).toContain(good);
	expect(read(text.replace(good, bad))).toEqual({ fault: { kind: 'wrong_value', where } });
});

test('a file from before a field existed leaves that field alone', () => {
	const trip = tripOf(aContent(['Brown University']));
	const since = [...fieldsOf(stopTimes), ...fieldsOf(dayValues), 'start_date'];
	const old = JSON.parse(tripFile(trip), (key, value) => (since.includes(key) ? undefined : value));
	expect(readTripFile(old)).toEqual({ content: contentOf(trip) });
});

test('a file of a newer version says so', () => {
	const text = tripFile(tripOf(aContent(['Brown University']))).replace('"version": 1', '"version": 2');
	expect(read(text)).toEqual({ fault: { kind: 'newer' } });
});

test('anything but a trip file is refused, and so is endless JSON', () => {
	expect(isTripFile(readJson('{"format":"other","version":1}'))).toBe(false);
	expect(readJson('{"a":')).toBeUndefined();
	expect(isTripFile(readJson('['.repeat(1_000_000)))).toBe(false);
	expect(isTripFile(readJson('['.repeat(100_000) + ']'.repeat(100_000)))).toBe(false);
});
