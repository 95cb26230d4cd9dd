import { expect, test } from 'vitest';
import { decodeLine, encodeLine } from '#domain/roads/road-drives.ts';
import { type OsrmStep, stepsOf } from '#server/directions/step-words.ts';
import { thinned } from '#server/directions/thinned.ts';

const MILE = 1609.344;
const aStep = (type: string, modifier: string, rest: Partial<OsrmStep> = {}, exit?: number): OsrmStep => ({
	distance: MILE,
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

test('a road that has the name of the ferry before it is no part of the ferry', () => {
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
