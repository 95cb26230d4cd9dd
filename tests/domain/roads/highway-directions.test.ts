import { expect, test } from 'vitest';
import { directionsOfSteps } from '#domain/roads/highway-directions.ts';

/** The directions of a drive over these roads: "I-90 60, Elm St 2". */
function directionsOf(drive: string): string {
	const steps = drive.split(', ').map((step) => {
		const [, road = '', miles] = /^(.*) ([\d.]+)$/.exec(step) ?? [];
		return { words: '', road, miles: Number(miles) };
	});
	return directionsOfSteps(steps)
		.map(({ road, miles }) => `${road} ${miles}`)
		.join(', ');
}

test.each([
	[
		'roads with a number are named, and one is named once',
		'I-90 30, I-90 20, US-20 9, NYS-5 8',
		'I-90 50, US-20 9, NYS-5 8',
	],
	[
		'roads without a number are only highways',
		'Route I-9 20, Abcd-5 15, I-90 10',
		'local highways 35, I-90 10',
	],
	['a drive of less than ten miles has none', 'I-90 9.5', ''],
	['a drive of ten miles has one', 'I-90 10', 'I-90 10'],
	[
		'streets of less than ten miles belong to the road before',
		'I-90 30, Elm St 9, US-20 20',
		'I-90 39, US-20 20',
	],
	['streets belong to the longer of the two roads', 'I-90 20, Elm St 9, US-20 30', 'I-90 20, US-20 39'],
	['streets between equal roads belong to the first', 'I-90 20, Elm St 9, US-20 20', 'I-90 29, US-20 20'],
	['streets at the beginning and the end belong to the only road', 'Elm St 4, I-90 30, Oak St 5', 'I-90 39'],
	['ten miles of streets stay', 'I-90 30, Elm St 10, US-20 20', 'I-90 30, local highways 10, US-20 20'],
	['a ramp is not a road of its own', 'I-90 30, US-1 1.5, US-20 20', 'I-90 31.5, US-20 20'],
	['two miles are not a ramp', 'I-90 30, US-1 2, US-20 20', 'I-90 30, US-1 2, US-20 20'],
	['five miles between two stretches of one road belong to it', 'I-90 30, US-1 5, I-90 20', 'I-90 55'],
	['six miles between them are a turn', 'I-90 30, US-1 6, I-90 20', 'I-90 30, US-1 6, I-90 20'],
	[
		'five miles between two stretches of streets are a road',
		'Elm St 30, US-1 5, Oak St 20',
		'local highways 30, US-1 5, local highways 20',
	],
	['the shortest goes first', 'I-90 30, Elm St 4, Oak St 1, US-1 1, US-20 3', 'I-90 36, US-20 3'],
	['a drive along streets alone is one stretch', 'Elm St 4, Oak St 7', 'local highways 11'],
])('directions by highway: %s', (_, drive, directions) => {
	expect(directionsOf(drive)).toBe(directions);
});
