import fc from 'fast-check';
import type { Cells, Change, Json } from '#domain/sync/cell.ts';
import { addStop } from '#domain/trips/edit-stops.ts';
import { startTrip } from '#domain/trips/edit-trip.ts';
import { type StopPlace, stopTypes } from '#domain/trips/stop-place.ts';
import { tripFromCells } from '#domain/trips/trip.ts';
import { stopValues } from '#domain/trips/trip-values.ts';

export function aPlace(over: Partial<StopPlace> = {}): StopPlace {
	const brown = {
		type: 'college',
		code: '217156',
		name: 'Brown University',
		city: 'Providence',
		state: 'RI',
	} as const;
	return { ...brown, lat: 41.826, long: -71.403, ...over };
}

/** The cells after changes, each with the next revision. */
export function applied(cells: Cells, changes: readonly Change[]): Cells {
	const after = new Map(cells);
	let r = Math.max(0, ...[...cells.values()].map((cell) => cell.r));
	for (const { path, value } of changes) after.set(path, { v: value, r: ++r });
	return after;
}

/** A named trip of stops `s1` … `sn`. */
export function aTripOf(stopCount: number): Cells {
	let cells = applied(new Map(), startTrip('Spring tour'));
	for (let n = 1; n <= stopCount; n++) {
		const added = addStop(tripFromCells('t', cells), {
			id: `s${n}`,
			place: aPlace({ code: String(100 + n) }),
		});
		if (added.ok) cells = applied(cells, added.changes);
	}
	return cells;
}

export const anyWord = fc.oneof(
	fc.string({ unit: 'grapheme', maxLength: 40 }),
	fc.constantFrom('__proto__', 'constructor', 'a,b,,c', 'שלום, עולם', '👩🏽‍🎓🏳️‍🌈', '\u202Eabc', '', ' '),
);
export const anyJson = fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Json>;

export const anyPlace: fc.Arbitrary<StopPlace> = fc.record({
	type: fc.constantFrom(...stopTypes),
	code: anyWord,
	name: anyWord,
	city: anyWord,
	state: anyWord,
	lat: fc.double({ min: -90, max: 90, noNaN: true }),
	long: fc.double({ min: -180, max: 180, noNaN: true }),
});

const stopFields = ['place', 'live', ...Object.keys(stopValues)];
const anyId = fc.constantFrom('s1', 's2', 's3', '__proto__', 'constructor');
const anyPath = fc.oneof(
	fc.constantFrom('name', 'notes', 'start_date', 'order', 'life', '__proto__', 'stops', 'stops/', 'novel/x'),
	fc.constantFrom(
		'day_start',
		'day_end',
		'lunch_minutes',
		'days/2/day_start',
		'days/2/lunch_minutes',
		'days/0/day_end',
	),
	fc.tuple(anyId, fc.constantFrom(...stopFields, '__proto__')).map(([id, field]) => `stops/${id}/${field}`),
);
const anyTime = fc.constantFrom('2027-04-12', '2027-04-12T10:00', '09:30', 45, 150);
const anyValue = fc.oneof(anyJson, anyPlace, anyTime, fc.boolean(), fc.array(anyId)) as fc.Arbitrary<Json>;
export const anyChanges: fc.Arbitrary<Change[]> = fc.array(fc.record({ path: anyPath, value: anyValue }));
