import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dateText } from '#domain/calendar-day.ts';
import { withDaysKept } from '#domain/schedule/days-kept.ts';
import { type Outlook, outlookOf, troubleAt } from '#domain/schedule/trouble.ts';
import type { Change } from '#domain/sync/cell.ts';
import { withChanges } from '#domain/sync/rebase.ts';
import { moveStop, removeStop, setNote, setStopTime } from '#domain/trips/edit-stops.ts';
import { setTripFact } from '#domain/trips/edit-trip.ts';
import { type Stop, type Trip, tripFromCells } from '#domain/trips/trip.ts';
import { anyTour, aStopAt, aTour, cellsOf, roadParts } from './builders.ts';

test('a trip under way keeps its first day whatever is edited, and one before or after it does not', () => {
	const stops = [0, 60, 120, 180].map((minute) => aStopAt(`college ${minute}`));
	const tour = aStopAt('college 300', { tour_at: '2027-04-14T13:00' });
	const planned = outlookOf(cellsOf(aTour([...stops, tour], { start_date: null })), roadParts);
	const own = dateText(planned.plan.firstDay);
	const firstDayThen = (changes: Change[], today: string) => {
		const parts = { ...roadParts, today };
		return outlookOf(withChanges(planned.cells, withDaysKept(planned, parts, changes)), parts).plan.firstDay;
	};
	const gone = removeStop('college 180');
	const day = (today: string) => dateText(firstDayThen(gone, today));
	expect(own).toBe('2027-04-12');
	expect(day('2027-04-11')).toBe('2027-04-13');
	expect([day('2027-04-12'), day('2027-04-13'), day('2027-04-14')]).toEqual([own, own, own]);
	expect(day('2027-05-14')).toBe('2027-04-13');
	// Its only tour may be on the first day: without it the trip would have no days.
	const oneDay = outlookOf(
		cellsOf(
			aTour([aStopAt('college 0'), { ...tour, place: aStopAt('college 9').place }], { start_date: null }),
		),
		roadParts,
	);
	const onTheDay = { ...roadParts, today: dateText(oneDay.plan.firstDay) };
	const without = withDaysKept(oneDay, onTheDay, removeStop(tour.id));
	expect(
		outlookOf(withChanges(oneDay.cells, without), { ...roadParts, today: '2027-05-14' }).plan,
	).toMatchObject({
		isDated: true,
		firstDay: oneDay.plan.firstDay,
	});
	// An edit that leaves the days alone is no reason to set one.
	const noted = setNote('college 180', 'Park behind the library');
	expect(withDaysKept(planned, { ...roadParts, today: '2027-04-13' }, noted)).toEqual(noted);
});

test('a tour that is too soon to get there is missed in plain sight: the trip begins today, not before', () => {
	const stops = [0, 120, 240, 360].map((minute) => aStopAt(`college ${minute}`));
	const last = aStopAt('college 420');
	const planned = outlookOf(cellsOf(aTour([...stops, last], { start_date: null })), roadParts);
	const afterBooking = (tour: string, today: string) => {
		const parts = { ...roadParts, today };
		const booked = withDaysKept(planned, parts, setStopTime(last.id, 'tour_at', tour));
		return outlookOf(withChanges(planned.cells, booked), parts);
	};
	const inTime = afterBooking('2027-04-14T14:00', '2027-04-12');
	expect([dateText(inTime.plan.firstDay), troubleAt(inTime, 4)]).toEqual(['2027-04-12', null]);
	const tooSoon = afterBooking('2027-04-13T14:00', '2027-04-12');
	expect(dateText(tooSoon.plan.firstDay)).toBe('2027-04-12');
	expect(troubleAt(tooSoon, 4)).toMatchObject({ kind: 'late' });
	// A tour entered afterward, for the record, belongs to the trip as it was.
	expect(dateText(afterBooking('2027-04-13T14:00', '2027-04-20').plan.firstDay)).toBe('2027-04-11');
	// Whoever empties the first day's field has the day that follows from the tours.
	const emptied = setTripFact('start_date', null);
	const dayBefore = { ...roadParts, today: '2027-04-11' };
	expect(withDaysKept(tooSoon, dayBefore, emptied)).toEqual(emptied);
});

/** A trip's first day after an edit made on a day. */
const beginsAfter = (planned: Outlook, changes: Change[], today: string) => {
	const kept = withDaysKept(planned, { ...roadParts, today }, changes);
	return tripFromCells('', withChanges(planned.cells, kept)).start_date;
};

test('a trip whose tours are all postponed to another week begins then, even on its first morning', () => {
	const stops = [
		aStopAt('college 0'),
		aStopAt('college 60', { tour_at: '2027-04-12T14:00' }),
		aStopAt('college 400'),
	];
	const planned = outlookOf(cellsOf(aTour(stops, { start_date: null })), roadParts);
	expect(planned.days.map(({ day }) => dateText(day))).toEqual(['2027-04-12', '2027-04-13']);
	const putOff = (to: string) => setStopTime('college 60', 'tour_at', to);
	expect(beginsAfter(planned, putOff('2027-04-26T14:00'), '2027-04-12')).toBeNull();
	expect(beginsAfter(planned, putOff('2027-04-15T14:00'), '2027-04-12')).toBeNull();
	// A day more is still this trip, and so is what is left without the tour.
	expect(beginsAfter(planned, putOff('2027-04-14T14:00'), '2027-04-12')).toBe('2027-04-12');
	expect(beginsAfter(planned, setStopTime('college 60', 'tour_at', null), '2027-04-12')).toBe('2027-04-12');
});

test('a trip without stops has no day on which it begins', () => {
	const only = aStopAt('college 0', { tour_at: '2027-04-12T10:00' });
	const planned = outlookOf(cellsOf(aTour([only], { start_date: null })), roadParts);
	expect(beginsAfter(planned, removeStop(only.id), '2027-04-12')).toBeNull();
});

test('stops seen before are removed without moving the stops of today', () => {
	const night = { overnight: true };
	const stops = [
		aStopAt('college 0'),
		aStopAt('college 60', night),
		aStopAt('college 120', night),
		aStopAt('college 240'),
	];
	const dayOf = (stopId: string, { plan, visits }: Outlook) =>
		dateText(visits[plan.stops.findIndex(({ id }) => id === stopId)]?.day ?? 0);
	const todays = (gone: string[], today: string, over: Partial<Trip> = {}) => {
		const parts = { ...roadParts, today };
		let then = outlookOf(cellsOf(aTour(stops, over)), parts);
		for (const id of gone)
			then = outlookOf(withChanges(then.cells, withDaysKept(then, parts, removeStop(id))), parts);
		return [dateText(then.plan.firstDay), dayOf('college 120', then), dayOf('college 240', then)];
	};
	const planned = ['2027-04-12', '2027-04-13', '2027-04-14'];
	expect(todays([], '2027-04-13')).toEqual(planned);
	// One is left of the first day, then none.
	expect(todays(['college 0'], '2027-04-13')).toEqual(planned);
	expect(todays(['college 0', 'college 60'], '2027-04-13')).toEqual(planned.with(0, '2027-04-13'));
	// Nor does today become tomorrow, or the trip one that is still to come.
	expect(todays(['college 0', 'college 60'], '2027-04-12')[0]).toBe('2027-04-12');
	expect(todays(['college 0', 'college 60'], '2027-04-11')[0]).toBe('2027-04-12');
	// Hours that go by the number of a day stay with their day.
	const days = [{ number: 2, day_start: '08:00', day_end: null, lunch_minutes: null }];
	expect(todays(['college 0', 'college 60'], '2027-04-13', { days })[0]).toBe('2027-04-12');
	// Whoever moves a stop of today to the front says that it was the first.
	const swapped = outlookOf(cellsOf(aTour(stops)), roadParts);
	const first = moveStop(tripFromCells('t', swapped.cells), 'college 120', 0);
	expect(beginsAfter(swapped, first, '2027-04-13')).toBe('2027-04-12');
});

test('a first day that follows from the tours is that of the first stop left, even when an edit fixes it', () => {
	const stops = [
		aStopAt('college 0'),
		aStopAt('college 60', { overnight: true }),
		aStopAt('college 120', { overnight: true }),
		aStopAt('college 400', { tour_at: '2027-04-14T13:00' }),
	];
	const planned = outlookOf(cellsOf(aTour(stops, { start_date: null })), roadParts);
	expect(planned.days.map(({ day, visits }) => [dateText(day), visits.length])).toEqual([
		['2027-04-12', 2],
		['2027-04-13', 1],
		['2027-04-14', 1],
	]);
	const gone = [...removeStop('college 0'), ...removeStop('college 60')];
	const parts = { ...roadParts, today: '2027-04-13' };
	const then = outlookOf(withChanges(planned.cells, withDaysKept(planned, parts, gone)), parts);
	expect(then.days.map(({ day, visits }) => [dateText(day), visits.length])).toEqual([
		['2027-04-13', 1],
		['2027-04-14', 1],
	]);
});

test('the first stop left of a trip under way stays on its day, in any tour', () => {
	fc.assert(
		fc.property(anyTour(5, 2), fc.nat(3), fc.nat(3), ({ trip, parts }, some, later) => {
			const cells = cellsOf({ ...trip, days: [] });
			const planned = outlookOf(cells, parts);
			const gone = 1 + (some % (trip.stops.length - 1));
			const day = planned.visits[gone]?.day ?? 0;
			const last = planned.days.at(-1)?.day ?? 0;
			const now = { ...parts, today: dateText(Math.min(day + later, last)) };
			fc.pre(planned.plan.isDated);
			const changes = trip.stops.slice(0, gone).flatMap(({ id }) => removeStop(id));
			const then = outlookOf(withChanges(cells, withDaysKept(planned, now, changes)), now);
			expect(then.visits[0]?.day).toBe(day);
		}),
		{ numRuns: 200 },
	);
});

test('stops seen before are removed without pulling the stops of today into yesterday', () => {
	const stops = [0, 60, 120, 150].map((minute) => aStopAt(`college ${minute}`));
	const today = { ...roadParts, today: '2027-04-13' };
	const planned = outlookOf(cellsOf(aTour(stops)), today);
	const daysAfter = (changes: Change[], from = planned) => {
		const then = outlookOf(withChanges(from.cells, withDaysKept(from, today, changes)), today);
		return then.visits.map(({ stop, day }) => `${then.plan.stops[stop]?.id} ${dateText(day).slice(8)}`);
	};
	expect(daysAfter([])).toEqual(['college 0 12', 'college 60 12', 'college 120 13', 'college 150 13']);
	expect(daysAfter(removeStop('college 60'))).toEqual(['college 0 12', 'college 120 13', 'college 150 13']);
	expect(daysAfter(removeStop('college 0'))).toEqual(['college 60 12', 'college 120 13', 'college 150 13']);
	// Nor does a stop of today take the next one there when it goes, or when yesterday's visit was shorter.
	expect(daysAfter(setStopTime('college 60', 'visit_minutes', 30))[2]).toBe('college 120 13');
	const long = outlookOf(
		cellsOf(aTour(stops.with(2, aStopAt('college 120', { visit_minutes: 500 })))),
		today,
	);
	const shortDay = outlookOf(
		withChanges(long.cells, [
			...setStopTime('college 60', 'visit_minutes', 30),
			...setStopTime('college 150', 'visit_minutes', 30),
		]),
		today,
	);
	expect(daysAfter(removeStop('college 120'), shortDay)).toEqual([
		'college 0 12',
		'college 60 12',
		'college 150 13',
	]);
	// A first day that is set takes all stops along.
	const set = setTripFact('start_date', '2027-04-11');
	expect(daysAfter([...set, ...removeStop('college 60')])[1]).toBe('college 120 11');
	// Whoever says that there was no night, or that a stop came before it, says so.
	expect(daysAfter([...setStopTime('college 60', 'overnight', false), ...removeStop('college 0')])[1]).toBe(
		'college 120 12',
	);
	expect(
		daysAfter([
			...removeStop('college 60'),
			...moveStop(tripFromCells('t', planned.cells), 'college 150', 1),
		])[1],
	).toBe('college 150 12');
});

test('no stop of today or yesterday moves to a day before when another one goes, in any tour', () => {
	let seen = 0;
	fc.assert(
		fc.property(anyTour(6, 3), fc.nat(5), fc.nat(3), ({ trip, parts }, some, later) => {
			const stops = trip.stops.map((stop) => ({ ...stop, overnight: stop.overnight || null }));
			const cells = cellsOf({ ...trip, stops, days: [] });
			const planned = outlookOf(cells, parts);
			const gone = planned.visits[some % stops.length];
			const isAlone = planned.days.some(({ visits }) => visits.length === 1 && visits[0] === gone);
			fc.pre(planned.plan.isDated && gone !== undefined && !isAlone);
			const last = planned.days.at(-1)?.day ?? 0;
			const today = Math.min(planned.plan.firstDay + later, last);
			const now = { ...parts, today: dateText(today) };
			const dayIn = ({ plan, visits }: Outlook, id: string) =>
				visits[plan.stops.findIndex((stop) => stop.id === id)]?.day ?? 0;
			const changes = removeStop(stops[gone?.stop ?? 0]?.id ?? '');
			const kept = withDaysKept(planned, now, changes);
			if (kept.some(({ path }) => path.endsWith('/overnight'))) seen++;
			const then = outlookOf(withChanges(cells, kept), now);
			// One night parts two days; where a whole day is left without a stop, nothing does.
			for (const [stop, { id }] of then.plan.stops.entries()) {
				const [before, seenOn] = [then.plan.stops[stop - 1]?.id ?? id, Math.min(today, dayIn(planned, id))];
				const hasNight = planned.plan.stops.find((each) => each.id === before)?.isNight === true;
				// After a crossing, a night where the family lands is the one that it had anyway.
				const isRested = then.visits[stop - 1]?.isRested;
				const isParted = dayIn(planned, before) < seenOn && !hasNight && !isRested;
				expect(dayIn(then, id)).toBeGreaterThanOrEqual(
					before === id ? seenOn : Math.min(seenOn, dayIn(then, before) + Number(isParted)),
				);
			}
		}),
		{ numRuns: 300 },
	);
	expect(seen).toBeGreaterThan(0);
});

/** The trip after edits, made one after the other on a day. */
const afterAll = (stops: readonly Stop[], edits: readonly Change[][], today: string) => {
	const parts = { ...roadParts, today };
	return edits.reduce(
		(then, changes) => outlookOf(withChanges(then.cells, withDaysKept(then, parts, changes)), parts),
		outlookOf(cellsOf(aTour(stops, { start_date: null })), parts),
	);
};
const daysOf = ({ cells, visits }: Outlook) => [
	tripFromCells('', cells).start_date,
	...visits.map(({ day }) => dateText(day).slice(5)),
];

test('tours postponed one by one on the first day let the trip begin with them', () => {
	const tours = [
		aStopAt('college 60', { tour_at: '2027-04-12T10:00' }),
		aStopAt('college 120', { tour_at: '2027-04-12T14:00' }),
	];
	const toAll = (day: string) =>
		tours.map(({ id, tour_at }) => setStopTime(id, 'tour_at', tour_at && `${day}${tour_at.slice(10)}`));
	const home = aStopAt('x 0');
	expect(daysOf(afterAll(tours, toAll('2027-04-13'), '2027-04-12'))).toEqual([null, '04-13', '04-13']);
	expect(daysOf(afterAll(tours, toAll('2027-04-26'), '2027-04-12'))).toEqual([null, '04-26', '04-26']);
	expect(daysOf(afterAll([home, ...tours], toAll('2027-04-26'), '2027-04-12'))).toEqual([
		null,
		'04-26',
		'04-26',
		'04-26',
	]);
	// A day later it is still this trip, and so it is once its first day is over, or where a tour is only taken out.
	expect(daysOf(afterAll([home, ...tours], toAll('2027-04-13'), '2027-04-12'))[0]).toBe('2027-04-12');
	const [first = [], second = []] = toAll('2027-04-26');
	const done = [home, ...tours, aStopAt('college 180', { tour_at: '2027-04-15T10:00' })];
	expect(daysOf(afterAll(done, [first, second], '2027-04-13'))[0]).toBe('2027-04-12');
	const noTour = tours.map(({ id }) => setStopTime(id, 'tour_at', null));
	expect(daysOf(afterAll(done, noTour, '2027-04-12'))[0]).toBe('2027-04-12');
});

test('a trip under way that loses its stops one by one keeps no first day', () => {
	const stops = [
		aStopAt('college 0'),
		aStopAt('college 60', { tour_at: '2027-04-12T14:00' }),
		aStopAt('college 120', { tour_at: '2027-04-13T14:00' }),
	];
	const gone = ['college 60', 'college 0', 'college 120'].map(removeStop);
	expect(daysOf(afterAll(stops, gone.slice(0, 1), '2027-04-12'))).toEqual(['2027-04-12', '04-12', '04-13']);
	expect(daysOf(afterAll(stops, gone, '2027-04-12'))).toEqual([null]);
	// Before it begins, its first day is one that the family has set.
	const planned = outlookOf(cellsOf(aTour(stops)), roadParts);
	expect(beginsAfter(planned, gone.flat(), '2027-04-11')).toBe('2027-04-12');
});
