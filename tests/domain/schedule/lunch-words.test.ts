import { expect, test } from 'vitest';
import { lunchWords } from '#domain/schedule/lunch-words.ts';
import { outlookOf } from '#domain/schedule/trouble.ts';
import type { Stop, Trip } from '#domain/trips/trip.ts';
import { aStopAt, aTour, cellsOf, roadParts } from './builders.ts';

function lunches(stops: Stop[], over: Partial<Trip> = {}) {
	const outlook = outlookOf(cellsOf(aTour(stops, over)), roadParts);
	return stops.map((_, stop) => lunchWords(outlook, stop));
}

test('lunch is said where the family has it: at a stop, before it sets out, or on the way', () => {
	const [there, onTheWay] = ['there', 'onTheWay'].map((where) => ({
		there: '',
		onTheWay: '',
		[where]: 'Lunch 12:00 PM, 45 min',
	}));
	const none = { there: '', onTheWay: '' };
	expect(lunches([aStopAt('college 0'), aStopAt('college 30')], { day_start: '10:00' })).toEqual([
		there,
		none,
	]);
	expect(lunches([aStopAt('college 0'), aStopAt('college 120')], { day_start: '08:30' })).toEqual([
		none,
		onTheWay,
	]);
	const early = { ...there, there: 'Lunch 11:45 AM, 45 min' };
	expect(lunches([aStopAt('college 0'), aStopAt('college 30')])).toEqual([early, none]);
});

test('a restaurant at noon is the lunch, and a day without lunch says none', () => {
	const none = { there: '', onTheWay: '' };
	const stops = [aStopAt('college 0'), aStopAt('restaurant 10'), aStopAt('college 30')];
	expect(lunches(stops)).toEqual([none, none, none]);
	expect(lunches([aStopAt('college 0'), aStopAt('college 30')], { lunch_minutes: 0 })).toEqual([none, none]);
});
