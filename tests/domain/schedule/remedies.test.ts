import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dateText, readDate } from '#domain/calendar-day.ts';
import type { Point } from '#domain/geo.ts';
import { caveatWords, measureWords, troubleWords } from '#domain/schedule/advice-words.ts';
import { dayLine } from '#domain/schedule/day-line.ts';
import { withDaysKept } from '#domain/schedule/days-kept.ts';
import type { PlanParts } from '#domain/schedule/plan-of-trip.ts';
import { momentOf, type Remedy, remediesFor, remediesInPlanner } from '#domain/schedule/remedies.ts';
import { partsForTrial } from '#domain/schedule/running-late.ts';
import {
	darknessOf,
	minutesOf,
	type Outlook,
	outlookOf,
	overtimeOf,
	type Trouble,
	troubleAt,
	visitOf,
} from '#domain/schedule/trouble.ts';
import { withChanges } from '#domain/sync/rebase.ts';
import { setTripFact } from '#domain/trips/edit-trip.ts';
import type { Stop, Trip } from '#domain/trips/trip.ts';
import { fullPlan } from '#domain/trips/trip-plan.ts';
import { tripPolicy } from '#domain/trips/trip-policy.ts';
import { type Instant, instantAt } from '#domain/zone-time.ts';
import { anOp } from '../../sync/builders.ts';
import { anyTour, arrivalsAfterDark, aStopAt, aTour, cellsOf, datesOfNights, roadParts } from './builders.ts';

const MONDAY = '2027-04-12';
const TUESDAY = '2027-04-13';

const inWords = (trouble: Trouble, remedy: Remedy) =>
	[measureWords(remedy.measure), caveatWords(trouble, remedy)].filter(Boolean).join(': ');

/** The remedies for a problem at the last stop, in words. */
function helping(kind: Trouble['kind'], stops: readonly Stop[], over: Partial<Trip>): string[] {
	const trouble = { kind, stopId: stops.at(-1)?.id ?? '' };
	const parts = { ...roadParts, today: over.start_date ?? '2027-04-05' };
	return remediesFor({ cells: cellsOf(aTour(stops, over)), parts }, trouble).map((remedy) =>
		inWords(trouble, remedy),
	);
}

test.each<[string, Trouble['kind'], Stop[], Partial<Trip>, string[]]>([
	[
		'between two fixed times: less lunch, or another day',
		'late',
		[
			aStopAt('hotel 0'),
			aStopAt('college 22', { session_at: `${TUESDAY}T10:00`, tour_at: `${TUESDAY}T11:00` }),
			aStopAt('college 122', { tour_at: `${TUESDAY}T14:30` }),
		],
		{},
		['Skip lunch', 'Move college 122 to Wed, Apr 14'],
	],
	[
		'after a visit that can be shorter: the three smallest sacrifices',
		'late',
		[aStopAt('college 0'), aStopAt('college 100', { tour_at: `${MONDAY}T13:45` })],
		{},
		['Skip lunch', 'Set out at 8:20 AM', 'Stay 1 h 50 min at college 0'],
	],
	[
		'after a short visit: earlier, the other way round, or tomorrow',
		'late',
		[aStopAt('college 0', { visit_minutes: 55 }), aStopAt('college 100', { tour_at: `${MONDAY}T11:30` })],
		{ lunch_minutes: 0 },
		['Set out at 8:25 AM', 'Go to college 100 before college 0', 'Move college 100 to Tue, Apr 13'],
	],
	[
		'rather what ends the trouble than what lessens it',
		'late',
		[aStopAt('poi 0', { visit_minutes: 60 }), aStopAt('college 100', { tour_at: '2027-04-12T09:15' })],
		{ day_start: '06:45' },
		['Go to college 100 before poi 0', 'Move college 100 to Tue, Apr 13', 'Skip poi 0'],
	],
	[
		'nobody sets out before half past six',
		'late',
		[aStopAt('hotel 0'), aStopAt('college 100', { tour_at: `${TUESDAY}T08:15` })],
		{ day_start: '06:45' },
		['Set out at 6:30 AM: still late by 10 min', 'Move college 100 to Wed, Apr 14'],
	],
	[
		'nobody stays less than 45 minutes',
		'late',
		[
			aStopAt('hotel 0'),
			aStopAt('poi 100', { visit_minutes: 60 }),
			aStopAt('hotel 110', { overnight: false }),
			aStopAt('college 120', { tour_at: `${TUESDAY}T09:15` }),
		],
		{ day_start: '06:30', day_end: '23:00' },
		['Stay 45 min at poi 100: still late by 20 min', 'Move college 120 to Wed, Apr 14'],
	],
	[
		'a tour that is over by then is no help',
		'late',
		[
			aStopAt('college 0', { tour_at: `${MONDAY}T10:00` }),
			aStopAt('college 300', { tour_at: `${MONDAY}T13:00` }),
		],
		{},
		['Move college 300 to Tue, Apr 13'],
	],
	[
		'a date that has passed',
		'late',
		[aStopAt('hotel 0'), aStopAt('college 30', { tour_at: `${MONDAY}T10:00` })],
		{},
		['Move college 30 to Tue, Apr 13'],
	],
	[
		'a date missed by a few minutes on a day before, which is named',
		'late',
		[
			aStopAt('x 0'),
			aStopAt('college 60'),
			aStopAt('college 166'),
			aStopAt('hotel 186'),
			aStopAt('college 240', { tour_at: `${TUESDAY}T10:30` }),
		],
		{},
		[
			'Move college 240 to Wed, Apr 14',
			'Skip lunch on Mon, Apr 12: moves the night at hotel 186 to Mon, Apr 12',
			'Set out at 8:45 AM on Mon, Apr 12: days end 6 min later; moves the night at hotel 186 to Mon, Apr 12',
		],
	],
	[
		'a date missed by more: as little as it takes',
		'late',
		[
			aStopAt('x 0'),
			aStopAt('college 60'),
			aStopAt('college 245'),
			aStopAt('hotel 250'),
			aStopAt('college 260', { tour_at: `${TUESDAY}T10:30` }),
		],
		{ lunch_minutes: 0 },
		[
			'Move college 260 to Wed, Apr 14',
			'Set out at 8:00 AM on Mon, Apr 12: moves the night at hotel 250 to Mon, Apr 12',
			'Stay 1 h 30 min at college 245: moves the night at hotel 250 to Mon, Apr 12',
		],
	],
	[
		'not to a Sunday',
		'late',
		[
			aStopAt('college 0', { tour_at: '2027-04-10T10:00' }),
			aStopAt('college 300', { tour_at: '2027-04-10T13:00' }),
		],
		{ start_date: '2027-04-10' },
		[],
	],
	[
		'a bed in the dark, after what has a fixed time',
		'after_dark',
		[aStopAt('college 0'), aStopAt('college 60', { tour_at: `${MONDAY}T16:00` }), aStopAt('hotel 300')],
		{},
		['Sleep near college 60: moves the night at hotel 300 to Tue, Apr 13'],
	],
	[
		'a bed in the dark, after a long visit',
		'after_dark',
		[aStopAt('college 0'), aStopAt('poi 60', { visit_minutes: 300 }), aStopAt('hotel 250')],
		{ day_end: '22:00' },
		[
			'Set out at 7:05 AM',
			'Stay 3 h 5 min at poi 60',
			'Sleep near poi 60: moves the night at hotel 250 to Tue, Apr 13',
		],
	],
	[
		'a bed in the dark the evening before the visit: what the family does on that day',
		'after_dark',
		[aStopAt('college 0'), aStopAt('college 60'), aStopAt('college 150')],
		{ start_date: '2027-01-11' },
		['Skip lunch', 'Set out at 8:25 AM', 'Stay 1 h 55 min at college 0'],
	],
	[
		'a bed in the dark after a day with nothing but the drive',
		'after_dark',
		[aStopAt('hotel 0'), aStopAt('college 420', { tour_at: '2027-01-13T09:15' })],
		{ start_date: '2027-01-11', day_start: '10:00', lunch_minutes: 60 },
		['Skip lunch: still 7 min after dark', 'Set out at 8:50 AM'],
	],
	[
		'too long a day',
		'overfull',
		[aStopAt('college 0'), aStopAt('college 60', { tour_at: `${MONDAY}T16:30` }), aStopAt('hotel 150')],
		{},
		['Sleep near college 60: moves the night at hotel 150 to Tue, Apr 13'],
	],
	[
		'a day earlier, where the family has not said when it begins',
		'late',
		[aStopAt('college 0'), aStopAt('college 120', { tour_at: `${TUESDAY}T10:00` })],
		{ start_date: null },
		['Begin on Mon, Apr 12', 'Go to college 120 before college 0', 'Skip college 0'],
	],
	[
		'no other first day, where days have hours of their own by number',
		'late',
		[aStopAt('college 0'), aStopAt('college 120', { tour_at: `${TUESDAY}T10:00` })],
		{ start_date: null, days: [{ number: 1, day_start: null, day_end: '20:00', lunch_minutes: null }] },
		['Go to college 120 before college 0', 'Skip college 0'],
	],
	[
		'no first day on which the first campus is likely closed',
		'late',
		[aStopAt('college 0'), aStopAt('college 120', { tour_at: '2027-04-19T10:00' })],
		{ start_date: null },
		['Go to college 120 before college 0', 'Skip college 0'],
	],
	[
		'a little: what is small stands before a day more',
		'late',
		[aStopAt('college 0'), aStopAt('college 100', { tour_at: `${TUESDAY}T13:45` })],
		{ start_date: null },
		['Skip lunch', 'Set out at 8:20 AM', 'Stay 1 h 50 min at college 0'],
	],
	[
		'home, where the trip begins, stays where it is',
		'late',
		[aStopAt('x 0', { visit_minutes: 0 }), aStopAt('college 100', { tour_at: `${MONDAY}T08:00` })],
		{ day_start: '06:30' },
		['Move college 100 to Tue, Apr 13'],
	],
	[
		'so does the airport with the rental car',
		'late',
		[aStopAt('airport 0'), aStopAt('college 100', { tour_at: `${MONDAY}T10:00` })],
		{},
		['Set out at 8:05 AM', 'Move college 100 to Tue, Apr 13'],
	],
	[
		'friends on the way are not where the trip begins',
		'late',
		[aStopAt('hotel 0'), aStopAt('x 30'), aStopAt('college 60', { tour_at: `${TUESDAY}T08:00` })],
		{ day_start: '06:30' },
		['Go to college 60 before x 30', 'Move college 60 to Wed, Apr 14', 'Skip x 30'],
	],
	[
		'nobody skips where the family lands',
		'late',
		[
			aStopAt('college 0', { visit_minutes: 60 }),
			aStopAt('airport 30'),
			aStopAt('airport 900'),
			aStopAt('college 870', { tour_at: `${TUESDAY}T16:15` }),
		],
		{},
		['Move college 870 to Thu, Apr 15'],
	],
	[
		'an airport that it passes by car is a stop like any other',
		'late',
		[
			aStopAt('college 0', { visit_minutes: 30 }),
			aStopAt('airport 60'),
			aStopAt('college 30', { tour_at: `${MONDAY}T08:30` }),
		],
		{ day_start: '06:30' },
		['Go to college 30 before airport 60', 'Move college 30 to Tue, Apr 13', 'Skip airport 60'],
	],
	['no trouble', 'late', [aStopAt('college 0')], {}, []],
])('what helps: %s', (_what, kind, stops, over, words) => {
	expect(helping(kind, stops, over)).toEqual(words);
});

/** The remedies for an arrival after dark, by its place in the trip. */
function beforeDark(stops: readonly Stop[], at: number, start_date: string): string[] {
	const parts = { ...roadParts, today: '2027-01-01' };
	const cells = cellsOf(aTour(stops, { start_date }));
	const trouble = troubleAt(outlookOf(cells, parts), at);
	if (trouble?.kind !== 'after_dark') throw new Error('Nobody arrives there after dark.');
	return remediesFor({ cells, parts }, trouble).map(({ measure }) => measureWords(measure));
}

test('no remedy for an arrival after dark darkens another one by more, or makes a day too long', () => {
	const along = (...where: string[]) => where.map((stop) => aStopAt(stop));
	const bed = along('college 0', 'college 45', 'college 165', 'college 195', 'hotel 330');
	// After a night at college 45, the day at the hotel is 2 h too long, and ends 2 h later after dark.
	expect(beforeDark(bed, 2, '2027-11-15')).toEqual([
		'Set out at 7:55 AM',
		'Stay 1 h 25 min at college 0',
		'Sleep near college 0',
	]);
	const campuses = along('college 0', 'college 180', 'college 270', 'college 300', 'college 330');
	// A shorter stay at college 180 has the family arrive after dark at two others.
	expect(beforeDark([...campuses, aStopAt('poi 360'), aStopAt('college 525')], 3, '2027-11-15')).toEqual([
		'Skip lunch',
		'Set out at 8:30 AM',
		'Stay 2 h at college 270',
	]);
});

test('nobody sets out early to get there a day later', () => {
	const stops = [
		aStopAt('college 0'),
		aStopAt('college 220', { tour_at: `${MONDAY}T10:00` }),
		aStopAt('poi 190'),
		aStopAt('college 20', { tour_at: `${TUESDAY}T10:00` }),
		aStopAt('college 290', { tour_at: `${TUESDAY}T10:00` }),
		aStopAt('hotel 90'),
	];
	expect(beforeDark(stops, 5, MONDAY)).toEqual(['Skip lunch', 'Sleep near college 290']);
});

test('nothing is offered for a day that is over', () => {
	const stops = [
		aStopAt('x 0'),
		aStopAt('college 60'),
		aStopAt('college 166'),
		aStopAt('hotel 186'),
		aStopAt('college 240', { tour_at: `${TUESDAY}T10:30` }),
	];
	const trouble: Trouble = { kind: 'late', stopId: 'college 240' };
	const kindsOn = (today: string) =>
		remediesFor({ cells: cellsOf(aTour(stops)), parts: { ...roadParts, today } }, trouble).map(
			({ measure }) => measure.kind,
		);
	expect(kindsOn(MONDAY)).toEqual(['move_to', 'skip_lunch', 'set_out_earlier']);
	expect(kindsOn('2027-04-14')).toEqual(['move_to']);
});

test('nobody skips the airport of an island', () => {
	const stops = [
		aStopAt('college 0', { visit_minutes: 60 }),
		aStopAt('airport 30'),
		aStopAt('airport 900'),
		aStopAt('college 960', { tour_at: `${TUESDAY}T09:30` }),
	];
	const isAcross = (from: Point, to: Point) => Math.abs(from.long - to.long) > 5;
	const parts: PlanParts = {
		...roadParts,
		driveBetween: (from, to) => (isAcross(from, to) ? null : roadParts.driveBetween(from, to)),
	};
	const trouble: Trouble = { kind: 'late', stopId: 'college 960' };
	const remedies = remediesFor({ cells: cellsOf(aTour(stops)), parts }, trouble);
	expect(remedies.map(({ measure }) => measureWords(measure))).toEqual([
		'Set out at 8:15 AM',
		'Move college 960 to Wed, Apr 14',
	]);
});

test('with two days that are too long, each counts its own minutes, and a remedy those of its day', () => {
	const stops = [
		aStopAt('college 0'),
		aStopAt('college 60', { tour_at: `${MONDAY}T16:00` }),
		aStopAt('hotel 150'),
		aStopAt('college 200'),
		aStopAt('college 230', { tour_at: `${TUESDAY}T16:30` }),
		aStopAt('hotel 330'),
	];
	const cells = cellsOf(aTour(stops));
	const outlook = outlookOf(cells, roadParts);
	const said = [2, 5].flatMap((stop) => {
		const trouble = troubleAt(outlook, stop);
		if (!trouble) return [];
		const remedies = remediesFor({ cells, parts: roadParts }, trouble);
		return [troubleWords(trouble, outlook)[0], ...remedies.map((remedy) => inWords(trouble, remedy))];
	});
	expect(said).toEqual([
		'This day is 45 min longer than you want.',
		'This day is 1 h 25 min longer than you want.',
		'Sleep near college 230: moves the night at hotel 330 to Wed, Apr 14',
	]);
});

test('a day that is too long even without what waits for the next is not done in time', () => {
	const stops = [
		aStopAt('college 0'),
		aStopAt('college 60', { tour_at: `${MONDAY}T17:00` }),
		aStopAt('hotel 150'),
	];
	expect(helping('overfull', stops, {})).toEqual([
		'Sleep near college 60: still 15 min too long; moves the night at hotel 150 to Tue, Apr 13',
	]);
});

test('a day that ends too late on the road says so where the family was last, and how to end it in time', () => {
	const cells = cellsOf(aTour([aStopAt('x 0'), aStopAt('college 510')], { day_end: '17:00' }));
	const outlook = outlookOf(cells, roadParts);
	const trouble = troubleAt(outlook, 0);
	expect(trouble && troubleWords(trouble, outlook)[0]).toBe('This day is 45 min longer than you want.');
	const remedies = trouble ? remediesFor({ cells, parts: roadParts }, trouble) : [];
	expect(remedies.map(({ measure }) => measureWords(measure))).toContain('Set out at 8:15 AM');
	expect(troubleAt(outlook, 1)).toBeNull();
});

test('a trip does not begin yesterday', () => {
	const stops = [aStopAt('college 0'), aStopAt('college 120', { tour_at: `${TUESDAY}T10:00` })];
	const cells = cellsOf(aTour(stops, { start_date: null }));
	const kindsOn = (today: string) => {
		const planned = { cells, parts: { ...roadParts, today } };
		return remediesFor(planned, { kind: 'late', stopId: stops[1]?.id ?? '' }).map(
			({ measure }) => measure.kind,
		);
	};
	expect(kindsOn(MONDAY)).toEqual(['begin_earlier', 'swap', 'drop']);
	expect(kindsOn(TUESDAY)).toEqual(['swap', 'drop']);
});

test('a stop that is not in the trip has no trouble', () => {
	const cells = cellsOf(aTour([aStopAt('college 0', { tour_at: `${MONDAY}T09:00` })]));
	expect(remediesFor({ cells, parts: roadParts }, { kind: 'late', stopId: 'gone' })).toEqual([]);
});

/** The ids of the stops at which the family is later afterwards, or misses what it would have attended. */
function laterAt(before: Outlook, after: Outlook): string[] {
	const late = (stopId: string, outlook: Outlook) => minutesOf({ kind: 'late', stopId }, outlook);
	const attends = (stopId: string, outlook: Outlook) =>
		visitOf(stopId, outlook)?.fixed.some(({ from, to }) => from < to) ?? false;
	return before.plan.stops.flatMap(({ id }) =>
		late(id, after) > late(id, before) || (attends(id, before) && !attends(id, after)) ? [id] : [],
	);
}

test('nobody is offered to make one tour by missing another that they would have made', () => {
	const stops = (first: string) => [
		aStopAt('x 0'),
		aStopAt('college 30', { tour_at: `${MONDAY}T${first}` }),
		aStopAt('college 11', { tour_at: `${MONDAY}T10:00` }),
	];
	const swap = 'Go to college 11 before college 30';
	expect(helping('late', stops('10:30'), {})).not.toContain(swap);
	// There is time for both.
	expect(helping('late', stops('13:00'), {})).toContain(swap);
});

test('nobody is offered to skip a campus whose tour they would have made, only one whose tour they miss anyway', () => {
	const campus = (minute: number, begins: string) =>
		aStopAt(`college ${minute}`, { tour_at: `${MONDAY}T${begins}` });
	const move = 'Move college 12 to Tue, Apr 13';
	const made = [campus(0, '10:00'), campus(5, '13:30'), campus(12, '15:00')];
	expect(helping('late', made, {})).toEqual([move]);
	const missed = [campus(0, '10:00'), campus(60, '10:30'), campus(12, '12:30')];
	expect(helping('late', missed, { lunch_minutes: 0 })).toEqual([move, 'Skip college 60']);
});

test('a remedy that moves a campus to a day when it is likely closed says so, and comes last', () => {
	const stops = [
		aStopAt('x 0'),
		aStopAt('college 60', { visit_minutes: 300 }),
		aStopAt('college 240', { tour_at: '2027-04-17T14:00' }),
	];
	expect(helping('late', stops, { start_date: '2027-04-17' })).toEqual([
		'Move college 240 to Mon, Apr 19',
		'Skip college 60',
		'Go to college 240 before college 60: moves college 60 to Sun, Apr 18: call ahead',
	]);
});

/** The campuses whose visit is on a day when they are likely closed only after the edits. */
const newlyClosed = (before: Outlook, after: Outlook) => {
	const closed = ({ plan, visits }: Outlook) =>
		visits.filter(({ isClosed }) => isClosed).map(({ stop }) => plan.stops[stop]?.id);
	return closed(after).filter((id) => !closed(before).includes(id));
};

test('a remedy that moves a planned night to another date says so, and comes last', () => {
	const stops = [aStopAt('college 0'), aStopAt('college 40'), aStopAt('college 250'), aStopAt('hotel 60')];
	const hours = ['Set out at 7:50 AM', 'Stay 1 h 20 min at college 250'];
	const sleep = 'Sleep near college 250';
	expect(helping('overfull', stops, {})).toEqual([
		...hours,
		`${sleep}: moves the night at hotel 60 to Wed, Apr 14`,
	]);
	// Without dates, no room is booked for one.
	expect(helping('overfull', stops, { start_date: null })).toEqual([...hours, sleep]);
});

test('every remedy helps as much as it says, harms nothing, and can be saved', () => {
	let seen = 0;
	const { malformed } = tripPolicy(() => fullPlan);
	const anyKind = fc.constantFrom<Trouble['kind']>('late', 'after_dark', 'overfull');
	fc.assert(
		fc.property(anyTour(6, 2), anyKind, fc.nat(5), ({ trip, parts }, kind, at) => {
			const cells = cellsOf(trip);
			const stopId = trip.stops[at % trip.stops.length]?.id ?? '';
			const before = outlookOf(cells, parts);
			const remedies = remediesFor({ cells, parts }, { kind, stopId });
			expect(remedies.length).toBeLessThanOrEqual(3);
			for (const { changes, left, overtime, dark, onClosedDays, movedNights } of remedies) {
				const after = outlookOf(withChanges(cells, changes), parts);
				expect(overtime).toBe(Math.max(0, overtimeOf(after) - overtimeOf(before)));
				expect(dark).toBe(Math.max(0, arrivalsAfterDark(after) - arrivalsAfterDark(before)));
				const [nights, nightsAfter] = [datesOfNights(before), datesOfNights(after)];
				const moved = [...nightsAfter].filter(([id, day]) => (nights.get(id) ?? day) !== day);
				expect(moved).toEqual(movedNights.map(({ stop, day }) => [stop.id, day]));
				expect(newlyClosed(before, after)).toEqual(onClosedDays.map(({ stop: { id } }) => id));
				const minutes = minutesOf({ kind, stopId }, before);
				if (kind === 'late') expect(minutesOf({ kind, stopId }, after)).toBe(left);
				else {
					const [longer, darker] = [overtimeOf, darknessOf].map((sumOf) => sumOf(after) - sumOf(before));
					const same = kind === 'overfull' ? longer : darker;
					expect(minutesOf({ kind, stopId }, after)).toBeLessThanOrEqual(left);
					expect(same).toBeLessThanOrEqual(left - minutes);
					expect(Math.max(longer ?? 0, darker ?? 0)).toBeLessThanOrEqual(0);
				}
				expect(left).toBeLessThan(minutes);
				expect(laterAt(before, after)).toEqual([]);
				for (const change of changes) expect(malformed(anOp(change))).toBeNull();
				seen++;
			}
		}),
		{ numRuns: 300 },
	);
	expect(seen).toBeGreaterThan(5);
});

test('on a trip under way remedies are those of a trip whose first day the family has set', () => {
	let offered = 0;
	fc.assert(
		fc.property(anyTour(5, 2), fc.nat(3), ({ trip, parts }, later) => {
			const cells = cellsOf(trip);
			const planned = outlookOf(cells, parts);
			const { plan, days, visits } = planned;
			const today = plan.firstDay + later;
			if (!plan.isDated || today > (days.at(-1)?.day ?? 0)) return;
			const onTheDay = { ...parts, today: dateText(today) };
			const set = withChanges(cells, setTripFact('start_date', dateText(plan.firstDay)));
			for (const { stop } of visits) {
				const trouble = troubleAt(planned, stop);
				if (!trouble) continue;
				const own = remediesFor({ cells, parts: partsForTrial(planned, onTheDay) }, trouble);
				expect(own).toEqual(remediesFor({ cells: set, parts: onTheDay }, trouble));
				offered += own.length;
			}
		}),
		{ numRuns: 200 },
	);
	expect(offered).toBeGreaterThan(100);
});

/** What the planner offers on a day at an hour, for every trouble of a trip. */
function offeredAt(stops: readonly Stop[], today: string, hour: number, over: Partial<Trip> = {}): string[] {
	const parts = { ...roadParts, today };
	const planned = outlookOf(cellsOf(aTour(stops, over)), parts);
	const now = instantAt({ day: readDate(today) ?? 0, minutes: hour * 60 }, 'America/New_York');
	return planned.visits.flatMap(({ stop }) => {
		const trouble = troubleAt(planned, stop);
		const remedies = trouble ? remediesInPlanner(planned, { parts, trouble, now }) : [];
		return remedies.map(({ measure }) => measureWords(measure));
	});
}

test('a tour missed yesterday can be moved on, and nothing else is done about it', () => {
	const stops = [
		aStopAt('x 0'),
		aStopAt('college 60', { visit_minutes: 400 }),
		aStopAt('college 120', { tour_at: `${MONDAY}T16:30` }),
		aStopAt('college 150'),
		aStopAt('x 1'),
	];
	expect(offeredAt(stops, '2027-04-11', 9)).toHaveLength(3);
	expect(offeredAt(stops, TUESDAY, 9)).toEqual(['Move college 120 to Tue, Apr 13']);
});

test('nothing is done about a day that is over, or about its hours', () => {
	const late = [
		aStopAt('x 0'),
		aStopAt('college 60'),
		aStopAt('college 120', { tour_at: `${MONDAY}T14:00` }),
		aStopAt('hotel 121'),
		aStopAt('college 150'),
		aStopAt('x 1'),
	];
	expect(offeredAt(late, MONDAY, 7)).toContain('Skip lunch');
	expect(offeredAt(late, TUESDAY, 9)).toEqual([]);
	const long = [
		aStopAt('x 0'),
		aStopAt('college 60', { visit_minutes: 500 }),
		aStopAt('hotel 90'),
		aStopAt('college 120'),
		aStopAt('x 1'),
	];
	expect(offeredAt(long, TUESDAY, 7)).toContain('Set out at 8:10 AM');
	expect(offeredAt(long, '2027-04-14', 9)).toEqual([]);
});

test('nobody is told to have set out earlier than now', () => {
	const stops = [
		aStopAt('x 0'),
		aStopAt('college 60'),
		aStopAt('college 240'),
		aStopAt('college 300', { tour_at: `${TUESDAY}T13:00` }),
		aStopAt('x 301'),
	];
	expect(offeredAt(stops, TUESDAY, 8)).toContain('Set out at 8:15 AM');
	expect(offeredAt(stops, TUESDAY, 8.5)).not.toContain('Set out at 8:15 AM');
	expect(offeredAt(stops, TUESDAY, 14).join()).not.toContain('Set out');
});

test('nothing is done about hours that are over: only where the family is, or has yet to leave for, it can be quicker', () => {
	const stops = [
		aStopAt('college 0'),
		aStopAt('college 100'),
		aStopAt('college 145', { tour_at: `${MONDAY}T17:00` }),
	];
	const offered = (hour: number) => offeredAt(stops, MONDAY, hour);
	const [shorter, swapped, moved] = [
		'Stay 1 h 35 min at college 100',
		'Go to college 145 before college 100',
		'Move college 145 to Tue, Apr 13',
	];
	expect(offered(9.5)).toEqual(['Stay 1 h 35 min at college 0', swapped, moved]);
	expect(offered(11.5)).toEqual([shorter, swapped, moved]);
	// The family is on its way to the second campus, and then there, for longer than would help.
	expect(offered(12.5)).toEqual([shorter, moved]);
	expect(offered(15.5)).toEqual([shorter, moved]);
	expect(offered(16.25)).toEqual(['Stay 1 h 50 min at college 100', moved]);
	expect(offered(17)).toEqual([moved]);
	expect(offered(20)).toEqual([moved]);
});

test('nobody skips a lunch that has begun, or leaves out or sleeps near what is behind', () => {
	const lunch = [
		aStopAt('college 0', { visit_minutes: 150 }),
		aStopAt('college 100', { tour_at: `${MONDAY}T13:45` }),
	];
	expect(offeredAt(lunch, MONDAY, 11.5)).toContain('Skip lunch');
	expect(offeredAt(lunch, MONDAY, 12.25)).toEqual(['Move college 100 to Tue, Apr 13']);
	const bed = [aStopAt('college 0'), aStopAt('college 60'), aStopAt('hotel 200')];
	expect(offeredAt(bed, MONDAY, 16)).toEqual(['Stay 2 h 15 min at college 60', 'Sleep near college 60']);
	expect(offeredAt(bed, MONDAY, 16.5)).toEqual([]);
	const stops = [
		aStopAt('poi 0', { visit_minutes: 40 }),
		aStopAt('poi 100', { visit_minutes: 30 }),
		aStopAt('college 110', { tour_at: `${MONDAY}T12:00` }),
	];
	expect(offeredAt(stops, MONDAY, 9.5, { lunch_minutes: 0 })).toContain('Skip poi 100');
	expect(offeredAt(stops, MONDAY, 10, { lunch_minutes: 0 })).toEqual(['Move college 110 to Tue, Apr 13']);
});

test('nothing is postponed to an hour of today that is over, and no trip begins there', () => {
	const missed = [
		aStopAt('x 0'),
		aStopAt('college 60', { visit_minutes: 400 }),
		aStopAt('college 120', { tour_at: `${MONDAY}T16:30` }),
	];
	expect(offeredAt(missed, TUESDAY, 16)).toEqual(['Move college 120 to Tue, Apr 13']);
	expect(offeredAt(missed, TUESDAY, 17)).toEqual(['Move college 120 to Wed, Apr 14']);
	const ahead = [
		aStopAt('x 0'),
		aStopAt('hotel 10'),
		aStopAt('poi 20', { visit_minutes: 40 }),
		aStopAt('college 30', { tour_at: '2027-04-16T09:15' }),
	];
	const onSaturday = (hour: number) => offeredAt(ahead, '2027-04-17', hour, { start_date: '2027-04-16' });
	expect(onSaturday(9.25)).toEqual(['Move college 30 to Sat, Apr 17']);
	expect(onSaturday(9.5)).toEqual([]);
	const open = [aStopAt('college 0'), aStopAt('college 120', { tour_at: `${TUESDAY}T10:00` })];
	expect(offeredAt(open, MONDAY, 8, { start_date: null })).toContain('Begin on Mon, Apr 12');
	expect(offeredAt(open, MONDAY, 16, { start_date: null }).join()).not.toContain('Begin');
});

test('the hours of a trip without dates are never over', () => {
	const stops = [aStopAt('x 0'), aStopAt('college 60', { visit_minutes: 420 }), aStopAt('hotel 90')];
	const offered = offeredAt(stops, MONDAY, 7, { start_date: null });
	expect(offered).toEqual(['Skip lunch', 'Set out at 8:30 AM', 'Stay 6 h 30 min at college 60']);
	expect(offeredAt(stops, MONDAY, 20, { start_date: null })).toEqual(offered);
});

test('while no hour of a trip can be over, remedies do not go by the minute', () => {
	const at = (day: string, minutes = 0) =>
		instantAt({ day: readDate(day) ?? 0, minutes }, 'America/New_York');
	const stops = [aStopAt('college 0'), aStopAt('college 120', { tour_at: `${TUESDAY}T10:00` })];
	const ofTrip = (start_date: string | null, now: Instant, zones = roadParts) =>
		momentOf(outlookOf(cellsOf(aTour(stops, { start_date })), zones), now);
	const never = Number.NEGATIVE_INFINITY;
	expect(ofTrip(MONDAY, at('2027-04-11', 1439))).toBe(never);
	expect(ofTrip(MONDAY, at(MONDAY))).toBe(at(MONDAY));
	// By the clocks of the trip, the earliest of them: in California it is still Sunday.
	const zoneOf = ({ long }: Point) => (long > -74 ? 'America/New_York' : 'America/Los_Angeles');
	expect(ofTrip(MONDAY, at(MONDAY), { ...roadParts, zoneOf })).toBe(at(MONDAY));
	const west = { ...roadParts, zoneOf: () => 'America/Los_Angeles' };
	expect(ofTrip(MONDAY, at(MONDAY), west)).toBe(never);
	// Where the first day follows from the tour, a remedy may make the trip begin earlier.
	expect(ofTrip(null, at('2027-04-11'))).toBe(at('2027-04-11'));
	expect(ofTrip(null, at('2027-03-20'))).toBe(never);
	const undated = outlookOf(cellsOf(aTour([aStopAt('college 0')], { start_date: null })), roadParts);
	expect(momentOf(undated, at(TUESDAY))).toBe(never);
});

/** The hours that are over at an instant, at all stops but one: when the family left for them, got there and was done. */
function hoursOver({ plan, visits }: Outlook, now: Instant, but: string): string[] {
	return visits.flatMap(({ stop, way, ends }) => {
		const id = plan.stops[stop]?.id;
		const hours = [way.leaves.at, way.begins.at, ends].filter((at) => at < now);
		return id === but || hours.length === 0 ? [] : [`${id} ${hours}`];
	});
}

const lunchesBegun = ({ days }: Outlook, now: Instant) =>
	days.flatMap((day) =>
		dayLine(day).some(({ kind, from }) => kind === 'lunch' && from < now) ? [day.number] : [],
	);

test('on any day of any tour, what the planner offers comes true, and changes nothing that is over', () => {
	let offered = 0;
	fc.assert(
		fc.property(
			anyTour(6, 2),
			fc.integer({ min: -2, max: 3 }),
			fc.nat(23),
			({ trip, parts: own }, later, hour) => {
				const cells = cellsOf(trip);
				const { plan, days } = outlookOf(cells, own);
				const today = plan.firstDay + later;
				fc.pre(plan.isDated && today <= (days.at(-1)?.day ?? 0));
				const parts = { ...own, today: dateText(today) };
				const planned = outlookOf(cells, parts);
				const now = instantAt({ day: today, minutes: hour * 60 }, plan.stops[0]?.zone ?? '');
				for (const { stop } of planned.visits) {
					const trouble = troubleAt(planned, stop);
					if (!trouble) continue;
					for (const { changes, left, measure } of remediesInPlanner(planned, { parts, trouble, now })) {
						offered++;
						const after = outlookOf(withChanges(cells, withDaysKept(planned, parts, changes)), parts);
						if (trouble.kind === 'late') expect(minutesOf(trouble, after)).toBe(left);
						if (trouble.kind === 'overfull' || trouble.kind === 'after_dark')
							expect(minutesOf(trouble, after)).toBeLessThanOrEqual(left);
						expect(laterAt(planned, after)).toEqual([]);
						const isPutOff = measure.kind === 'move_to';
						const but = isPutOff ? trouble.stopId : '';
						expect(hoursOver(after, now, but)).toEqual(hoursOver(planned, now, but));
						if (isPutOff)
							expect(visitOf(trouble.stopId, after)?.fixed[0]?.begins).toBeGreaterThanOrEqual(now);
						if (measure.kind === 'skip_lunch')
							expect(lunchesBegun(planned, now)).not.toContain(measure.number);
						for (const { stop: at, day } of planned.visits) {
							const id = plan.stops[at]?.id ?? '';
							const dayThen = visitOf(id, after)?.day;
							if (day < today && id !== trouble.stopId) expect(dayThen).toBe(day);
							else expect(dayThen ?? day).toBeGreaterThanOrEqual(Math.min(day, today));
						}
					}
				}
			},
		),
		{ numRuns: 200 },
	);
	expect(offered).toBeGreaterThan(50);
});
