import { expect, test } from 'vitest';
import { unpackRoads } from '#domain/roads/packed-roads.ts';
import colleges from '../../src/domain/catalogue/colleges.json' with { type: 'json' };
import { readPacked } from '../read-packed.ts';

const { water } = unpackRoads(readPacked('highways.bin'));
const isBetween = (from: readonly [number, number], to: readonly [number, number]) =>
	water.isBetween({ lat: from[0], long: from[1] }, { lat: to[0], long: to[1] });

test.each([
	['Puget Sound', [47.65, -122.36], [47.58, -122.63]],
	['San Francisco Bay', [37.79, -122.4], [37.83, -122.3]],
	['Lake Champlain', [44.7, -73.45], [44.48, -73.2]],
	['Long Island Sound', [40.88, -73.64], [40.95, -73.73]],
	['Mobile Bay', [30.6, -87.92], [30.69, -88.04]],
	['Utah Lake', [40.28, -111.71], [40.26, -111.87]],
] as const)('%s is wide water', (_name, from, to) => {
	expect(isBetween(from, to)).toBe(true);
});

test.each([
	['Harvard and MIT, across the Charles', [42.3745, -71.1183], [42.3601, -71.0942]],
	['the George Washington Bridge, across the Hudson', [40.85, -73.97], [40.85, -73.93]],
	['Memphis and Arkansas, across the Mississippi', [35.14, -90.06], [35.15, -90.18]],
	['two towns in Ontario', [42.98, -81.25], [43.13, -80.75]],
	['Loyola and Northwestern, along Lake Michigan', [41.999, -87.658], [42.056, -87.675]],
] as const)('between %s there is none', (_name, from, to) => {
	expect(isBetween(from, to)).toBe(false);
});

test('no college is in it', () => {
	const wet = colleges.filter(({ lat, long }) => isBetween([lat - 0.012, long], [lat + 0.012, long]));
	expect(wet.map(({ name }) => name)).toEqual([]);
});
