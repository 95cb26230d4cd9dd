import { expect, test } from 'vitest';
import { stopInDay } from '#domain/schedule/stop-in-day.ts';
import { outlookOf } from '#domain/schedule/trouble.ts';
import { aStopAt, aTour, cellsOf, roadParts } from './builders.ts';

const inDay = (stops: string[], stop: number) =>
	stopInDay(outlookOf(cellsOf(aTour(stops.map((where) => aStopAt(where)))), roadParts), stop);

test('a day’s first stop carries that day, and the next one does not', () => {
	const [first, second] = [0, 1].map((stop) => inDay(['college 0', 'college 30'], stop));
	expect(first).toMatchObject({ day: { number: 1 }, isDrivenBefore: false });
	expect(second?.day).toBeUndefined();
	expect(second?.departs).toEqual(expect.any(String));
});

test('a stop that takes days to reach is left for before its own day', () => {
	expect(inDay(['college 0', 'college 1500'], 1)).toMatchObject({ isDrivenBefore: true, day: {} });
});

test('a stop that is reached the evening before says so with its drive, and its own times begin in the morning', () => {
	const stops = ['college 0', 'college 97', 'college 161'];
	expect(inDay(stops, 1)).toMatchObject({ evening: null, isDrivenBefore: false });
	expect(inDay(stops, 2)).toMatchObject({
		day: { number: 2 },
		departs: 'Leave 4:52 PM',
		evening: { arrives: 'Arrive 5:56 PM', night: expect.stringMatching(/^Night near college 161, sunset /) },
		isDrivenBefore: true,
		isOfEvening: false,
	});
});

test('a stop that the schedule does not have has nothing to show', () => {
	expect(inDay(['college 0'], 1)).toBeNull();
});
