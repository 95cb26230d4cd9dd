import { expect, test } from 'vitest';
import type { Airport } from '#domain/places/place.ts';
import { rankAirports } from '#domain/places/rank-airports.ts';
import { readPacked } from '../../read-packed.ts';

const airports = readPacked<Airport[]>('airports.bin');
const codesFor = (query: string) => rankAirports(airports, query, 6).map(({ place_id }) => place_id);

test('airports are found by code, by city and by name', () => {
	expect(codesFor('bos')[0]).toBe('BOS');
	expect(codesFor('hartford')).toContain('BDL');
	expect(codesFor('logan boston')[0]).toBe('BOS');
	expect(codesFor('new york')).toEqual(expect.arrayContaining(['JFK', 'LGA']));
});

test('queries that mean nothing find no airport', () => {
	for (const query of ['', '   ', '👩🏽‍🎓', '__proto__', 'q'.repeat(10_000), 'שלום'])
		expect(codesFor(query)).toEqual([]);
});
