import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { expect, test } from 'vitest';
import { allSteps } from '#domain/all-steps.ts';
import type { Position } from '#domain/map/packed-shapes.ts';
import type { Airport } from '#domain/places/place.ts';
import usMap from '#generated/us-map.json' with { type: 'json' };
import { geoJsonOf } from '#map/base-map.ts';
import { type PackedOutlines, unpackOutline } from '#sheet/packed-outlines.ts';
import { sourcesOf } from '../../build/generated.ts';
import { readTowered } from '../../build/geo/airports.ts';
import { contains } from '../../build/geo/rings.ts';
import colleges from '../../src/domain/catalogue/colleges.json' with { type: 'json' };
import { readPacked } from '../read-packed.ts';

const folder = join(import.meta.dirname, '../../generated');
const kilobytes = (name: string) => statSync(join(folder, name)).size / 1000;

test('all geodata together stays small enough to be kept on the device', () => {
	expect(kilobytes('base-map.bin')).toBeLessThan(140);
	expect(kilobytes('towns.bin')).toBeLessThan(108);
	expect(kilobytes('campuses.bin')).toBeLessThan(60);
	expect(kilobytes('airports.bin')).toBeLessThan(16);
	expect(kilobytes('catalogue.bin')).toBeLessThan(35);
	expect(kilobytes('us-map.json')).toBeLessThan(36);
	expect(kilobytes('state-outlines.bin')).toBeLessThan(15);
	expect(kilobytes('maplibre.js')).toBeLessThan(1050);
	expect(kilobytes('highways.bin')).toBeLessThan(110);
});

test('the fonts leave out the weights that no screen shows', () => {
	for (const name of ['national-park', 'overpass'])
		expect(kilobytes(`${name}.woff2`)).toBeLessThan(
			statSync(
				join(
					import.meta.dirname,
					`../../node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`,
				),
			).size / 1300,
		);
});

test('the airports are the towered ones for civilians, under the names travelers know, with what the FAA says of airlines', () => {
	const airports: Airport[] = readPacked('airports.bin');
	const byId = new Map(airports.map((airport) => [airport.place_id, airport]));
	expect(airports.length).toBeGreaterThan(380);
	expect(airports.length).toBeLessThan(520);
	expect(byId.size).toBe(airports.length);
	expect(byId.get('BOS')).toMatchObject({ city: 'Boston', state_abbreviation: 'MA' });
	expect(byId.get('LAX')?.name).toBe('Los Angeles International Airport');
	expect(byId.get('LAX')?.lat).toBeCloseTo(33.94, 1);
	expect(byId.get('SJU')).toMatchObject({ state_abbreviation: 'PR' });
	expect(byId.get('TUS')?.name).toBe('Tucson International Airport');
	// The public list has the one under its old name, and the other not at all.
	expect(byId.get('DJT')).toMatchObject({ city: 'West Palm Beach', hub: 'M' });
	expect(byId.get('ATW')?.name).toBe('Appleton International Airport');
	for (const id of ['BOS', 'DTW', 'IAH']) expect(byId.get(id)?.hub).toBe('L');
	expect(byId.get('ITH')?.hub).toBe('N');
	for (const id of ['GLS', 'PTK', 'FTW', 'LEE', 'GYY']) expect(byId.get(id)?.hub).toBe('');
	for (const { name } of airports) {
		expect(name).not.toMatch(/Air Force|Army|Naval/);
		expect(name).not.toBe(name.toUpperCase());
	}
});

test('a list of airports without one of its columns stops the build with its name', () => {
	expect(() => readTowered('faa_id,icao,city,state,lat,long\nBOS,KBOS,BOSTON,MA,42.36,-71.01')).toThrow(
		'towered-airports.csv has no column hub',
	);
});

test('every state has an outline of few points, closed, the biggest piece first', () => {
	const packed = readPacked<PackedOutlines>('state-outlines.bin');
	const outlineOf = (state: string) => unpackOutline(packed, state) ?? [];
	expect(Object.keys(packed)).toHaveLength(56);
	for (const state of Object.keys(packed)) {
		const rings = outlineOf(state);
		expect(rings.flat().length, state).toBeLessThanOrEqual(120);
		for (const ring of rings) expect(ring.at(-1), state).toEqual(ring[0]);
	}
	expect(contains(outlineOf('MA')[0] ?? [], [-72.5, 42.35])).toBe(true);
	expect(contains(outlineOf('HI')[0] ?? [], [-155.5, 19.6])).toBe(true);
});

test('the map of states draws all of them and each bundled college', () => {
	expect(usMap.states).toHaveLength(52);
	for (const { d } of usMap.states) expect(d).toMatch(/^M.*z$/);
	const drawn: Record<string, number[]> = usMap.colleges;
	expect(colleges.filter(({ ipeds_id }) => !drawn[ipeds_id])).toEqual([]);
});

/** The shore is drawn to within a third of a mile; a campus on the water's edge may lie that far out. */
const AROUND = [0, 0.005, -0.005].flatMap((x) => [0, 0.005, -0.005].map((y) => [x, y] as const));

test('on the base map every bundled college is on land and in no lake', () => {
	const { features } = JSON.parse(allSteps(geoJsonOf(readPacked('base-map.bin'))).join(''));
	const areas = (kind: string): Position[][] =>
		features
			.find(({ properties }: { properties: { kind: string } }) => properties.kind === kind)
			.geometry.coordinates.map(([outer]: Position[][]) => outer);
	const land = areas('land');
	const lakes = areas('innerLakes');
	const drowned = colleges.filter(({ long, lat }) => {
		const isOnLand = AROUND.some(([x, y]) => land.some((ring) => contains(ring, [long + x, lat + y])));
		return !isOnLand || lakes.some((ring) => contains(ring, [long, lat]));
	});
	expect(drowned.map(({ name }) => name)).toEqual([]);
});

test('the map script is one valid script', () => {
	const source = readFileSync(join(folder, 'maplibre.js'), 'utf8');
	expect(() => new Script(source)).not.toThrow();
	expect(source).toContain('3-Clause BSD');
});

test('generated files follow everything they are made from: inputs, and code that the extraction takes from the app', () => {
	const root = join(import.meta.dirname, '../..');
	expect(sourcesOf(root, 'towns.bin')).toEqual(
		expect.arrayContaining([
			'build/geo/towns.ts',
			'src/domain/towns/packed-towns.ts',
			'src/domain/packed-numbers.ts',
			'package-lock.json',
		]),
	);
	expect(sourcesOf(root, 'catalogue.bin')).toContain('src/domain/catalogue/colleges.json');
	expect(sourcesOf(root, 'highways.bin')).toEqual(
		expect.arrayContaining([
			'build/geo/atlas.ts',
			'build/roads/corridors/interstates.txt',
			'build/roads/lines/ne-roads-us.json.gz',
			'src/domain/geo.ts',
		]),
	);
});
