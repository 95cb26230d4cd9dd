import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { milesBetween } from '#domain/geo.ts';
import { estimateDrive, estimateDrives } from '#domain/roads/drive-estimate.ts';
import { landOf } from '#domain/roads/land.ts';
import {
	distanceWords,
	durationWords,
	fromCampusWords,
	sourceWords,
	tooLongWords,
} from '#domain/trips/travel-words.ts';

interface ReferencePair {
	from_lat: number;
	from_lon: number;
	to_lat: number;
	to_lon: number;
	miles: number;
}

const boston = { lat: 42.35, long: -71.1 };
const providence = { lat: 41.83, long: -71.4 };
const honolulu = { lat: 21.3, long: -157.82 };
const hilo = { lat: 19.7, long: -155.08 };
const sanJuan = { lat: 18.4, long: -66.05 };
const mayaguez = { lat: 18.21, long: -67.14 };
const nantucket = { lat: 41.28, long: -70.1 };
const reference = new URL('../../../../shared/data/road-distances.json', import.meta.url);

// Sixty road distances that we do not commit; where they exist, the estimate is held to them.
if (existsSync(reference))
	test('estimates are within 5 % at the median and 14 % for nine in ten', () => {
		const pairs: ReferencePair[] = JSON.parse(readFileSync(reference, 'utf8'));
		const errors = pairs
			.map(({ from_lat, from_lon, to_lat, to_lon, miles }) => {
				const drive = estimateDrive({ lat: from_lat, long: from_lon }, { lat: to_lat, long: to_lon });
				return Math.abs((drive?.miles ?? 0) / miles - 1);
			})
			.sort((a, b) => a - b);
		expect(errors[Math.floor(errors.length * 0.5)]).toBeLessThan(0.05);
		expect(errors[Math.floor(errors.length * 0.9)]).toBeLessThan(0.14);
	});

test('a drive has miles and minutes, and none to the same place', () => {
	const drive = estimateDrive(boston, providence);
	expect(drive?.miles).toBeGreaterThan(44);
	expect(drive?.miles).toBeLessThan(56);
	expect(drive?.minutes).toBeGreaterThan(50);
	expect(drive?.minutes).toBeLessThan(75);
	expect(estimateDrive(boston, boston)).toMatchObject({ miles: 0, minutes: 0 });
});

test.each([
	['in town', 0.01, 0.03, 25],
	['around it', 0.15, 0.25, 45],
	['on the highway', 1, 2, 62],
])('%s an estimate drives at its pace', (_where, nearer, farther, mph) => {
	const north = (degrees: number) => estimateDrive({ lat: 40, long: -95 }, { lat: 40 + degrees, long: -95 });
	const [short, long] = [north(nearer), north(farther)];
	if (!short || !long) throw new Error('No road leads north');
	expect(((long.miles - short.miles) / (long.minutes - short.minutes)) * 60).toBeCloseTo(mph, 6);
});

test('roads wind by a fifth across the country, and by two fifths next door', () => {
	const winding = (degrees: number) => {
		const to = { lat: 40 + degrees, long: -95 };
		return (estimateDrive({ lat: 40, long: -95 }, to)?.miles ?? 0) / milesBetween({ lat: 40, long: -95 }, to);
	};
	expect(winding(0.001)).toBeCloseTo(1.4, 2);
	// At 15 miles the rest has fallen to 1/e.
	expect(winding(15 / 69.0934)).toBeCloseTo(1.2736, 3);
	expect(winding(5)).toBeCloseTo(1.2, 3);
	expect(estimateDrive(boston, providence)).toMatchObject({ by: 'straight line', directions: [], steps: [] });
	// Two places at sea, neither with a road.
	expect(estimateDrive({ lat: 35, long: -40 }, { lat: 36, long: -40 })).toBe(null);
});

test('where no road goes, there is no estimate', () => {
	expect(estimateDrive(boston, honolulu)).toBe(null);
	expect(estimateDrive(honolulu, hilo)).toBe(null);
	expect(estimateDrive(boston, sanJuan)).toBe(null);
	expect(estimateDrive(boston, nantucket)).toBe(null);
	expect(estimateDrive(boston, { lat: 61.19, long: -149.8 })).toBe(null);
	expect(estimateDrive(boston, { lat: 48.85, long: 2.35 })).toBe(null);
	expect(estimateDrive(sanJuan, mayaguez)?.miles).toBeGreaterThan(70);
});

test('the mainland reaches from Maine to San Diego and from Key West to Bellingham', () => {
	const corners = [
		[44.9, -67],
		[32.77, -117.07],
		[24.56, -81.77],
		[48.73, -122.49],
		[43.66, -70.26],
	];
	for (const [lat = 0, long = 0] of corners) expect(landOf({ lat, long })).toBe('mainland');
});

test('a list has a leg between neighbors; the total counts those with a road', () => {
	expect(estimateDrives([])).toEqual({ legs: [], gaps: [], total: { miles: 0, minutes: 0 } });
	const { legs, gaps, total } = estimateDrives([boston, providence, honolulu]);
	expect(legs).toEqual([estimateDrive(boston, providence), null]);
	expect(gaps).toEqual(['', 'No road between these two']);
	expect(total).toEqual({ miles: legs[0]?.miles, minutes: Math.round(legs[0]?.minutes ?? 0) });
	const fairbanks = { lat: 64.84, long: -147.72 };
	expect(estimateDrives([boston, fairbanks]).gaps).toEqual(['We know no road between these two']);
});

test('durations and distances in words', () => {
	expect([0, 45.4, 47, 59.6, 70.2, 118, 600].map(durationWords)).toEqual([
		'0 min',
		'45 min',
		'47 min',
		'1 h',
		'1 h 10 min',
		'2 h',
		'10 h',
	]);
	expect([0, 0.42, 9.96, 56.2, 999.6, 1204, 12_045].map(distanceWords)).toEqual([
		'0 mi',
		'0.4 mi',
		'10 mi',
		'56 mi',
		'1,000 mi',
		'1,204 mi',
		'12,045 mi',
	]);
	expect((['road', 'highways', 'straight line'] as const).map((by) => sourceWords({ by }))).toEqual([
		'road',
		'highway estimate',
		'straight line',
	]);
	expect(tooLongWords({ miles: 500, minutes: 480 })).toBe('');
	expect(tooLongWords({ miles: 500, minutes: 481 })).toMatch(/^Too long for one day: /);
});

test('a place at no distance is on campus', () => {
	expect([0, 0.04, 0.06, 2.5].map(fromCampusWords)).toEqual(['On campus', 'On campus', '0.1 mi', '2.5 mi']);
});
