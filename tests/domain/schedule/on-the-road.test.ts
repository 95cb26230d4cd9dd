import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dateText, readDate } from '#domain/calendar-day.ts';
import { measureWords, troubleWords } from '#domain/schedule/advice-words.ts';
import { tourDayAt } from '#domain/schedule/clock.ts';
import { arrivesOn, dueFor, dueTimeWords, fromNowWords, leavesOn, paceOn } from '#domain/schedule/due.ts';
import { eveningAt, isSunDown } from '#domain/schedule/evening.ts';
import { lateAdvice } from '#domain/schedule/late-advice.ts';
import { movedNightWords } from '#domain/schedule/night-words.ts';
import {
	dayOnTheWay,
	delaysOf,
	isUnderWay,
	leavesToday,
	nextDriveOf,
	nextStopOf,
	outlookNow,
} from '#domain/schedule/on-the-road.ts';
import { costOfLeaving, remediesAhead, whenLeftAt } from '#domain/schedule/running-late.ts';
import { onTheWayOn } from '#domain/schedule/schedule.ts';
import { fixedWords, timeWords } from '#domain/schedule/schedule-words.ts';
import { type Outlook, outlookOf } from '#domain/schedule/trouble.ts';
import { withChanges } from '#domain/sync/rebase.ts';
import { type Stop, tripFromCells } from '#domain/trips/trip.ts';
import { instantAt, readLocalTime } from '#domain/zone-time.ts';
import { anyTour, aStopAt, aTour, cellsOf, noRoadFar, roadParts } from './builders.ts';

const ZONE = 'America/New_York';
const at = (clock: string, date = '2027-04-12') =>
	instantAt(readLocalTime(`${date}T${clock}`) ?? { day: 0, minutes: 0 }, ZONE);

const cells = cellsOf(
	aTour([aStopAt('college 0'), aStopAt('college 60', { session_at: '2027-04-12T14:30' }), aStopAt('poi 90')]),
);
const outlook = outlookOf(cells, roadParts);
const due = (stop: number, from = outlook, now = at('07:00')) => {
	const [visit, day] = [from.visits[stop], dayOnTheWay(from, stop, now)];
	if (!visit || !day) throw new Error('No such visit');
	return dueFor(from.plan, { day, visit, now });
};
const wordsFor = (stop: number, from = outlook, now = at('07:00')) => {
	const { words, at: when, zone } = due(stop, from, now);
	return when === null ? words : `${words} ${timeWords(when, zone)}`;
};

test('the next step comes with its time: where to be first, when to leave for a fixed start, else when to leave', () => {
	expect(wordsFor(0)).toBe('Be at college 0 by 9:00 AM');
	expect(wordsFor(1)).toBe('Leave college 0 by 1:15 PM');
	expect(wordsFor(2)).toMatch(/^Leave college 60 at /);
});

test('where nothing is driven first, the family reads when to be there for what starts, not when its day begins', () => {
	const first = (tour: string) =>
		wordsFor(
			0,
			outlookOf(cellsOf(aTour([aStopAt('college 0', { tour_at: tour }), aStopAt('poi 60')])), roadParts),
		);
	expect(first('2027-04-12T08:30')).toBe('Be at college 0 by 8:15 AM');
	expect(first('2027-04-12T14:00')).toBe('Be at college 0 by 1:45 PM');
	// What starts on a day before says nothing of today.
	expect(first('2027-04-11T14:00')).toBe('Be at college 0 by 9:00 AM');
});

test('before a tour on the day after the visit, the family reads that day and when to be there for it', () => {
	const events = { session_at: '2027-04-12T14:00', tour_at: '2027-04-13T10:00' };
	const stops = [aStopAt('poi 0'), aStopAt('college 60', events), aStopAt('poi 90')];
	const there = outlookOf(cellsOf(aTour(stops)), roadParts);
	const [visit, now] = [there.visits[1], at('08:00', '2027-04-13')];
	expect(nextStopOf(there, null, now)).toBe(1);
	const day = dayOnTheWay(there, 1, now);
	expect(day?.number).toBe(2);
	expect(wordsFor(1, there, now)).toBe('Be at college 60 by 9:45 AM');
	// The time to spare is that before the first event, on the day before.
	expect(visit && day && paceOn(day, visit)).toBe(null);
	expect(wordsFor(1, there)).toBe('Leave poi 0 by 12:45 PM');
	// The session was on a day before the trip.
	const late = cellsOf(aTour([aStopAt('college 0', { ...events, session_at: '2027-04-11T14:00' })]));
	expect(wordsFor(0, outlookOf(late, roadParts), now)).toBe('Be at college 0 by 9:45 AM');
});

test('a family on its way reads when to be there for a fixed start; if late, or without one, about when it will be', () => {
	const words = (
		stop: number,
		clock: string,
		saidAt: string | null,
		{ hasSaidSo = true, from = outlook } = {},
	) => {
		const now = at(clock);
		const said = saidAt === null ? null : at(saidAt);
		const then = outlookNow(from, roadParts, { stop, now, saidAt: said });
		const [visit, day] = [then.visits[stop], dayOnTheWay(then, stop, now)];
		if (!visit || !day) throw new Error('No such visit');
		const isOnItsWay = said !== null && isUnderWay(then, stop, { now, hasSaidSo });
		const { words, at: when, zone } = dueFor(then.plan, { day, visit, now, isOnItsWay });
		return `${words} ${timeWords(when ?? 0, zone)}`;
	};
	const [leave, arrive] = ['Leave college 0 by 1:15 PM', /^Be at college 60 by 2:\d\d PM$/];
	expect(words(1, '13:20', null)).toBe(leave);
	expect(words(1, '13:20', '13:05')).toMatch(arrive);
	// When to be there does not depend on when they left in time: it is for the session.
	expect(words(1, '13:20', '13:15')).toBe('Be at college 60 by 2:15 PM');
	expect(words(1, '13:20', '13:05')).toBe('Be at college 60 by 2:15 PM');
	// Nobody can be there by then any more, neither now nor after the hour at which it begins.
	expect(words(1, '13:50', '13:40')).toBe('At college 60 around 2:40 PM');
	expect(words(1, '14:50', '13:40')).toBe('At college 60 around 2:40 PM');
	// Whoever leaves before the plan, which would be late, may be in time.
	const early = cellsOf(
		aTour([aStopAt('college 0'), aStopAt('college 60', { tour_at: '2027-04-12T11:00' })]),
	);
	expect(words(1, '09:40', '09:30', { from: outlookOf(early, roadParts) })).toBe(
		'Be at college 60 by 10:45 AM',
	);
	// Whoever only looked ahead is not under way while there is time.
	expect(words(1, '12:55', '12:50')).toMatch(arrive);
	expect(words(1, '13:10', '12:50', { hasSaidSo: false })).toBe(leave);
	expect(words(1, '13:10', '12:50')).toMatch(arrive);
	expect(words(1, '13:15', '12:50', { hasSaidSo: false })).toMatch(arrive);
	expect(words(2, '17:30', '17:20')).toMatch(/^At poi 90 around \d:\d\d PM$/);
	const eve = at('12:00', '2027-04-11');
	expect(isUnderWay(outlook, 1, { now: eve, hasSaidSo: true })).toBe(false);
});

test('the next stop is the one that was noted, else the first whose visit is not over, else the first', () => {
	expect(nextStopOf(outlook, 'poi 90', at('07:00'))).toBe(2);
	expect(nextStopOf(outlook, 'gone', at('07:00'))).toBe(0);
	expect(nextStopOf(outlook, null, at('14:00'))).toBe(1);
	expect(nextStopOf(outlook, null, at('07:00', '2027-05-01'))).toBe(0);
	// The last leg may take longer than planned, past midnight, too.
	expect(nextStopOf(outlook, null, at('22:00'))).toBe(2);
	expect(nextStopOf(outlook, null, at('00:30', '2027-04-13'))).toBe(2);
	const undated = outlookOf(
		cellsOf(aTour([aStopAt('college 0'), aStopAt('poi 9')], { start_date: null })),
		roadParts,
	);
	expect(nextStopOf(undated, null, at('23:00'))).toBe(0);
});

test('the bed stays next until the day is over, because it is unknown whether the family has arrived', () => {
	const college = aStopAt('college 0', { tour_at: '2027-04-12T14:00' });
	const tomorrow = aStopAt('college 90', { tour_at: '2027-04-13T10:00' });
	const evening = (bed: Stop) => {
		const from = outlookOf(cellsOf(aTour([college, bed, tomorrow])), roadParts);
		return (clock: string, date?: string) => nextStopOf(from, null, at(clock, date));
	};
	for (const bed of [
		aStopAt('hotel 60'),
		aStopAt('hotel 60', { parking_minutes: 10 }),
		aStopAt('x 60', { overnight: true }),
	]) {
		const next = evening(bed);
		expect([next('16:14'), next('16:15'), next('23:59'), next('00:30', '2027-04-13')]).toEqual([1, 1, 1, 1]);
		expect(next('07:00', '2027-04-13')).toBe(2);
	}
	// What is visited there has its own end, and whoever only drops in drives on.
	expect(evening(aStopAt('hotel 60', { visit_minutes: 60 }))('17:15')).toBe(2);
	const dropIn = aTour([aStopAt('college 0'), aStopAt('x 60', { visit_minutes: 0 }), aStopAt('poi 90')]);
	const passing = outlookOf(cellsOf(dropIn), roadParts);
	expect(nextStopOf(passing, null, passing.visits[1]?.ends ?? 0)).toBe(2);
	// The leg to the bed is over an hour after the plan has them there.
	const from = outlookOf(cellsOf(aTour([college, aStopAt('hotel 60'), tomorrow])), roadParts);
	expect([nextDriveOf(from, null, at('17:14')), nextDriveOf(from, null, at('17:15'))]).toEqual([1, 2]);
});

test('the airport stays next for an hour past the planned arrival: a family late for its flight needs the way there', () => {
	const stops = [
		aStopAt('college 0'),
		aStopAt('airport 40'),
		aStopAt('airport 1000'),
		aStopAt('college 1020'),
	];
	const from = outlookOf(cellsOf(aTour(stops)), noRoadFar);
	const arrives = from.visits[1]?.arrives ?? 0;
	const next = (now: number) => nextStopOf(from, null, now);
	expect([next(arrives - 1), next(arrives), next(arrives + 59), next(arrives + 60)]).toEqual([1, 1, 1, 2]);
});

test('a trip that sets out from home is on its way to the first place there is to see', () => {
	const fromHome = outlookOf(
		cellsOf(aTour([aStopAt('x 0'), aStopAt('college 60'), aStopAt('x 0', { id: 'back' })])),
		roadParts,
	);
	expect(nextStopOf(fromHome, null, at('07:00'))).toBe(1);
	expect(wordsFor(1, fromHome)).toBe('Leave x 0 at 9:00 AM');
	expect(nextStopOf(fromHome, null, at('07:00', '2027-05-01'))).toBe(1);
	const fromAirport = outlookOf(cellsOf(aTour([aStopAt('airport 0'), aStopAt('college 40')])), roadParts);
	expect(nextStopOf(fromAirport, null, at('07:00'))).toBe(0);
	// Whoever asks for it finds it.
	expect(nextStopOf(fromHome, 'x 0', at('07:00'))).toBe(0);
	const onlyHome = outlookOf(cellsOf(aTour([aStopAt('x 0')])), roadParts);
	expect(nextStopOf(onlyHome, null, at('07:00'))).toBe(0);
});

test('the next drive is the one to the next stop, until the family has been there for an hour', () => {
	const arrives = outlook.visits[1]?.way.arrives.at ?? 0;
	const drive = (now: number, noted: string | null = null) => nextDriveOf(outlook, noted, now);
	expect([drive(at('07:00')), drive(arrives + 59), drive(arrives + 60)]).toEqual([0, 1, 2]);
	expect(drive(arrives + 60, 'college 60')).toBe(1);
	expect(drive(at('22:00'))).toBe(3);
});

test('the time left is shown today and through the night after it, and not for another day or a trip without dates', () => {
	const words = (clock: string, date?: string) => fromNowWords(outlook.plan, due(1), at(clock, date));
	expect(words('12:52')).toBe('23 min from now');
	expect(words('11:15')).toBe('2 h from now');
	expect(words('13:15')).toBe('Now');
	expect(words('13:20')).toBe('5 min ago');
	// The night belongs to the day before.
	expect(words('00:30', '2027-04-13')).toBe('11 h 15 min ago');
	expect(words('03:59', '2027-04-13')).toBe('14 h 44 min ago');
	expect(words('04:00', '2027-04-13')).toBe('');
	expect(words('12:52', '2027-04-11')).toBe('');
	// And the morning that they read it in is today.
	expect(words('00:30')).toBe('12 h 45 min from now');
	expect(fromNowWords({ ...outlook.plan, isDated: false }, due(1), at('12:52'))).toBe('');
});

test('where the drive leads to other clocks, the time to leave or to be there names its zone, and so is the time left', () => {
	const zoneOf = ({ long }: { long: number }) => (long > -74 ? 'America/Chicago' : ZONE);
	const stops = [aStopAt('college 0'), aStopAt('college 180', { tour_at: '2027-04-12T15:00' })];
	const west = outlookOf(cellsOf(aTour(stops)), { ...roadParts, zoneOf });
	const words = (stop: number, from = west, isOnItsWay = false) => {
		const [visit, day] = [from.visits[stop], dayOnTheWay(from, stop, at('13:00'))];
		if (!visit || !day) throw new Error('No such visit');
		const due = dueFor(from.plan, { day, visit, now: at('13:00'), isOnItsWay });
		return [`${due.words} ${dueTimeWords(due)}`, fromNowWords(from.plan, due, at('13:00'))];
	};
	// A quarter to four, by the clocks that they left.
	expect(words(1, west, true)).toEqual(['Be at college 180 by 2:45 PM CDT', '2 h 45 min from now']);
	expect(words(1)).toEqual(['Leave college 0 by 12:45 PM EDT', '15 min ago']);
	expect(words(0)[0]).toBe('Be at college 0 by 9:00 AM');
	const [same] = words(1, outlookOf(cellsOf(aTour(stops)), roadParts), true);
	expect(same).toBe('At college 180 around 3:30 PM');
	// Somewhere on a long drive, by the clocks of where it began.
	const far = outlookOf(cellsOf(aTour([aStopAt('college 0'), aStopAt('college 1200')])), {
		...roadParts,
		zoneOf,
	});
	const [visit, day] = [far.visits[1], dayOnTheWay(far, 1, at('08:00', '2027-04-14'))];
	if (!visit || !day) throw new Error('No such visit');
	expect(dueTimeWords(dueFor(far.plan, { day, visit, now: at('08:00', '2027-04-14') }))).toBe('9:00 AM EDT');
});

test('in the hour that repeats when clocks are set back, every time on the road names its zone', () => {
	const start_date = '2027-11-07';
	const words = (session_at: string) => {
		const stops = [aStopAt('college 0'), aStopAt('college 30', { session_at })];
		const fall = outlookOf(cellsOf(aTour(stops, { start_date, day_start: '00:00' })), roadParts);
		const [visit] = fall.visits.slice(1);
		if (!visit) throw new Error('No such visit');
		return [dueTimeWords(due(1, fall, at('00:00', start_date))), fixedWords(fall.plan, visit)];
	};
	expect(words('2027-11-07T02:30')).toEqual(['1:45 AM EST', 'Info session 2:30 AM']);
	expect(words('2027-11-07T01:55')).toEqual(['1:10 AM EDT', 'Info session 1:55 AM EDT']);
	expect(words('2027-11-07T03:30')).toEqual(['2:45 AM', 'Info session 3:30 AM']);
});

test('a family that should have left by now arrives later than planned, and learns the cost', () => {
	expect(outlookNow(outlook, roadParts, { stop: 1, now: at('11:00'), saidAt: null })).toBe(outlook);
	expect(outlookNow(outlook, roadParts, { stop: 1, now: at('13:30', '2027-04-13'), saidAt: null })).toBe(
		outlook,
	);
	const late = outlookNow(outlook, roadParts, { stop: 1, now: at('13:35'), saidAt: null });
	expect(late.visits[1]?.slack).toBe(-20);
	const missed = (stop: number, until: number) => costOfLeaving(outlook, roadParts, { stop, until }).missed;
	expect(missed(1, at('13:35'))).toEqual({ kind: 'late', stopId: 'college 60' });
	expect(missed(1, at('13:15'))).toBeNull();
	expect(missed(2, at('18:00'))).toBeNull();
});

test('a family running late is told where it sleeps tonight, if that is not as planned', () => {
	const moved = (delay: number, ...stops: Stop[]) => {
		const planned = outlookOf(cellsOf(aTour(stops)), roadParts);
		const until = (planned.visits[1]?.departs ?? 0) + delay;
		const { moved: night } = costOfLeaving(planned, roadParts, { stop: 1, until });
		return night && movedNightWords(planned.plan, night);
	};
	const [first, second, last] = [aStopAt('college 0'), aStopAt('college 120'), aStopAt('college 240')];
	expect(moved(60, first, second, aStopAt('hotel 180'), last)).toBe(
		'Then the night is near college 120 instead of at hotel 180.',
	);
	expect(moved(15, first, second, aStopAt('hotel 180'), last)).toBe(null);
	const long = aStopAt('college 0', { visit_minutes: 180 });
	expect(moved(60, long, second)).toBe('Then you need a night near college 120.');
	expect(moved(15, long, second)).toBe(null);
});

test('a family running late is offered only what still helps: nothing about the stop where it is', () => {
	const trip = aTour([
		aStopAt('college 0', { visit_minutes: 120 }),
		aStopAt('poi 30', { visit_minutes: 90 }),
		aStopAt('college 60', { tour_at: '2027-04-12T15:00' }),
	]);
	const planned = outlookOf(cellsOf(trip), roadParts);
	const offers = (stop: number, delay: number) => {
		const until = (planned.visits[stop]?.departs ?? 0) + delay;
		const trouble = costOfLeaving(planned, roadParts, { stop, until }).missed;
		if (!trouble) throw new Error('Nobody is late');
		return remediesAhead(planned, roadParts, { stop, until, trouble }).map(({ measure }) =>
			'stop' in measure ? `${measure.kind} ${measure.stop.id}` : measure.kind,
		);
	};
	expect(offers(1, 60)).toEqual(['shorten poi 30', 'swap college 60', 'move_to college 60']);
	expect(offers(2, 60)).toEqual(['move_to college 60']);
});

test('a family that should have left is told first what helps if it leaves now', () => {
	const trip = aTour([
		aStopAt('college 30', { visit_minutes: 90 }),
		aStopAt('poi 90', { visit_minutes: 15 }),
		aStopAt('college 110', { tour_at: '2027-04-12T15:00' }),
	]);
	const planned = outlookOf(cellsOf(trip), roadParts);
	expect(wordsFor(1, planned)).toBe('Leave college 30 by 1:05 PM');
	const told = (clock: string, saidAt: number | null = null) => {
		const then = outlookNow(planned, roadParts, { stop: 1, now: at(clock), saidAt });
		const delays = delaysOf(then, 1, {
			now: at(clock),
			hasLeft: saidAt !== null,
			hasSaidSo: saidAt !== null,
		});
		if (!delays) throw new Error('Nobody leaves');
		const until = delays.from + (delays.minutes[0] ?? 0);
		const { missed } = costOfLeaving(then, roadParts, { stop: 1, until });
		const remedies = missed
			? remediesAhead(then, roadParts, { stop: 1, until, trouble: missed }).map(({ measure }) =>
					measureWords(measure),
				)
			: [];
		return { ...delays, remedies };
	};
	const before = { from: at('13:05'), since: 'plan', minutes: [15, 30, 45, 60] };
	expect(told('11:00')).toMatchObject(before);
	expect(told('13:04')).toMatchObject(before);
	const now = { from: at('13:25'), since: 'now', minutes: [0, 15, 30, 45, 60] };
	expect(told('13:25')).toMatchObject(now);
	expect(told('13:25').remedies).toContain('Skip poi 90');
	// What keeps one on the road is as if it had left later.
	const left = told('13:25', at('13:10'));
	expect(left).toMatchObject({ from: at('13:10'), since: 'left', minutes: now.minutes });
	// It is late already: what helps does not wait until it says that it will be later still.
	expect(left.remedies).toContain('Skip poi 90');
	expect(told('11:30', at('11:20'))).toMatchObject({ from: at('11:20'), since: 'left' });
	// Whoever has only looked ahead has not left.
	const aheadOnly = { now: at('13:25'), hasLeft: true, hasSaidSo: false };
	expect(delaysOf(planned, 1, aheadOnly)).toEqual(before);
	// Another day says nothing of this one.
	const later = { now: at('13:25', '2027-05-01'), hasLeft: false, hasSaidSo: false };
	expect(delaysOf(planned, 1, later)).toEqual(before);
	expect(delaysOf(planned, 0, later)).toBeNull();
});

/** A trip whose first day is just full; there is a tour on the second. */
const fullDay = (tour: string, ...more: Stop[]) =>
	outlookOf(
		cellsOf(
			aTour([
				aStopAt('x 0'),
				aStopAt('college 60'),
				aStopAt('college 120', { visit_minutes: 170 }),
				aStopAt('college 180', { tour_at: `2027-04-13T${tour}` }),
				...more,
			]),
		),
		roadParts,
	);
const adviceFor = (planned: Outlook) =>
	planned.days.map((day) => lateAdvice(planned, roadParts, day)[0] ?? '');

test('running late today says what is missed tomorrow because of it, and what helps, on paper too', () => {
	const offered = (planned: Outlook, until: number) => {
		const { missed, outcome } = costOfLeaving(planned, roadParts, { stop: 1, until });
		if (!missed) return { words: '', offers: [], outcome };
		const remedies = remediesAhead(planned, roadParts, { stop: 1, until, trouble: missed });
		const offers = remedies.map(({ measure }) => measureWords(measure));
		return { words: troubleWords(missed, outcome)[0], offers, outcome };
	};
	const planned = fullDay('10:30');
	expect(offered(planned, at('09:15')).words).toBe('');
	const { words, offers, outcome } = offered(planned, at('10:00'));
	expect(words).toBe('3 h 35 min late at college 180.');
	expect(offers).toEqual([
		'Stay 45 min at college 120',
		'Go to college 180 before college 120',
		'Move college 180 to Wed, Apr 14',
	]);
	// Whoever should have left by now is told again.
	expect(offered(outcome, at('10:15')).words).toBe(words);
	expect(adviceFor(planned)).toEqual([
		`If you leave at 9:30 AM, you’re late at college 180: ${offers.join('. Or: ')}.`,
		'Leave college 120 by 9:15 AM, and you still make everything today.',
	]);
	// Today's lunch would not help, and tomorrow's goes by the same words.
	expect(offered(fullDay('13:30'), at('10:00')).offers).not.toContain('Skip lunch');
});

test('paper does not say that everything is made on a day that misses something', () => {
	const adviceOn = (noon: string, ...rest: Stop[]) => {
		const stops = [
			aStopAt('college 0', { tour_at: '2027-04-12T09:00' }),
			aStopAt('college 120', { tour_at: `2027-04-12T${noon}` }),
			...rest,
		];
		const planned = outlookOf(cellsOf(aTour(stops, { day_start: '08:30' })), roadParts);
		return planned.days.flatMap((day) => lateAdvice(planned, roadParts, day));
	};
	const later = [aStopAt('college 180', { tour_at: '2027-04-12T16:00' }), aStopAt('x 200')];
	// Nothing on the way helps, and there is no more to say.
	expect(adviceOn('11:30', ...later)).toEqual(['This plan runs late at college 120.']);
	for (const words of [...adviceOn('11:30'), ...adviceOn('09:30', ...later)])
		expect(words).toMatch(/^This plan runs late at college 120\.( [A-Z].*\w\.)?$/);
});

test('a stop missed tomorrow anyway is no news to a family that runs late today', () => {
	const planned = fullDay('10:30', aStopAt('college 240', { tour_at: '2027-04-13T11:30' }));
	expect(planned.visits[4]?.slack).toBeLessThan(0);
	expect(costOfLeaving(planned, roadParts, { stop: 1, until: at('09:15') }).missed).toBeNull();
	expect(adviceFor(planned)[0]).toContain('late at college 180');
});

test('a trip whose first day follows from a tour keeps its days when the family runs late, however far ahead it is', () => {
	const stops = [
		aStopAt('x 0'),
		aStopAt('college 60', { visit_minutes: 180 }),
		aStopAt('college 150', { tour_at: '2027-04-13T16:30' }),
	];
	const weekBefore = { ...roadParts, today: '2027-04-05' };
	const thatDay = { ...roadParts, today: '2027-04-13' };
	const told = (start_date: string | null) => {
		const planned = outlookOf(cellsOf(aTour(stops, { start_date })), weekBefore);
		const ahead = { stop: 2, until: at('15:30', '2027-04-13') };
		const { outcome: late, missed: trouble } = costOfLeaving(planned, weekBefore, ahead);
		// Driving mode asks again about what it already shows as late.
		const later = whenLeftAt(late, weekBefore, ahead);
		if (!trouble) throw new Error('Nobody is late');
		const remedies = remediesAhead(planned, weekBefore, { ...ahead, trouble });
		const taken = remediesAhead(planned, thatDay, { ...ahead, trouble });
		return {
			firstDay: planned.plan.firstDay,
			late: late.days,
			later: later.days,
			remedies: remedies.map(({ measure, left }) => [measureWords(measure), left]),
			// A remedy taken leaves the day on which they are driving where it is.
			daysThen: taken.map(
				({ changes }) => outlookOf(withChanges(planned.cells, changes), thatDay).plan.firstDay,
			),
			advice: planned.days.map((day) => lateAdvice(planned, weekBefore, day)),
		};
	};
	const derived = told(null);
	expect(derived).toEqual(told(dateText(derived.firstDay)));
	expect(derived.later).toEqual(derived.late);
	expect(derived.advice.flat()).toHaveLength(2);
});

test('a family that has flown home is no longer on its way the next day', () => {
	const stops = [
		aStopAt('x 0'),
		aStopAt('airport 20'),
		aStopAt('airport 1000'),
		aStopAt('college 1020'),
		aStopAt('airport 1000', { id: 'a2' }),
		aStopAt('airport 20', { id: 'a3' }),
		aStopAt('x 0', { id: 'h' }),
	];
	const planned = outlookOf(cellsOf(aTour(stops)), noRoadFar);
	expect(nextStopOf(planned, null, at('20:00', '2027-04-13'))).toBe(5);
	expect(nextStopOf(planned, null, at('10:00', '2027-04-14'))).toBe(1);
	expect(nextDriveOf(planned, null, at('20:00', '2027-04-14'))).toBe(1);
});

test('a remedy tried out before the trip leaves it open when the trip begins, and one on the way does not', () => {
	const stops = [
		aStopAt('x 0'),
		aStopAt('college 150'),
		aStopAt('college 240', { tour_at: '2027-04-20T15:00' }),
	];
	const begins = (today: string) => {
		const parts = { ...roadParts, today };
		const planned = outlookOf(cellsOf(aTour(stops, { start_date: null })), parts);
		const leaving = { stop: 2, until: (planned.visits[2]?.leaveBy?.at ?? 0) + 60 };
		const trouble = costOfLeaving(planned, parts, leaving).missed;
		if (!trouble) throw new Error('Nobody is late');
		const remedies = remediesAhead(planned, parts, { ...leaving, trouble });
		const begun = remedies.map(
			({ changes }) => tripFromCells('t', withChanges(planned.cells, changes)).start_date,
		);
		return [dateText(planned.plan.firstDay), ...new Set(begun)];
	};
	expect(begins('2027-03-01')).toEqual(['2027-04-20', null]);
	expect(begins('2027-04-19')).toEqual(['2027-04-20', null]);
	expect(begins('2027-04-20')).toEqual(['2027-04-20', '2027-04-20']);
});

test('leaving late for a stop never makes its own departure earlier, in any tour', () => {
	fc.assert(
		fc.property(anyTour(5, 2), fc.nat(3), fc.nat(180), ({ trip, parts }, which, delay) => {
			const planned = outlookOf(cellsOf(trip), parts);
			const stop = 1 + (which % (trip.stops.length - 1));
			const departs = planned.visits[stop]?.departs;
			fc.pre(departs !== null && departs !== undefined);
			const late = whenLeftAt(planned, parts, { stop, until: departs + delay });
			expect(late.visits[stop]?.departs ?? departs).toBeGreaterThanOrEqual(departs);
		}),
		{ numRuns: 100 },
	);
});

test('night is from sunset to sunrise, by the clocks there', () => {
	const boston = { lat: 42.36, long: -71.06 };
	const day = readDate('2027-04-12') ?? 0;
	const sunset = eveningAt(day, boston, ZONE)?.sunset ?? 0;
	expect(isSunDown(sunset - 1, boston, ZONE)).toBe(false);
	expect(isSunDown(sunset, boston, ZONE)).toBe(true);
	expect(isSunDown(at('23:59'), boston, ZONE)).toBe(true);
	expect(isSunDown(at('04:30', '2027-04-13'), boston, ZONE)).toBe(true);
	expect(isSunDown(at('07:00', '2027-04-13'), boston, ZONE)).toBe(false);
});

test('a trip without dates is never late: its plan stays as it is, whatever the time', () => {
	const undated = outlookOf(
		cellsOf(aTour([aStopAt('college 0'), aStopAt('poi 9')], { start_date: null })),
		roadParts,
	);
	const departs = undated.visits[1]?.departs ?? 0;
	expect(outlookNow(undated, roadParts, { stop: 1, now: departs + 30, saidAt: null })).toBe(undated);
});

test('a family that said it was on its way does not arrive later with every minute of the drive', () => {
	const slackAt = (now: string, saidAt: string) =>
		outlookNow(outlook, roadParts, { stop: 1, now: at(now), saidAt: at(saidAt) }).visits[1]?.slack;
	// Said at the campus, before it was time to go: it leaves as planned.
	expect(slackAt('13:40', '09:10')).toBe(outlook.visits[1]?.slack);
	expect([slackAt('13:40', '13:35'), slackAt('14:30', '13:35')]).toEqual([-20, -20]);
});

test('a family that has left late is late at the next stop, too, until it says that it has left for that', () => {
	const stops = [
		aStopAt('college 0', { visit_minutes: 60 }),
		aStopAt('college 60', { visit_minutes: 120 }),
		aStopAt('college 120', { tour_at: '2027-04-12T15:45' }),
		aStopAt('college 140'),
	];
	const planned = outlookOf(cellsOf(aTour(stops, { lunch_minutes: 0 })), roadParts);
	const late = { stop: 1, until: at('11:45') };
	const next = (stop: number, clock: string, own: string | null, ...said: (typeof late)[]) => {
		const [now, saidAt] = [at(clock), own === null ? null : at(own)];
		const then = outlookNow(planned, roadParts, { stop, now, saidAt, said });
		const visit = then.visits[stop];
		return [visit && timeWords(visit.departs ?? 0, ZONE), visit?.slack];
	};
	expect(next(2, '11:46', null)).toEqual(['1:30 PM', 60]);
	expect(next(1, '11:46', '11:45', late)[0]).toBe('11:45 AM');
	// It takes the next stop as it arrives, and later should have left.
	expect(next(2, '12:51', '12:50', late)).toEqual(['3:00 PM', -30]);
	expect(next(2, '15:10', null, late)).toEqual(['3:10 PM', -40]);
	expect(next(3, '12:51', null, late)[0]).toBe('5:00 PM');
	// It has made up for some of that, or for all.
	const left = (clock: string) => ({ stop: 2, until: at(clock) });
	expect(next(2, '14:05', '14:00', late, left('14:00'))).toEqual(['2:00 PM', 30]);
	expect(next(2, '14:05', '13:00', late, left('13:00'))).toEqual(['1:30 PM', 60]);
	expect(next(3, '16:00', null, late, left('14:00'))[0]).toBe('5:00 PM');
	expect(next(3, '16:00', null, late, left('15:30'))[0]).toBe('5:00 PM');
	// What was said on another day says nothing of this one.
	const yesterday = { stop: 1, until: at('11:45', '2027-04-11') };
	const tomorrow = { stop: 2, until: at('15:30', '2027-04-13') };
	expect(next(2, '12:51', null, yesterday)).toEqual(['1:30 PM', 60]);
	expect(next(2, '12:51', null, late, tomorrow)).toEqual(['3:00 PM', -30]);
});

test('how late a family leaves for the next stop comes on top of how late it left before', () => {
	const stops = [
		aStopAt('college 0', { visit_minutes: 180 }),
		aStopAt('poi 60'),
		aStopAt('restaurant 70'),
		aStopAt('poi 100'),
	];
	const planned = outlookOf(cellsOf(aTour(stops)), roadParts);
	// Its first visit waits for the morning because of that.
	const late = whenLeftAt(planned, roadParts, { stop: 1, until: at('16:00') });
	expect([planned.days.length, late.days.length]).toEqual([1, 2]);
	const until = (late.visits[2]?.departs ?? 0) + 20;
	const later = whenLeftAt(late, roadParts, { stop: 2, until });
	expect(later.visits[1]?.ready).toBe(late.visits[1]?.ready);
	expect(later.visits[3]?.arrives).toBe((late.visits[3]?.arrives ?? 0) + 20);
});

test('after a late start nothing of the next drive comes before the end of the visit that was shown, in any tour', () => {
	let seen = 0;
	fc.assert(
		fc.property(
			anyTour(5, 3),
			fc.nat(2),
			fc.nat(180),
			fc.nat(600),
			({ trip, parts }, which, delay, later) => {
				const planned = outlookOf(cellsOf(trip), parts);
				const stop = 1 + (which % (trip.stops.length - 2));
				const until = (planned.visits[stop]?.departs ?? Number.NaN) + delay;
				fc.pre(planned.plan.isDated && !Number.isNaN(until));
				const shown = outlookNow(planned, parts, { stop, now: until, saidAt: until });
				const said = [{ stop, until }];
				for (const [now, saidAt] of [
					[until + later, null],
					[until + later, until + Math.floor(later / 2)],
				] as const) {
					const then = outlookNow(planned, parts, { stop: stop + 1, now, saidAt, said });
					const departs = then.visits[stop + 1]?.departs ?? null;
					if (departs === null) continue;
					expect(departs).toBeGreaterThanOrEqual(shown.visits[stop]?.ends ?? 0);
					seen++;
				}
			},
		),
		{ numRuns: 300 },
	);
	expect(seen).toBeGreaterThan(100);
});

test('only on the day on which it leaves can a family say that it has left', () => {
	const stops = [aStopAt('hotel 0'), aStopAt('college 45', { tour_at: '2027-04-12T10:15' })];
	const planned = outlookOf(cellsOf(aTour(stops, { start_date: '2027-04-11' })), roadParts);
	const may = (stop: number, clock: string, date?: string) => leavesToday(planned, stop, at(clock, date));
	// The hour before and the hours after: nobody else knows whether it has.
	expect([may(1, '08:00'), may(1, '09:35')]).toEqual([true, true]);
	expect([may(1, '09:35', '2027-04-11'), may(1, '09:35', '2027-04-13')]).toEqual([false, false]);
	expect(may(0, '08:00')).toBe(false);
	const undated = outlookOf(
		cellsOf(aTour([aStopAt('x 0'), aStopAt('college 45')], { start_date: null })),
		roadParts,
	);
	expect(leavesToday(undated, 1, undated.visits[1]?.departs ?? 0)).toBe(false);
	const island = outlookOf(cellsOf(aTour([aStopAt('college 0'), aStopAt('college 600')])), noRoadFar);
	expect(leavesToday(island, 1, at('14:00'))).toBe(false);
	const far = outlookOf(cellsOf(aTour([aStopAt('college 0'), aStopAt('college 1200')])), roadParts);
	const days = ['2027-04-12', '2027-04-13', '2027-04-14'];
	expect(days.map((date) => leavesToday(far, 1, at('09:30', date)))).toEqual([false, true, false]);
});

test('a drive belongs to the day on which it is driven, not to that of the visit', () => {
	const tour = aTour([aStopAt('college 0', { visit_minutes: 300 }), aStopAt('college 90')]);
	const evening = outlookOf(cellsOf(tour), roadParts);
	const numberAt = (clock: string, date: string, from = evening) =>
		dayOnTheWay(from, 1, at(clock, date))?.number;
	expect(evening.visits[1]?.way.nights.there).toBe(1);
	expect([numberAt('12:00', '2027-04-12'), numberAt('08:00', '2027-04-13')]).toEqual([1, 2]);
	const far = outlookOf(cellsOf(aTour([aStopAt('college 0'), aStopAt('college 1200')])), roadParts);
	const days = ['2027-04-12', '2027-04-13', '2027-04-14', '2027-04-15', '2027-04-20'];
	expect(days.map((date) => numberAt('12:00', date, far))).toEqual([2, 2, 3, 4, 4]);
});

test('after a night on the way the next step is that day’s own: to be there, or to set out again', () => {
	const tour = aTour([
		aStopAt('college 0'),
		aStopAt('college 120', { tour_at: '2027-04-13T09:30' }),
		aStopAt('college 130'),
	]);
	const evening = outlookOf(cellsOf(tour), roadParts);
	expect(evening.visits[1]?.way.nights.there).toBe(1);
	const step = (stop: number, clock: string, date: string, from = evening) => {
		const now = at(clock, date);
		const [visit, day] = [from.visits[stop], dayOnTheWay(from, stop, now)];
		if (!visit || !day) throw new Error('No such visit');
		const arrives = timeWords(arrivesOn(day, visit) ?? 0, ZONE);
		return [wordsFor(stop, from, now), arrives, leavesOn(day, visit)];
	};
	expect(step(1, '08:00', '2027-04-12')).toEqual(['Leave college 0 at 12:30 PM', '2:30 PM', true]);
	expect(step(1, '08:00', '2027-04-13')).toEqual(['Be at college 120 by 9:15 AM', '9:00 AM', false]);
	// Tonight is only the way to bed: what begins in the morning says nothing of when to be there.
	const tonight = (from: Outlook, clock: string, date: string) => {
		const [visit, day] = [from.visits[1], dayOnTheWay(from, 1, at(clock, date))];
		if (!visit || !day) throw new Error('No such visit');
		const way = { day, visit, now: at(clock, date), isOnItsWay: true };
		const { words, at: when, zone } = dueFor(from.plan, way);
		return [`${words} ${timeWords(when ?? 0, zone)}`, paceOn(day, visit)];
	};
	expect(tonight(evening, '13:00', '2027-04-12')).toEqual(['At college 120 around 2:30 PM', null]);
	expect(tonight(evening, '08:00', '2027-04-13')).toEqual(['Be at college 120 by 9:15 AM', 'good']);
	const far = outlookOf(cellsOf(aTour([aStopAt('college 0'), aStopAt('college 1200')])), roadParts);
	expect(step(1, '08:00', '2027-04-13', far)).toEqual(['Leave college 0 at 9:00 AM', '1:45 PM', true]);
	expect(step(1, '08:00', '2027-04-14', far)).toEqual(['Set out at 9:00 AM', '1:45 PM', false]);
	expect(step(0, '08:00', '2027-04-12', far)).toEqual(['Be at college 0 by 9:00 AM', '9:00 AM', false]);
});

test('lunch takes nothing off the time to be there: a family that comes later has eaten it', () => {
	const stops = [aStopAt('x 0'), aStopAt('college 30', { tour_at: '2027-04-12T14:00' })];
	const from = outlookOf(cellsOf(aTour(stops)), roadParts);
	const [visit, day] = [from.visits[1], dayOnTheWay(from, 1, at('10:00'))];
	if (!visit || !day) throw new Error('No such visit');
	expect(wordsFor(1, from)).toBe('Leave x 0 by 1:15 PM');
	const { at: when, zone } = dueFor(from.plan, { day, visit, now: at('10:00'), isOnItsWay: true });
	expect(timeWords(when ?? 0, zone)).toBe('1:45 PM');
});

test('a family on its way to what started on a day before reads about when it will be there', () => {
	const passed = aStopAt('college 60', { tour_at: '2027-04-11T14:00' });
	const from = outlookOf(cellsOf(aTour([aStopAt('college 0'), passed])), roadParts);
	const [visit, day] = [from.visits[1], dayOnTheWay(from, 1, at('12:00'))];
	if (!visit || !day) throw new Error('No such visit');
	expect(visit.isDatePassed).toBe(true);
	expect(dueFor(from.plan, { day, visit, now: at('12:00'), isOnItsWay: true }).words).toBe(
		'At college 60 around',
	);
});

test('when to be there is said on the day of the visit only, in any tour', () => {
	fc.assert(
		fc.property(anyTour(5, 2), fc.boolean(), ({ trip, parts }, isOnItsWay) => {
			const { plan, days, visits } = outlookOf(cellsOf(trip), parts);
			for (const day of days)
				for (const stop of onTheWayOn(day)) {
					const visit = visits[stop];
					const due = visit && dueFor(plan, { day, visit, now: visit.departs ?? 0, isOnItsWay });
					if (!due?.words.startsWith('Be at ')) continue;
					expect(visit?.day).toBe(day.day);
					expect(tourDayAt(plan, { stop, at: due.at ?? 0 })).toBe(day.day);
				}
		}),
		{ numRuns: 200 },
	);
});

test('a flight belongs to the day that contains it, and nobody knows its time', () => {
	const tour = aTour([
		aStopAt('college 0'),
		aStopAt('airport 30'),
		aStopAt('airport 600'),
		aStopAt('college 630'),
	]);
	const flown = outlookOf(cellsOf(tour), noRoadFar);
	const step = (stop: number, now: number, from = flown) => {
		const [visit, day] = [from.visits[stop], dayOnTheWay(from, stop, now)];
		if (!visit || !day) throw new Error('No such visit');
		const { at: when } = due(stop, from, now);
		return [day.number, wordsFor(stop, from, now), when === null, arrivesOn(day, visit) === null];
	};
	const flight = [1, 'Flight to airport 600', true, true];
	expect(step(2, at('14:00'))).toEqual(flight);
	expect(fromNowWords(flown.plan, due(2, flown, at('14:00')), at('14:00'))).toBe('');
	// In the morning they have landed.
	expect(step(2, at('08:00', '2027-04-13'))).toEqual([2, 'Be at airport 600 by 9:00 AM', false, false]);
	// With a hotel they drive there on the same evening, and leave it in the morning.
	const toBed = outlookOf(
		cellsOf(aTour([...tour.stops.slice(0, 3), aStopAt('hotel 620'), aStopAt('college 630')])),
		noRoadFar,
	);
	expect(step(3, at('21:00'), toBed)).toEqual([1, 'Drive to hotel 620', true, true]);
	// Minutes entered for the hotel are those of the morning.
	const toLongBed = outlookOf(
		cellsOf(aTour([...tour.stops.slice(0, 3), aStopAt('hotel 620', { visit_minutes: 30 })])),
		noRoadFar,
	);
	expect(step(3, at('21:00'), toLongBed)).toEqual([1, 'Drive to hotel 620', true, true]);
	expect(step(3, at('08:00', '2027-04-13'), toLongBed)).toEqual([
		2,
		'Be at hotel 620 by 9:00 AM',
		false,
		false,
	]);
	const nextAt = (clock: string, date?: string) => nextStopOf(toBed, null, at(clock, date));
	expect([nextAt('21:00'), nextAt('01:00', '2027-04-13'), nextAt('08:00', '2027-04-13')]).toEqual([2, 2, 4]);
	expect(step(4, at('08:00', '2027-04-13'), toBed)).toEqual([2, 'Leave hotel 620 at 9:00 AM', false, false]);
	const abroad = outlookOf(cellsOf(aTour([aStopAt('college 0'), aStopAt('college 600')])), noRoadFar);
	expect(step(1, at('14:00'), abroad)).toEqual([1, 'Your own way to college 600', true, true]);
});

test('a family that leaves late in the day drives on that evening, however late it gets', () => {
	const tour = aTour([aStopAt('college 0', { visit_minutes: 300 }), aStopAt('college 90')]);
	const planned = outlookOf(cellsOf(tour), roadParts);
	const nightsWhenLeft = (clock: string, date?: string) =>
		whenLeftAt(planned, roadParts, { stop: 1, until: at(clock, date) }).visits[1]?.way.nights;
	const evening = { before: 0, onTheRoad: 0, there: 1 };
	expect(planned.visits[1]?.way.nights).toEqual(evening);
	expect(nightsWhenLeft('16:00')).toEqual(evening);
	expect(nightsWhenLeft('19:00')).toEqual(evening);
	expect(nightsWhenLeft('10:00', '2027-04-13')).toEqual({ before: 1, onTheRoad: 0, there: 0 });
	const far = outlookOf(
		cellsOf(aTour([aStopAt('college 0', { visit_minutes: 300 }), aStopAt('college 600')])),
		roadParts,
	);
	const late = whenLeftAt(far, roadParts, { stop: 1, until: at('16:00') });
	expect(late.visits[1]?.way.nights).toEqual({ before: 0, onTheRoad: 1, there: 0 });
});

test('past midnight a family that is still up is on the day before', () => {
	const late = aTour([aStopAt('college 0', { visit_minutes: 840 }), aStopAt('college 80')], {
		day_end: '01:30',
	});
	const planned = outlookOf(cellsOf(late), roadParts);
	expect(wordsFor(1, planned, at('23:30'))).toBe('Leave college 0 at 12:00 AM');
	for (const [clock, words] of [
		['00:05', 'Leave college 0 at 12:05 AM'],
		['00:20', 'Leave college 0 at 12:20 AM'],
	] as const) {
		const now = at(clock, '2027-04-13');
		const then = outlookNow(planned, roadParts, { stop: 1, now, saidAt: null });
		expect(wordsFor(1, then, now)).toBe(words);
	}
	const morning = at('08:00', '2027-04-13');
	expect(wordsFor(1, planned, morning)).toBe('Be at college 80 by 9:00 AM');
});

test('a family that drives through the night is on the day it set out, until that ends', () => {
	const own = { number: 1, day_start: '20:00', day_end: '06:00', lunch_minutes: null };
	const dayAt = (clock: string, days = [own]) => {
		const { plan } = outlookOf(cellsOf(aTour([aStopAt('x 0'), aStopAt('college 400')], { days })), roadParts);
		return dateText(tourDayAt(plan, { stop: 1, at: at(clock, '2027-04-13') }));
	};
	expect(dayAt('05:55')).toBe('2027-04-12');
	expect(dayAt('06:00')).toBe('2027-04-13');
	expect(dayAt('05:55', [])).toBe('2027-04-13');
});
