import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packShapes, unpackShapes } from '#domain/map/packed-shapes.ts';
import { packColumn, packNumbers, readColumn, unpackNumbers } from '#domain/packed-numbers.ts';
import { packTowns, unpackTowns } from '#domain/towns/packed-towns.ts';

test('whole numbers come back as they went in', () => {
	fc.assert(
		fc.property(fc.array(fc.integer({ min: -(2 ** 40), max: 2 ** 40 })), (numbers) => {
			expect([...unpackNumbers(packNumbers(numbers))]).toEqual(numbers.map((number) => number + 0));
		}),
	);
});

test('numbers of a fixed width can be read one by one', () => {
	const text = packColumn([0, 63, 4095, 262143], 3);
	expect([0, 1, 2, 3].map((at) => readColumn(text, at, 3))).toEqual([0, 63, 4095, 262143]);
});

test('shapes come back to within half a step of the grid', () => {
	const grid = { origin: [-180, -15] as [number, number], step: [0.01, 0.02] as [number, number] };
	const point = fc.tuple(
		fc.double({ min: -180, max: 180, noNaN: true }),
		fc.double({ min: -15, max: 72, noNaN: true }),
	);
	fc.assert(
		fc.property(fc.array(fc.array(fc.array(point))), (shapes) => {
			const back = unpackShapes(packShapes(shapes, grid), grid);
			expect(back.map((rings) => rings.map((ring) => ring.length))).toEqual(
				shapes.map((rings) => rings.map((ring) => ring.length)),
			);
			for (const [at, [long, lat]] of shapes.flat(2).entries()) {
				const [backLong, backLat] = back.flat(2)[at] ?? [];
				expect(Math.abs((backLong ?? 999) - long)).toBeLessThanOrEqual(0.00501);
				expect(Math.abs((backLat ?? 999) - lat)).toBeLessThanOrEqual(0.01001);
			}
		}),
	);
});

test('towns come back with their names whole and within 50 meters or so', () => {
	const towns = [
		{ name: 'Hagåtña', state_abbreviation: 'GU', lat: 13.4757, long: 144.7489, size: 3 },
		{ name: 'Northampton', state_abbreviation: 'MA', lat: 42.3251, long: -72.6412, size: 27 },
		{ name: 'Northbridge', state_abbreviation: 'MA', lat: 42.1512, long: -71.6495, size: 15 },
		{ name: 'Nantucket', state_abbreviation: 'MA', lat: 41.2832, long: -70.0995, size: 14 },
		{ name: 'Northampton', state_abbreviation: 'PA', lat: 40.6862, long: -75.4968, size: 20 },
		{ name: 'Northfield', state_abbreviation: 'MN', lat: 44.4583, long: -93.1616, size: 24 },
	];
	for (const [at, town] of unpackTowns(packTowns(towns)).entries()) {
		const before = towns[at];
		expect(town).toMatchObject({ name: before?.name, state_abbreviation: before?.state_abbreviation });
		expect(town.lat).toBeCloseTo(before?.lat ?? 0, 3);
		expect(Math.abs(town.long - (before?.long ?? 0))).toBeLessThan(0.0007);
		expect(town.size).toBe(before?.size);
	}
});

test('what the name of a town shares with the one before is stored once, as far as a letter counts', () => {
	const town = { state_abbreviation: 'MA', lat: 42, long: -72, size: 1 };
	const long = 'Northampton'.repeat(7);
	const names = ['North', 'Northampton', 'Northfield', long, `${long} Center`];
	const packed = packTowns(names.map((name) => ({ ...town, name })));
	expect(packed.names.split('|').map((text) => text.slice(1))).toEqual([
		'North',
		'ampton',
		'field',
		long.slice('North'.length),
		`${long} Center`.slice(63),
	]);
	expect(unpackTowns(packed).map(({ name }) => name)).toEqual(names);
});
