import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { milesBetween, type Point } from '#domain/geo.ts';
import { driveMatrix, drives } from '#domain/roads/drives.ts';
import { highwayDirections, UNNAMED } from '#domain/roads/highway-directions.ts';
import { noRoadWords } from '#domain/roads/known-drives.ts';
import { unpackRoads } from '#domain/roads/packed-roads.ts';
import type { Route } from '#domain/roads/route.ts';
import { readPacked } from '../../read-packed.ts';

const table = unpackRoads(readPacked('highways.bin'));
const boston = { lat: 42.35, long: -71.1 };

function drive(from: Point, to: Point): Route {
	const found = drives(table, from, [to])[0];
	if (!found || 'noRoad' in found) throw new Error(`no drive from ${from.lat} to ${to.lat}`);
	return found;
}

const reason = (from: Point, to: Point) => {
	const found = drives(table, from, [to])[0];
	return found && 'noRoad' in found ? noRoadWords(found) : found;
};

const placed = ([lat = 0, long = 0]: number[]): Point => ({ lat, long });

/** Well-known drives between campuses: from, to, miles and hours as road atlases give them, and the roads that lead there. */
const known = `
42.3745 -71.1183 | 41.3113 -72.9267 | 136 | 2.3 | I-90 W, I-84 W, I-91 S
37.4275 -122.1697 | 34.0689 -118.4452 | 352 | 5.6 | US-101, CA-152, I-5 S, I-405
30.2849 -97.7341 | 29.7174 -95.4018 | 164 | 2.7 | TX-71 E, I-10 E
41.7886 -87.5987 | 42.278 -83.7382 | 237 | 3.8 | I-94 E
47.6553 -122.3035 | 44.0448 -123.0726 | 284 | 4.6 | I-5 S
36.0014 -78.9382 | 33.7925 -84.324 | 380 | 5.8 | I-85 S
44.974 -93.2277 | 43.0766 -89.4125 | 270 | 4.1 | I-94 E
29.9407 -90.1203 | 30.4133 -91.18 | 80 | 1.4 | I-10 W
36.1447 -86.8027 | 38.6488 -90.3108 | 312 | 4.8 | I-24 W, I-57 N, I-64 W
43.7044 -72.2887 | 44.0091 -73.1761 | 82 | 1.8 | I-89 N, US-4 W, US-7 N
42.4534 -76.4735 | 43.1306 -77.626 | 92 | 1.75 | NY-96, I-90 W
35.0844 -106.6198 | 32.2319 -110.9501 | 450 | 6.5 | I-25 S, I-10 W
`
	.trim()
	.split('\n')
	.map((line) => {
		const [from = '', to = '', miles, hours, roads = ''] = line.split(' | ');
		const place = (text: string) => placed(text.split(' ').map(Number));
		return {
			from: place(from),
			to: place(to),
			miles: Number(miles),
			hours: Number(hours),
			roads: roads.split(', '),
		};
	});

test('well-known drives have the miles, the hours and the roads that an atlas gives them', () => {
	for (const { from, to, miles, hours, roads } of known) {
		const route = drive(from, to);
		const named = highwayDirections(table, route).map(({ road }) => road);
		expect(Math.abs(route.miles / miles - 1), `${roads}: ${route.miles} miles`).toBeLessThan(0.04);
		expect(Math.abs(route.minutes / 60 / hours - 1), `${roads}: ${route.minutes} minutes`).toBeLessThan(0.15);
		expect(named).toEqual(expect.arrayContaining(roads));
	}
});

interface ReferencePair {
	from_lat: number;
	from_lon: number;
	to_lat: number;
	to_lon: number;
	miles: number;
}
const reference = new URL('../../../../shared/data/road-distances.json', import.meta.url);

// Sixty road distances that we do not commit; where they exist, the table is held to them.
if (existsSync(reference))
	test('miles are within 1.5 % at the median and 7 % for nine in ten, and 95 in 100 of them are on a named road', () => {
		const pairs: ReferencePair[] = JSON.parse(readFileSync(reference, 'utf8'));
		let named = 0;
		let all = 0;
		const errors = pairs.map(({ from_lat, from_lon, to_lat, to_lon, miles }) => {
			const route = drive({ lat: from_lat, long: from_lon }, { lat: to_lat, long: to_lon });
			for (const part of highwayDirections(table, route)) {
				all += part.miles;
				if (part.road !== UNNAMED) named += part.miles;
			}
			return { miles, error: Math.abs(route.miles / miles - 1) };
		});
		const worst = (share: number, among = errors) =>
			among.map(({ error }) => error).sort((a, b) => a - b)[Math.ceil((among.length - 1) * share)];
		const short = errors.filter(({ miles }) => miles <= 100);
		expect(worst(0.5)).toBeLessThan(0.015);
		expect(worst(0.9)).toBeLessThan(0.07);
		expect(worst(0.5, short)).toBeLessThan(0.03);
		expect(worst(0.9, short)).toBeLessThan(0.1);
		expect(named / all).toBeGreaterThan(0.95);
	});

/** Anywhere well inside the contiguous states. */
const inland = fc.record({
	lat: fc.double({ min: 33.5, max: 41, noNaN: true }),
	long: fc.double({ min: -117, max: -82, noNaN: true }),
});

test('a drive is never shorter than the straight line, takes a sensible time, and is equally long in the other direction', () => {
	fc.assert(
		fc.property(inland, inland, (from, to) => {
			const [there, back] = [drives(table, from, [to])[0], drives(table, to, [from])[0]];
			if (!there || !back || 'noRoad' in there || 'noRoad' in back) {
				expect(back).toEqual(there);
				return;
			}
			expect(there.miles).toBeGreaterThanOrEqual(milesBetween(from, to));
			// A place is not a drive from itself.
			expect(there.minutes).toBeGreaterThanOrEqual((there.miles / 80) * 60);
			expect(there.minutes).toBeLessThan((there.miles / 20) * 60 + 10);
			expect(back.miles).toBeCloseTo(there.miles, 6);
			expect(back.minutes).toBeCloseTo(there.minutes, 6);
		}),
		{ numRuns: 60 },
	);
});

test('directions add up to the drive, name no road twice in a row, and leave nothing short unnamed', () => {
	fc.assert(
		fc.property(inland, inland, (from, to) => {
			const route = drives(table, from, [to])[0];
			if (!route || 'noRoad' in route || route.miles < 10) return;
			const parts = highwayDirections(table, route);
			expect(parts.reduce((sum, { miles }) => sum + miles, 0)).toBeCloseTo(route.miles, 6);
			for (const [at, { road, miles }] of parts.entries()) {
				expect(road).not.toBe(parts[at + 1]?.road);
				if (road === UNNAMED && parts.length > 1) expect(miles).toBeGreaterThan(9.9);
			}
		}),
		{ numRuns: 60 },
	);
});

test('a trip’s matrix agrees with each single drive, in both directions', () => {
	const stops = known.slice(0, 5).map(({ from }) => from);
	const matrix = driveMatrix(table, [...stops, { lat: 21.3, long: -157.82 }]);
	stops.forEach((from, row) => {
		expect(matrix[row]?.[row]).toBe(null);
		expect(matrix[row]?.[stops.length]).toEqual({ noRoad: 'water', place: 'Oahu' });
		stops.forEach((to, column) => {
			if (row === column) return;
			const [found, alone] = [matrix[row]?.[column] as Route, drive(from, to)];
			expect(found.miles).toBeCloseTo(alone.miles, 6);
			const [roads, roadsAlone] = [found, alone].map((each) =>
				highwayDirections(table, each).map(({ road }) => road),
			);
			expect(roads).toEqual(roadsAlone);
		});
	});
});

test('a road is signed by the direction of the road as a whole', () => {
	const durham = { lat: 36.0, long: -78.94 };
	const greensboro = { lat: 36.07, long: -79.79 };
	const [wesleyan, brown] = [placed([41.5566, -72.6569]), placed([41.8268, -71.4025])];
	expect(highwayDirections(table, drive(durham, greensboro)).map(({ road }) => road)).toContain('I-85 S');
	expect(highwayDirections(table, drive(greensboro, durham)).map(({ road }) => road)).toContain('I-85 N');
	// From the campus down to the nearest interstate: three miles.
	const [dallas, collegeStation] = [placed([32.8412, -96.7845]), placed([30.6187, -96.3365])];
	expect(highwayDirections(table, drive(dallas, collegeStation))[0]?.road).toBe('US-75 S');
	// Connecticut 9 leads southeast, and its signs say south.
	expect(highwayDirections(table, drive(wesleyan, brown))[0]?.road).toBe('CT-9');
});

test('streets lead across no bay and no sound: the drive goes by the next bridge, or all the way around', () => {
	// Seattle Pacific University and Olympic College: Puget Sound between them, 68 miles by way of Tacoma.
	const around = drive({ lat: 47.6506, long: -122.3619 }, { lat: 47.5757, long: -122.6355 });
	expect(around.miles).toBeGreaterThan(62);
	expect(around.miles).toBeLessThan(74);
	// Eight miles across San Francisco Bay: near enough for streets, had they a bridge.
	const [tiburon, albany] = [placed([37.8735, -122.4566]), placed([37.885, -122.313])];
	expect(milesBetween(tiburon, albany)).toBeLessThan(8);
	const bridge = drive(tiburon, albany);
	expect(bridge.miles).toBeGreaterThan(15);
	expect(bridge.miles).toBeLessThan(32);
});

test('no drive leads over a pass that is closed every winter, and up to it the road is there', () => {
	const miles = (from: number[], to: number[]) => drive(placed(from), placed(to)).miles;
	const [fresno, leeVining] = [
		[36.7378, -119.7871],
		[37.9575, -119.1221],
	];
	expect(miles(fresno, leeVining)).toBeGreaterThan(250);
	expect(miles(fresno, [37.745, -119.59])).toBeLessThan(100);
	const [estesPark, grandLake] = [
		[40.377, -105.52],
		[40.25, -105.82],
	];
	expect(miles(estesPark, grandLake)).toBeGreaterThan(120);
	expect(miles([48.478, -120.186], [48.75, -122.48])).toBeGreaterThan(250);
	expect(miles([48.53, -121.43], [48.75, -122.48])).toBeLessThan(80);
	expect(miles([46.607, -121.67], [46.935, -121.474])).toBeGreaterThan(100);
	const redLodge = [45.186, -109.247];
	expect(miles(redLodge, [45.02, -109.93])).toBeGreaterThan(200);
	expect(miles(redLodge, [45.78, -108.5])).toBeLessThan(70);
	expect(miles([43.48, -110.76], [44.526, -109.056])).toBeGreaterThan(250);
	expect(miles([45.03, -110.705], [45.02, -109.93])).toBeLessThan(60);
});

test('a drive of a few miles needs no directions, and one to where we already are takes no time', () => {
	const across = drive(boston, { lat: 42.36, long: -71.09 });
	expect(highwayDirections(table, across)).toEqual([]);
	expect(across.miles).toBeLessThan(2);
	expect(drive(boston, boston)).toMatchObject({ miles: 0, minutes: 0 });
});

test('where no road joins two places, it says so instead of giving a number', () => {
	expect(reason(boston, { lat: 41.28, long: -70.1 })).toBe('No road leads to Nantucket.');
	expect(reason({ lat: 41.28, long: -70.1 }, boston)).toBe('No road leads to Nantucket.');
	expect(reason(boston, { lat: 21.3, long: -157.82 })).toBe('No road leads to Oahu.');
	// Ilisagvik College, 500 miles beyond the last road.
	expect(reason({ lat: 64.8576, long: -147.82 }, { lat: 71.3247, long: -156.68 })).toBe(
		'No road leads to Utqiagvik.',
	);
	expect(reason(boston, { lat: 18.4, long: -66.05 })).toBe('No road leads to Puerto Rico.');
	expect(reason(boston, { lat: 61.19, long: -149.8 })).toBe(
		'Our highway map covers the lower 48 states, not Alaska.',
	);
	expect(reason({ lat: 18.4, long: -66.05 }, { lat: 18.21, long: -67.14 })).toBe(
		'Our highway map covers the lower 48 states, not Puerto Rico.',
	);
	expect(reason(boston, { lat: 45.5, long: -73.57 })).toBe(
		'Only drives within the US are covered, not Canada.',
	);
	expect(reason(boston, { lat: 42.3, long: -83.0 })).toBe(
		'Only drives within the US are covered, not Canada.',
	);
	expect(reason(boston, { lat: 32.5, long: -117.0 })).toBe(
		'Only drives within the US are covered, not Mexico.',
	);
	expect(reason(boston, { lat: 48.85, long: 2.35 })).toBe('Only drives within the US are covered.');
	expect(reason(boston, { lat: 41.12, long: -112.48 })).toBe('No highway we know of is nearby.');
});

test('campuses on the border and on the shore of a lake that Canada shares are in the US', () => {
	for (const place of [
		[42.33, -83.07],
		[31.77, -106.5],
		[25.9, -97.49],
		[48.0, -122.2],
		[46.49, -84.36],
		[44.9, -67.0],
		[24.56, -81.77],
		[42.0008, -87.6569],
	]) {
		expect(drive({ lat: 38.65, long: -90.3 }, placed(place)).miles).toBeGreaterThan(270);
	}
});
