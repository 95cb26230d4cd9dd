import { expect, test } from 'vitest';
import { readDate } from '#domain/calendar-day.ts';
import type { Point } from '#domain/geo.ts';
import {
	caveatWords,
	measureWords,
	remedyWords,
	troubleWords,
	unhelpedWords,
} from '#domain/schedule/advice-words.ts';
import { dayLine } from '#domain/schedule/day-line.ts';
import type { Measure } from '#domain/schedule/measures.ts';
import { eveningWords, nightHereWords, nightWords } from '#domain/schedule/night-words.ts';
import { paceThereWords, paceWords } from '#domain/schedule/pace-words.ts';
import type { PlanParts } from '#domain/schedule/plan-of-trip.ts';
import { scheduleOf } from '#domain/schedule/schedule.ts';
import {
	arrivalWords,
	departureWords,
	firstEventWords,
	fixedWords,
	leaveByWords,
	orLateWords,
	stretchWords,
	sunsetWords,
	timeWords,
} from '#domain/schedule/schedule-words.ts';
import {
	dayHeadWords,
	dayLoadWords,
	dayOfWords,
	dayTabWords,
	dayTitleWords,
	tripDaysWords,
	weekdayTitleWords,
} from '#domain/schedule/tour-day-words.ts';
import { outlookOf, troubleAt } from '#domain/schedule/trouble.ts';
import { eveningOf } from '#domain/schedule/warnings.ts';
import {
	clockWords,
	daysWords,
	listDayWords,
	longDayWords,
	shortDateWords,
	tabDayWords,
} from '#domain/time-words.ts';
import { exactDurationWords } from '#domain/trips/travel-words.ts';
import { instantAt } from '#domain/zone-time.ts';
import { alongRoad, aStopAt, aTour, cellsOf, roadParts } from './builders.ts';

const MONDAY = '2027-04-12';
const day = readDate(MONDAY) ?? Number.NaN;

test('clock times, days and durations are in American words', () => {
	expect([0, 1, 719, 720, 728, 1439, 1500].map(clockWords)).toEqual([
		'12:00 AM',
		'12:01 AM',
		'11:59 AM',
		'12:00 PM',
		'12:08 PM',
		'11:59 PM',
		'1:00 AM',
	]);
	expect([listDayWords(day), longDayWords(day), tabDayWords(day), shortDateWords(day)]).toEqual([
		'Mon, Apr 12',
		'Monday, April 12',
		'Mon 12',
		'Apr 12',
	]);
	expect([daysWords(day, day), daysWords(day, day + 2), daysWords(day, day + 20)]).toEqual([
		'Apr 12',
		'Apr 12 to 14',
		'Apr 12 to May 2',
	]);
	expect([0, 45, 60, 72, 119.6].map(exactDurationWords)).toEqual([
		'0 min',
		'45 min',
		'1 h',
		'1 h 12 min',
		'2 h',
	]);
});

test.each([
	[14, '14 min to spare'],
	[10, '10 min to spare'],
	[72, '1 h 12 min to spare'],
	[9, 'Tight: 9 min'],
	[3, 'Tight: 3 min'],
	[0, 'Tight: 0 min'],
	[-1, 'Late by 1 min'],
	[-12, 'Late by 12 min'],
	[-75, 'Late by 1 h 15 min'],
	[null, ''],
])('%j minutes are "%s"', (slack, words) => {
	expect(paceWords({ slack, isDatePassed: false })).toBe(words);
});

test.each<[slack: number | null, parking: number | null, words: string]>([
	[14, null, '14 min to spare'],
	[4, null, 'Tight: 4 min after 15 min to park and walk'],
	[4, 65, 'Tight: 4 min after 1 h 5 min to park and walk'],
	[4, 0, 'Tight: 4 min'],
	[-56, null, 'Late by 56 min, counting 15 min to park and walk'],
	[-56, 0, 'Late by 56 min'],
	[null, null, ''],
])(
	'beside the arrival and the tour, %j minutes with %j to park are "%s"',
	(slack, parking_minutes, words) => {
		const campus = alongRoad([aStopAt('college 0', { parking_minutes })]);
		expect(paceThereWords(campus, { stop: 0, slack, isDatePassed: false })).toBe(words);
	},
);

const stops = [
	aStopAt('hotel 0'),
	aStopAt('college 6', { session_at: '2027-04-13T10:00', tour_at: '2027-04-13T10:45' }),
	aStopAt('college 76', { tour_at: '2027-04-13T14:30' }),
	aStopAt('hotel 90'),
];
const plan = alongRoad(stops);
const days = scheduleOf(plan);
const [, tuesday] = days;

test('a day of a dated trip is named by its weekday and date', () => {
	if (!tuesday) throw new Error('There is no Tuesday.');
	expect(dayTabWords(plan, tuesday)).toBe('Tue 13');
	expect(dayHeadWords(plan, tuesday)).toBe('Tue, Apr 13');
	expect(dayTitleWords(plan, tuesday)).toBe('Tuesday, April 13');
	expect(dayOfWords(tuesday, days)).toBe('Day 2 of 2');
	expect(tripDaysWords(plan, days)).toBe('Apr 12 to 13');
	expect(dayLoadWords(tuesday)).toBe('2 campuses, 1 h 30 min of driving');
	const evening = eveningOf(plan, tuesday);
	expect(evening && sunsetWords(evening, 'America/New_York')).toBe('Sunset 7:33 PM');
	expect(tuesday.night && nightWords(plan, tuesday.night)).toBe('Night at hotel 90');
});

test('a day of an undated trip is named by its number', () => {
	const undated = alongRoad([aStopAt('hotel 0'), aStopAt('college 6')], { start_date: null });
	const [first, second] = scheduleOf(undated);
	if (!first || !second) throw new Error('There are no two days.');
	expect([dayTabWords, dayHeadWords, dayTitleWords].map((words) => words(undated, first))).toEqual([
		'Day 1',
		'Day 1',
		'Day 1',
	]);
	expect(tripDaysWords(undated, [first, second])).toBe('2 days');
	expect([dayLoadWords(first), dayLoadWords(second)]).toEqual(['', '1 campus, 6 min of driving']);
	expect([eveningOf(undated, second), tripDaysWords(undated, [])]).toEqual([null, '']);
});

test('a stop says when you arrive, what starts there, and when to leave for it', () => {
	const [brown, tufts] = tuesday?.visits ?? [];
	if (!tuesday || !brown || !tufts?.leaveBy) throw new Error('Nothing is to be left for.');
	expect([brown, tufts].map((visit) => [arrivalWords(plan, visit), fixedWords(plan, visit)])).toEqual([
		['9:06 AM', 'Info session 10:00 AM, tour 10:45 AM'],
		['1:55 PM', 'Tour 2:30 PM'],
	]);
	expect(fixedWords(plan, { ...tufts, stop: 3 })).toBe('');
	expect(fixedWords(plan, { ...brown, day: brown.day - 1 })).toBe(
		'Info session Tue 10:00 AM, tour Tue 10:45 AM',
	);
	expect(leaveByWords(plan, tufts)).toBe('Leave college 6 by 1:05 PM');
	expect(leaveByWords(plan, { ...tufts, leaveBy: null })).toBe('');
	expect(orLateWords(plan, tufts)).toBe('Leave by 1:05 PM, or be late at college 76.');
	expect(orLateWords(plan, { ...tufts, leaveBy: null })).toBe('');
	expect(dayLine(tuesday).map((stretch) => stretchWords(plan, stretch))).toEqual([
		'Drive to college 6',
		'Park and walk',
		'Time to spare',
		'college 6: info session',
		'college 6: tour',
		'Lunch',
		'Drive to college 76',
		'Park and walk',
		'Time to spare',
		'college 76: tour',
		'Drive to hotel 90',
		'hotel 90',
	]);
	expect(stretchWords(plan, { kind: 'visit', stop: 1 })).toBe('college 6');
});

test('times in another zone than the stop before name their zone', () => {
	const zoneOf = ({ long }: { long: number }) => (long > -74.5 ? 'America/Chicago' : 'America/New_York');
	const west = alongRoad([aStopAt('poi 0'), aStopAt('poi 60'), aStopAt('poi 90')], {}, { zoneOf });
	const visits = scheduleOf(west).flatMap((each) => each.visits);
	expect(visits.map((visit) => arrivalWords(west, visit))).toEqual(['9:00 AM', '10:05 AM CDT', '12:25 PM']);
	expect(timeWords(instantAt({ day, minutes: 605 }, 'America/Chicago'), 'America/New_York')).toBe('11:05 AM');
});

test('a night says where it is spent, and how many there are', () => {
	expect([
		nightWords(plan, { at: 1, isPlanned: false, count: 1 }),
		nightWords(plan, { at: 0, isPlanned: true, count: 3 }),
		nightWords(plan, { at: 'road', isPlanned: false, count: 1 }),
		nightWords(plan, { at: 'road', isPlanned: false, count: 2 }),
	]).toEqual(['Night near college 6', '3 nights at hotel 0', 'Night on the road', '2 nights on the road']);
});

test('the evening before a visit says when you arrive, where you sleep, and when the sun sets there', () => {
	const far = [aStopAt('college 0'), aStopAt('college 97'), aStopAt('college 161')];
	const eveningsOf = (start_date: string | null, over: Partial<PlanParts> = {}) => {
		const tour = alongRoad(far, { start_date }, over);
		return scheduleOf(tour).flatMap(({ visits }) => visits.map((visit) => eveningWords(tour, visit)));
	};
	expect(eveningsOf(null)).toEqual([
		null,
		null,
		{ arrives: 'Arrive 5:56 PM', night: 'Night near college 161' },
	]);
	expect(eveningsOf(MONDAY)[2]?.night).toMatch(/^Night near college 161, sunset 7:\d\d PM$/);
	const zoneOf = ({ long }: Point) => (long > -73 ? 'America/Chicago' : 'America/New_York');
	expect(eveningsOf(null, { zoneOf })[2]?.arrives).toBe('Arrive 4:56 PM CDT');
});

test('a drive of several days says how many nights are on the road', () => {
	const tour = alongRoad([aStopAt('college 0'), aStopAt('college 1100')]);
	const visits = scheduleOf(tour).flatMap((each) => each.visits);
	expect(visits.map((visit) => eveningWords(tour, visit))).toEqual([
		null,
		{ onTheRoad: `${visits[1]?.way.nights.onTheRoad} nights on the road` },
	]);
});

test('a family that flies and waits for its day has all its nights there, and no hour of arrival', () => {
	const later = aStopAt('college 90', { session_at: '2027-04-14T09:05' });
	const tour = alongRoad([aStopAt('college 0'), later], {}, { driveBetween: () => null });
	const [, flown] = scheduleOf(tour).flatMap(({ visits }) => visits);
	expect(flown?.way.nights).toMatchObject({ before: 1, there: 1 });
	expect(flown && eveningWords(tour, flown)).toEqual({
		night: expect.stringMatching(/^2 nights near college 90, sunset /),
	});
});

const stop = plan.stops[1];
const before = plan.stops[2];
if (!stop || !before) throw new Error('There are no stops.');

test.each<[Measure, string]>([
	[{ kind: 'skip_lunch', number: 2, on: null }, 'Skip lunch'],
	[{ kind: 'set_out_earlier', number: 2, on: null, at: '07:40' }, 'Set out at 7:40 AM'],
	[{ kind: 'shorten', stop, minutes: 75 }, 'Stay 1 h 15 min at college 6'],
	[{ kind: 'swap', stop, before }, 'Go to college 6 before college 76'],
	[{ kind: 'move_to', stop, day: day + 1 }, 'Move college 6 to Tue, Apr 13'],
	[{ kind: 'night_at', stop }, 'Sleep near college 6'],
	[{ kind: 'drop', stop }, 'Skip college 6'],
])('%j is "%s"', (measure, words) => {
	expect(measureWords(measure)).toBe(words);
});

const noCaveat = { left: 0, overtime: 0, dark: 0, onClosedDays: [], movedNights: [] };

test.each([
	['late', 0, ''],
	['late', 5, 'still late by 5 min'],
	['after_dark', 65, 'still 1 h 5 min after dark'],
	['overfull', 20, 'still 20 min too long'],
] as const)('what is left of %s: %i is "%s"', (kind, left, words) => {
	expect(caveatWords({ kind }, { ...noCaveat, left })).toBe(words);
});

test('a remedy that makes days longer, or the family arrive after dark, says so', () => {
	const caveat = { ...noCaveat, overtime: 45, dark: 2 };
	expect(caveatWords({ kind: 'late' }, caveat)).toBe('days end 45 min later; 2 more arrivals after dark');
});

test('a remedy that moves campuses to closed days, or planned nights to other dates, says so', () => {
	const onClosedDays = [{ stop, day: day + 6 }];
	const words = 'moves college 6 to Sun, Apr 18: call ahead';
	const caveat = { ...noCaveat, onClosedDays };
	expect(caveatWords({ kind: 'late' }, caveat)).toBe(words);
	expect(caveatWords({ kind: 'late' }, { ...caveat, left: 5 })).toBe(`still late by 5 min; ${words}`);
	const movedNights = [{ stop: before, day: day + 2 }];
	const night = 'moves the night at college 76 to Wed, Apr 14';
	expect(caveatWords({ kind: 'late' }, { ...caveat, movedNights })).toBe(`${words}; ${night}`);
	expect(caveatWords({ kind: 'late' }, { ...noCaveat, movedNights })).toBe(night);
});

test('a remedy is offered, and announced once it is done, in the same words everywhere', () => {
	const measure = { kind: 'drop', stop } as const;
	const remedy = { measure, changes: [], ...noCaveat, left: 5 };
	expect(remedyWords({ kind: 'late' }, remedy)).toEqual({
		words: 'Skip college 6',
		caveat: 'still late by 5 min',
		done: 'Skip college 6: done',
	});
});

test('a leg says when to leave, and the latest time for a fixed start', () => {
	const visits = scheduleOf(plan).flatMap(({ visits }) => visits);
	expect(visits.map((visit) => departureWords(plan, visit))).toEqual([
		'',
		'Leave 9:00 AM (9:39 AM at the latest)',
		'Leave 12:45 PM (1:05 PM at the latest)',
		'Leave 3:45 PM',
	]);
});

test('where the clocks of a drive’s ends differ, the times of both ends name theirs', () => {
	const zoneOf = ({ long }: { long: number }) => (long > -74 ? 'America/Chicago' : 'America/New_York');
	const stops = [
		aStopAt('college 0'),
		aStopAt('college 180', { tour_at: '2027-04-12T15:00' }),
		aStopAt('college 200', { tour_at: '2027-04-13T10:00' }),
		aStopAt('hotel 40'),
	];
	const west = alongRoad(stops, { lunch_minutes: 0 }, { zoneOf });
	const visits = scheduleOf(west).flatMap(({ visits }) => visits);
	expect(
		visits.map((visit) => [departureWords(west, visit), arrivalWords(west, visit), fixedWords(west, visit)]),
	).toEqual([
		['', '9:00 AM', ''],
		['Leave 11:45 AM EDT (12:45 PM EDT at the latest)', '1:45 PM CDT', 'Tour 3:00 PM CDT'],
		['Leave 9:00 AM (9:25 AM at the latest)', '9:20 AM', 'Tour 10:00 AM'],
		['Leave 11:15 AM CDT', '2:55 PM EDT', ''],
	]);
});

test('what a family is late for is its first event, by the clocks there', () => {
	const zoneOf = ({ long }: { long: number }) => (long > -74 ? 'America/Chicago' : 'America/New_York');
	const both = { session_at: '2027-04-13T10:00', tour_at: '2027-04-13T11:00' };
	const stops = [aStopAt('college 0', both), aStopAt('college 180', { tour_at: '2027-04-13T15:00' })];
	const west = alongRoad([...stops, aStopAt('hotel 200')], {}, { zoneOf });
	const words = [0, 1, 2].map((stop) => firstEventWords(west, { stop, day: day + 1 }));
	expect(words).toEqual(['10:00 AM info session', '3:00 PM CDT tour', '']);
	expect(firstEventWords(west, { stop: 0, day })).toBe('Tue 10:00 AM info session');
});

test('a family that has to leave on the evening before reads which evening', () => {
	const early = alongRoad([aStopAt('hotel 0'), aStopAt('college 470', { session_at: '2027-04-13T08:00' })]);
	const visit = scheduleOf(early)
		.flatMap(({ visits }) => visits)
		.at(-1);
	if (!visit) throw new Error('The plan has two stops');
	expect([departureWords, leaveByWords, orLateWords].map((words) => words(early, visit))).toEqual([
		'Leave by Mon 11:55 PM to be on time (planned: 9:00 AM)',
		'Leave hotel 0 by Mon 11:55 PM',
		'Leave by Mon 11:55 PM, or be late at college 470.',
	]);
});

test('a text names a day by its weekday, and ends it with the night and the sunset', () => {
	const [, tuesday] = scheduleOf(plan);
	const [hotel, campus] = [plan.stops[3], plan.stops[1]];
	if (!tuesday || !hotel || !campus) throw new Error('The plan has four stops on two days');
	expect(weekdayTitleWords(plan, tuesday)).toBe('Tuesday');
	expect(weekdayTitleWords({ isDated: false }, tuesday)).toBe('Day 2');
	const sunset = instantAt({ day, minutes: 19 * 60 + 27 }, hotel.zone);
	const evening = { sunset, dark: sunset + 30 };
	expect(nightHereWords(hotel, { at: 3, isPlanned: true, count: 1 }, evening)).toBe(
		'Check in, sunset 7:27 PM',
	);
	expect(nightHereWords(hotel, { at: 3, isPlanned: true, count: 2 }, null)).toBe('2 nights here');
	// A hotel where the family said that it does not sleep.
	expect(nightHereWords(hotel, { at: 3, isPlanned: false, count: 1 }, null)).toBe('Night near here');
	expect(nightHereWords(campus, { at: 1, isPlanned: true, count: 1 }, null)).toBe('Night here');
	expect(nightHereWords(campus, { at: 1, isPlanned: false, count: 1 }, null)).toBe('Night near here');
});

test('a warning appears where the problem is, with the time to leave by', () => {
	const late = [aStopAt('college 0'), aStopAt('college 70', { tour_at: `${MONDAY}T12:00` })];
	const outlook = outlookOf(cellsOf(aTour(late)), roadParts);
	expect(troubleAt(outlook, 0)).toBeNull();
	const trouble = troubleAt(outlook, 1);
	expect(trouble).toEqual({ kind: 'late', stopId: 'college 70' });
	expect(trouble && troubleWords(trouble, outlook)).toEqual([
		'1 h 55 min late at college 70.',
		'Leave college 0 by 9:50 AM.',
	]);
});

test('a family that is late whatever it changes is told what to ask for', () => {
	const stops = [
		aStopAt('college 0', { tour_at: `${MONDAY}T13:00` }),
		aStopAt('college 3', { session_at: `${MONDAY}T14:00`, tour_at: `${MONDAY}T15:00` }),
	];
	const outlook = outlookOf(cellsOf(aTour(stops)), roadParts);
	const trouble = troubleAt(outlook, 1);
	expect(trouble?.kind).toBe('late');
	expect(trouble && unhelpedWords(trouble, outlook)).toBe('Ask for a later info session.');
	expect(unhelpedWords({ kind: 'overfull', stopId: 'college 3' }, outlook)).toBe('');
});

test('an event on an earlier day has no pace and no time to leave by: it is over', () => {
	const passed = [
		aStopAt('college 0', { tour_at: '2027-04-13T10:00' }),
		aStopAt('college 70', { tour_at: `${MONDAY}T10:00` }),
		aStopAt('college 140', { tour_at: '2027-04-13T16:00' }),
	];
	const outlook = outlookOf(cellsOf(aTour(passed)), roadParts);
	const [, visit, next] = outlook.visits;
	const trouble = troubleAt(outlook, 1);
	expect(trouble?.kind).toBe('late');
	expect(trouble && troubleWords(trouble, outlook)).toEqual([
		'The tour is on Mon, Apr 12, and you get to college 70 on Tue, Apr 13.',
		'',
	]);
	expect(visit && paceWords(visit)).toBe('');
	expect(visit?.leaveBy?.for).toBe(2);
	expect(next?.leaveBy?.for).toBe(2);
	const last = outlookOf(cellsOf(aTour(passed.slice(0, 2))), roadParts);
	expect(last.visits[1]?.leaveBy).toBeNull();
});

test('with two events, today’s is still made when the one of the day before is over', () => {
	const both = { session_at: '2027-04-11T10:00', tour_at: `${MONDAY}T11:00` };
	const stops = [aStopAt('college 0', { visit_minutes: 30 }), aStopAt('college 60', both)];
	const outlook = outlookOf(cellsOf(aTour(stops)), roadParts);
	const [, visit] = outlook.visits;
	expect(visit?.isDatePassed).toBe(true);
	expect(visit?.leaveBy && timeWords(visit.leaveBy.at, 'America/New_York')).toBe('9:45 AM');
});

test('a day that is too long is marked at its end, and dark arrivals where they happen', () => {
	const long = [aStopAt('college 0'), aStopAt('college 60', { tour_at: `${MONDAY}T17:00` })];
	const outlook = outlookOf(cellsOf(aTour(long)), roadParts);
	const overfull = troubleAt(outlook, 1);
	expect(overfull && troubleWords(overfull, outlook)).toEqual([
		'This day is 15 min longer than you want.',
		'',
	]);
	const far = [...long, aStopAt('hotel 300')];
	const dark = outlookOf(cellsOf(aTour(far)), roadParts);
	const trouble = troubleAt(dark, 2);
	expect(trouble?.kind).toBe('after_dark');
	expect(trouble && troubleWords(trouble, dark).join(' ')).toMatch(
		/^You get to hotel 300 after dark\. Sunset 7:\d\d PM\.$/,
	);
});
