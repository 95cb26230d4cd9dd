import { expect, test } from 'vitest';
import { milesBetween } from '#domain/geo.ts';
import { estimateDrive, estimateDrives } from '#domain/roads/drive-estimate.ts';
import { answer, knownDrives, pairKey, pairsOf, streetLeg } from '#domain/roads/known-drives.ts';
import { unpackRoads } from '#domain/roads/packed-roads.ts';
import { encodeLine, type RoadDrive } from '#domain/roads/road-drives.ts';
import { sourceWords, tooLongWords } from '#domain/trips/travel-words.ts';
import { readPacked } from '../../read-packed.ts';

const table = unpackRoads(readPacked('highways.bin'));
const harvard = { lat: 42.3745, long: -71.1183 };
const yale = { lat: 41.3113, long: -72.9267 };
const brown = { lat: 41.8268, long: -71.4025 };
const oahu = { lat: 21.3, long: -157.82 };
const windward = { lat: 21.4, long: -157.8 };
const toronto = { lat: 43.66, long: -79.39 };

test('a request for all drives is answered for every order; one for this order, for its legs', () => {
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

test('ten miles of streets before or after the highways belong to no highway, and fewer to the next one', () => {
	const directionsTo = (from: typeof harvard, to: typeof harvard) =>
		estimateDrives([from, to], knownDrives(answer(table, { points: [from, to], which: 'all' }))).legs[0];
	const chemeketa = { lat: 44.98, long: -122.98 };
	const linfield = { lat: 45.2, long: -123.2 };
	const there = directionsTo(chemeketa, linfield);
	const back = directionsTo(linfield, chemeketa);
	expect(there?.directions.map(({ road }) => road)).toEqual(['I-5 N', 'local highways']);
	expect(back?.directions.map(({ road }) => road)).toEqual(['local highways', 'I-5 S']);
	for (const drive of [there, back])
		expect(drive?.directions.reduce((sum, { miles }) => sum + miles, 0)).toBeCloseTo(drive?.miles ?? 0, 6);
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
	});
});

test('two places close to each other abroad go by the straight line, and no farther: water may lie between', () => {
	const [mcgill, hotel, ottawa] = [
		{ lat: 45.504, long: -73.577 },
		{ lat: 45.508, long: -73.56 },
		{ lat: 45.42, long: -75.69 },
	];
	const calgary = { lat: 51.05, long: -114.07 };
	const campus = { lat: 51.08, long: -114.13 };
	const points = [mcgill, hotel, ottawa, calgary, campus];
	const known = knownDrives(answer(table, { points, which: 'all' }));
	expect(known.between(mcgill, hotel)).toMatchObject({ by: 'straight line', directions: [] });
	expect(known.between(mcgill, hotel)?.miles).toBeCloseTo(1.2, 0);
	// Beyond the latitudes of the 48 states, too.
	expect(known.between(calgary, campus)?.by).toBe('straight line');
	expect(known.between(hotel, ottawa)).toBeNull();
	expect(known.whyNone(hotel, ottawa)).toBe('Only drives within the US are covered, not Canada.');
	// Windsor and Detroit are close, but in two countries.
	const border = [
		{ lat: 42.3, long: -83.0 },
		{ lat: 42.36, long: -83.07 },
	];
	const across = knownDrives(answer(table, { points: border, which: 'in order' }));
	expect(estimateDrives(border, across).legs).toEqual([null]);
});

test('streets beat highways, and highways beat the straight line; without turns the highways are named too', () => {
	const answers = answer(table, { points: [harvard, yale, oahu], which: 'all' });
	const way = {
		line: encodeLine([harvard, brown, yale]),
		steps: [
			{ words: 'Head west on Main St', road: 'Main St', miles: 1.5 },
			{ words: 'Take the ramp onto I-90', road: 'I-90', miles: 60 },
			{ words: 'Keep left onto I-84', road: 'I-84', miles: 40 },
			{ words: 'Continue onto I-84', road: 'I-84', miles: 30 },
			{ words: 'Turn left onto Elm St', road: 'Elm St', miles: 12 },
		],
	};
	const street = (way: RoadDrive['way']) => streetLeg({ miles: 143.5, minutes: 155, way });
	const routed = knownDrives(answers, { [pairKey(harvard, yale)]: street(way) }).between(harvard, yale);
	expect(routed).toMatchObject({ miles: 143.5, minutes: 155, by: 'road', steps: way.steps });
	expect(routed?.directions).toEqual([
		{ road: 'I-90', miles: 61.5 },
		{ road: 'I-84', miles: 70 },
		{ road: 'local highways', miles: 12 },
	]);
	expect(routed?.line).toHaveLength(6);
	const figures = { [pairKey(yale, harvard)]: street(null), [pairKey(harvard, oahu)]: street(null) };
	const known = knownDrives(answers, figures);
	const estimate = knownDrives(answers).between(yale, harvard);
	expect(known.between(yale, harvard)).toEqual({
		miles: 143.5,
		minutes: 155,
		by: 'road',
		steps: [],
		directions: estimate?.directions,
		line: estimate?.line,
	});
	// To a service that knows it, a ferry is a road.
	expect(known.between(harvard, oahu)).toMatchObject({ miles: 143.5, by: 'road', directions: [] });
	expect(known.between(harvard, yale)?.by).toBe('highways');
	expect(estimateDrives([yale, harvard, brown], known).legs.map((leg) => leg && sourceWords(leg))).toEqual([
		'road',
		'straight line',
	]);
});

test('a short drive along the streets needs no highways, and has its turns', () => {
	const steps = [{ words: 'Head west on Main St', road: 'I-90', miles: 9 }];
	expect(streetLeg({ miles: 9, minutes: 20, way: { line: '', steps } })).toMatchObject({
		directions: [],
		steps,
	});
});

test('a drive says what its figures are based on, and when it is too long for one day', () => {
	expect(sourceWords({ by: 'highways' })).toBe('highway estimate');
	expect(sourceWords({ by: 'straight line' })).toBe('straight line');
	expect(tooLongWords({ miles: 500, minutes: 480 })).toBe('');
	expect(tooLongWords({ miles: 501, minutes: 481 })).toBe('Too long for one day: sleep on the way, or fly.');
});
