import { expect, test } from 'vitest';
import { dayWarningWords, warningWords } from '#domain/schedule/advice-words.ts';
import { scheduleOf } from '#domain/schedule/schedule.ts';
import type { TourPlan } from '#domain/schedule/tour-plan.ts';
import { dayWarningsOf, warningsOf } from '#domain/schedule/warnings.ts';
import { newStop } from '#domain/trips/trip.ts';
import { aPlace } from '../trips/builders.ts';
import { alongRoad, aStopAt } from './builders.ts';

const MONDAY = '2027-04-12';

/** The warnings at each stop, in words. */
function warned(plan: TourPlan): string[][] {
	const visits = scheduleOf(plan).flatMap((day) => day.visits);
	return visits.map((visit) => warningsOf(plan, visit).map((warning) => warningWords(plan, visit, warning)));
}

const atTen = { session_at: `${MONDAY}T10:00` };

test.each([
	['nothing', [aStopAt('college 0'), aStopAt('hotel 30')], {}, [[], []]],
	['ten minutes are enough', [aStopAt('college 0', { tour_at: `${MONDAY}T09:25` })], {}, [[]]],
	['nine are tight', [aStopAt('college 0', { tour_at: `${MONDAY}T09:24` })], {}, [['Tight: 9 min']]],
	['none are, too', [aStopAt('college 0', { tour_at: `${MONDAY}T09:15` })], {}, [['Tight: 0 min']]],
	['late', [aStopAt('college 0', { tour_at: `${MONDAY}T09:03` })], {}, [['Late by 12 min']]],
	['very late', [aStopAt('college 0', { tour_at: `${MONDAY}T08:00` })], {}, [['Late by 1 h 15 min']]],
	[
		'a date that has passed',
		[aStopAt('hotel 0'), aStopAt('college 10', atTen)],
		{},
		[[], ['The info session is on Mon, Apr 12, and you get here on Tue, Apr 13.']],
	],
	[
		'the tour begins too early in the session',
		[aStopAt('college 0', { ...atTen, tour_at: `${MONDAY}T10:20` })],
		{},
		[['The tour begins before the info session is over.']],
	],
	[
		'the session begins too early in the tour',
		[aStopAt('college 0', { session_at: `${MONDAY}T10:30`, tour_at: `${MONDAY}T10:00` })],
		{},
		[['The info session begins before the tour is over.']],
	],
	['the tour ends the session', [aStopAt('college 0', { ...atTen, tour_at: `${MONDAY}T10:45` })], {}, [[]]],
	[
		'two days',
		[aStopAt('college 0', { ...atTen, tour_at: '2027-04-13T10:00' })],
		{},
		[['The info session and the tour are on different days. Add the campus twice, one stop for each day.']],
	],
	[
		'two days, as two stops',
		[aStopAt('college 0', atTen), aStopAt('college 0', { id: 'again', tour_at: '2027-04-13T10:00' })],
		{},
		[[], []],
	],
	[
		'a Saturday',
		[aStopAt('college 0'), aStopAt('poi 10')],
		{ start_date: '2027-04-10' },
		[['Saturday: only some campuses have tours. Ask before you go.'], []],
	],
	[
		'a Sunday',
		[aStopAt('college 0')],
		{ start_date: '2027-04-11' },
		[['Sunday: most campuses have no tours. Ask before you go.']],
	],
	[
		'a holiday',
		[aStopAt('college 0')],
		{ start_date: '2027-09-06' },
		[['Labor Day: most campuses are closed. Ask before you go.']],
	],
	[
		'a break',
		[aStopAt('college 0')],
		{ start_date: '2027-11-26' },
		[['Thanksgiving break: most campuses are empty. Ask before you go.']],
	],
	[
		'an appointment on a Sunday',
		[aStopAt('college 0', { tour_at: '2027-04-11T10:00' })],
		{ start_date: '2027-04-11' },
		[[]],
	],
	['no date, no Sunday', [aStopAt('college 0')], { start_date: null }, [[]]],
	[
		'the dark',
		[aStopAt('poi 0', { visit_minutes: 600 }), aStopAt('hotel 120')],
		{},
		[[], ['You arrive after dark. Sunset 7:30 PM.']],
	],
	['dinner in the dark', [aStopAt('poi 0', { visit_minutes: 600 }), aStopAt('restaurant 120')], {}, [[], []]],
	[
		'a long drive',
		[aStopAt('hotel 0'), aStopAt('hotel 335')],
		{},
		[[], ['A long drive, 5 h 35 min. A night on the way would help.']],
	],
	['five hours are not long', [aStopAt('hotel 0'), aStopAt('hotel 300')], {}, [[], []]],
	['days of driving', [aStopAt('hotel 0'), aStopAt('hotel 1000')], {}, [[], ['The drive takes 3 days.']]],
	[
		'the same place',
		[aStopAt('poi 0'), aStopAt('poi 0', { id: 'again' })],
		{},
		[[], ['The same place as the stop before.']],
	],
	[
		'the same place later',
		[aStopAt('hotel 0'), aStopAt('poi 9'), aStopAt('hotel 0', { id: 'again' })],
		{},
		[[], [], []],
	],
])('a stop: %s', (_what, stops, over, words) => {
	expect(warned(alongRoad(stops, over))).toEqual(words);
});

test('a stop: no road', () => {
	const plan = alongRoad([aStopAt('poi 0'), aStopAt('poi 10')], {}, { driveBetween: () => null });
	// Where we know none there may be one all the same.
	expect(warned(plan)).toEqual([[], ['We know no road here from poi 0: plan this leg yourselves.']]);
	const oahu = newStop('oahu', aPlace({ type: 'poi', lat: 21.3, long: -157.82 }));
	const island = alongRoad([aStopAt('poi 0'), oahu], {}, { driveBetween: () => null });
	expect(warned(island)).toEqual([[], ['No road goes here from poi 0.']]);
	const flight = alongRoad([aStopAt('airport 0'), aStopAt('airport 9')], {}, { driveBetween: () => null });
	expect(warned(flight)).toEqual([[], []]);
});

test.each([
	['an ordinary day', [aStopAt('college 0'), aStopAt('college 60')], []],
	[
		'too long a day',
		[aStopAt('college 0'), aStopAt('college 60'), aStopAt('college 90', { tour_at: `${MONDAY}T18:00` })],
		['This day is 1 h 15 min longer than you want.'],
	],
	[
		'too much driving',
		[
			aStopAt('poi 0', { visit_minutes: 0 }),
			aStopAt('college 300', { tour_at: `${MONDAY}T15:30`, overnight: false }),
			aStopAt('hotel 500'),
		],
		['This day is 2 h 5 min longer than you want.', '8 h 20 min of driving in one day.'],
	],
])('a day: %s', (_what, stops, words) => {
	const [day] = scheduleOf(alongRoad(stops));
	expect(day && dayWarningsOf(day).map(dayWarningWords)).toEqual(words);
});
