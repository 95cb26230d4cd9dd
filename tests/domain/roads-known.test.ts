import { expect, test } from 'vitest';
import { milesBetween } from '#domain/geo.ts';
import { answer, knownDrives, pairKey, pairsOf } from '#domain/roads/known-drives.ts';
import { unpackRoads } from '#domain/roads/packed-roads.ts';
import { roadTable } from '#domain/roads/road-table.ts';
import { estimateDrive, estimateDrives } from '#domain/trips/drive-estimate.ts';
import { sourceWords, tooLongWords } from '#domain/trips/travel-words.ts';
import { readPacked } from '../read-packed.ts';

const table = roadTable(unpackRoads(readPacked('highways.bin')));
const harvard = { lat: 42.3745, long: -71.1183 };
const yale = { lat: 41.3113, long: -72.9267 };
const brown = { lat: 41.8268, long: -71.4025 };
const oahu = { lat: 21.3, long: -157.82 };
const windward = { lat: 21.4, long: -157.8 };
const toronto = { lat: 43.66, long: -79.39 };

test('a question about all drives is answered for every order, and one in order for its legs', () => {
	const points = [harvard, yale, brown];
	expect(Object.keys(answer(table, { points, which: 'all' }))).toHaveLength(6);
	const legs = answer(table, { points, which: 'in order' });
	expect(Object.keys(legs)).toEqual([pairKey(harvard, yale), pairKey(yale, brown)]);
	expect(pairsOf({ points: [harvard], which: 'all' })).toEqual([]);
	const known = knownDrives(answer(table, { points, which: 'all' }));
	const { legs: there } = estimateDrives(points, known);
	const { legs: back } = estimateDrives([...points].reverse(), known);
	expect([...there, ...back].map((leg) => leg?.by)).toEqual(Array(4).fill('highways'));
	expect(there[0]?.miles).toBeCloseTo(back[1]?.miles ?? 0, 6);
	expect(there[0]?.directions.map(({ road }) => road)).toEqual(['I-90 W', 'I-84 W', 'I-91 S']);
	expect(back[1]?.directions.map(({ road }) => road)).toEqual(['I-91 N', 'I-84 E', 'I-90 E']);
});

test('the line of a drive leads from one place to the other along the roads', () => {
	const { legs } = estimateDrives(
		[harvard, yale],
		knownDrives(answer(table, { points: [harvard, yale], which: 'all' })),
	);
	const line = [...(legs[0]?.line ?? [])];
	const points = Array.from({ length: line.length / 2 }, (_, at) => ({
		lat: line[at * 2] ?? 0,
		long: line[at * 2 + 1] ?? 0,
	}));
	expect(milesBetween(harvard, points[0] ?? yale)).toBeLessThan(3);
	expect(milesBetween(yale, points.at(-1) ?? harvard)).toBeLessThan(3);
	const miles = points.slice(1).reduce((sum, point, at) => sum + milesBetween(points[at] ?? point, point), 0);
	expect(miles / (legs[0]?.miles ?? 0)).toBeGreaterThan(0.92);
	expect(miles / (legs[0]?.miles ?? 0)).toBeLessThan(1.001);
});

test('until the table has answered, and where it has no roads, a drive goes by the straight line and says so', () => {
	expect(knownDrives({}).between(harvard, yale)).toEqual(estimateDrive(harvard, yale));
	expect(estimateDrive(harvard, yale)).toMatchObject({ by: 'straight line', directions: [] });
	const known = knownDrives(answer(table, { points: [oahu, windward, harvard, toronto], which: 'all' }));
	expect(known.between(oahu, windward)).toEqual(estimateDrive(oahu, windward));
	expect(estimateDrives([harvard, oahu, toronto, harvard], known)).toMatchObject({
		legs: [null, null, null],
		gaps: [
			'No road leads to Oahu.',
			'Only drives within the US are covered, not Canada.',
			'Only drives within the US are covered, not Canada.',
		],
		total: { miles: 0, minutes: 0 },
		isWhole: false,
	});
});

test('a drive says what its figures go by, and when it is too long for one day', () => {
	expect(sourceWords({ by: 'highways' })).toBe('highway estimate');
	expect(sourceWords({ by: 'straight line' })).toBe('straight line');
	expect(tooLongWords({ miles: 500, minutes: 480 })).toBe('');
	expect(tooLongWords({ miles: 501, minutes: 481 })).toBe('Too long for one day: sleep on the way, or fly.');
});
