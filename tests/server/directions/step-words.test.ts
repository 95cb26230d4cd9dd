import { expect, test } from 'vitest';
import { MILES_PER_DEGREE, milesBetween, narrowAt, type Point } from '#domain/geo.ts';
import { streetLeg } from '#domain/roads/known-drives.ts';
import { decodeLine, encodeLine } from '#domain/roads/road-drives.ts';
import { turnAhead } from '#domain/roads/turn-ahead.ts';
import { type OsrmStep, stepsOf } from '#server/directions/step-words.ts';
import { thinned, thinnedByStep } from '#server/directions/thinned.ts';

const MILE = 1609.344;
const aStep = (type: string, modifier: string, rest: Partial<OsrmStep> = {}, exit?: number): OsrmStep => ({
	distance: MILE,
	at: 0,
	name: 'Elm St',
	...rest,
	maneuver: { type, modifier, bearing_after: 92, exit },
});

test.each<[string, OsrmStep]>([
	['Head east on Elm St', aStep('depart', '')],
	['Turn left onto Elm St', aStep('turn', 'left')],
	['Turn right onto US-20', aStep('end of road', 'right', { ref: 'US 20; MA 9' })],
	['Turn sharp right', aStep('turn', 'sharp right', { name: '' })],
	['Bear left onto Elm St', aStep('turn', 'slight left')],
	['Make a U-turn on Elm St', aStep('continue', 'uturn')],
	['Continue on Elm St', aStep('new name', 'straight')],
	['Keep left toward I-90 East, Boston', aStep('fork', 'slight left', { destinations: 'I 90 East: Boston' })],
	['Keep straight onto I-95', aStep('fork', 'straight', { ref: 'I 95' })],
	['Merge right onto I-90', aStep('merge', 'slight right', { ref: 'I 90' })],
	['Take the ramp onto Elm St', aStep('on ramp', 'right')],
	[
		'Take exit 24A toward Albany',
		aStep('off ramp', 'slight right', { exits: '24A', destinations: 'Albany' }),
	],
	['Leave the highway onto Elm St', aStep('off ramp', 'right')],
	['At the roundabout take exit 3 onto Elm St', aStep('roundabout', 'right', {}, 3)],
	['Take the ferry Vineyard Haven', aStep('turn', 'left', { name: 'Vineyard Haven', mode: 'ferry' })],
	['Arrive, on the right', aStep('arrive', 'right')],
	['Arrive', aStep('arrive', 'straight')],
	['Turn right onto Elm St', aStep('a turn of tomorrow', 'right')],
])('a driver hears: %s', (words, step) => {
	expect(stepsOf([step]).map((each) => each.words)).toEqual([words]);
});

test('a step that is not a turn belongs to the road before it', () => {
	const steps = stepsOf([
		aStep('depart', ''),
		aStep('new name', 'straight'),
		aStep('continue', 'slight left'),
		aStep('roundabout', 'right', { name: 'Oak St' }, 2),
		aStep('exit roundabout', 'right', { name: 'Oak St' }),
		aStep('continue', 'left', { name: 'Oak St' }),
	]);
	expect(steps.map(({ road, miles }) => [road, Math.round(miles * 100) / 100])).toEqual([
		['Elm St', 3],
		['Oak St', 2],
		['Oak St', 1],
	]);
});

test('a ferry is a step of its own, and so is the road after it, though neither is a turn', () => {
	const ferry = { name: 'Port Jefferson Ferry', mode: 'ferry' };
	const steps = stepsOf([
		aStep('depart', ''),
		aStep('notification', 'straight', ferry),
		aStep('notification', 'straight', ferry),
		aStep('notification', 'straight', { name: 'Water St', mode: 'driving' }),
		aStep('notification', 'straight', { name: 'Toll Plaza', mode: 'driving' }),
	]);
	expect(steps.map(({ words, miles }) => [words, Math.round(miles)])).toEqual([
		['Head east on Elm St', 1],
		['Take the ferry Port Jefferson Ferry', 2],
		['Continue on Water St', 2],
	]);
});

test('a road that has the name of the ferry before it is not part of the ferry', () => {
	const road = { ref: 'NC 12' };
	const steps = stepsOf([
		aStep('depart', '', road),
		aStep('new name', 'straight', { ...road, mode: 'ferry' }),
		aStep('new name', 'straight', road),
	]);
	expect(steps.map(({ words }) => words)).toEqual([
		'Head east on NC-12',
		'Take the ferry NC-12',
		'Continue on NC-12',
	]);
});

test('a name that fills the page is cut', () => {
	expect(stepsOf([aStep('turn', 'left', { name: 'x'.repeat(5000) })])[0]?.words).toHaveLength(95);
});

test('a simplified line keeps its corners and ends, and drops points in between', () => {
	const corner = { lat: 42.2, long: -71 };
	const ends = [
		{ lat: 42, long: -71 },
		{ lat: 42.2, long: -70.8 },
	];
	const along = (from: typeof corner, to: typeof corner) =>
		Array.from({ length: 200 }, (_, at) => ({
			lat: from.lat + ((to.lat - from.lat) * at) / 200,
			long: from.long + ((to.long - from.long) * at) / 200,
		}));
	const [start, end] = ends as [typeof corner, typeof corner];
	const line = [...along(start, corner), ...along(corner, end), end];
	expect(thinned(line, 25)).toEqual([start, corner, end]);
	expect(decodeLine(encodeLine(thinned(line, 25)))).toEqual([start, corner, end]);
	expect([thinned([], 0), thinned([start], 0), decodeLine('')]).toEqual([[], [start], []]);
});

/** A road east that swings as a wave, a point every fifty feet, with the miles driven to each. */
function aRoad(from: number, length: number, { swing, wave }: { swing: number; wave: number }) {
	const at = (x: number): Point => ({
		lat: 44 + (swing * Math.sin((2 * Math.PI * (x - from)) / wave)) / MILES_PER_DEGREE,
		long: -73 + x / MILES_PER_DEGREE / narrowAt(44),
	});
	const points = Array.from({ length: length * 100 + 1 }, (_, step) => at(from + step / 100));
	let miles = 0;
	const driven = points.map((point, index) => (miles += milesBetween(points[index - 1] ?? point, point)));
	return { points, driven, miles };
}

test('on a long drive a turn is as far ahead as it is, where the road winds before it and after it', () => {
	const freeway = { swing: 0.3, wave: 20 };
	const roads = [aRoad(0, 60, freeway), aRoad(60, 58, { swing: 0.03, wave: 0.5 }), aRoad(118, 60, freeway)];
	const miles = roads.reduce((sum, road) => sum + road.miles, 0);
	const { line, begins } = thinnedByStep(
		roads.map(({ points }) => points),
		miles,
	);
	const steps = roads.map((road, index) => ({
		words: `Road ${index}`,
		road: '',
		miles: road.miles,
		at: begins[index] ?? 0,
	}));
	// As short to keep as before.
	expect(line.length).toBeLessThan(50);
	const drive = streetLeg({ miles, minutes: miles, way: { line: encodeLine(line), steps } });
	for (const [turn, road] of roads.slice(0, -1).entries()) {
		for (const before of [5, 1, 0.5, 0.1]) {
			const car = road.points[road.driven.findIndex((driven) => driven >= road.miles - before)];
			const ahead = turnAhead(drive, car ?? null);
			expect(ahead?.turn.words).toBe(`Road ${turn + 1}`);
			expect(Math.abs((ahead?.miles ?? 0) - before)).toBeLessThan(0.1);
		}
	}
});
