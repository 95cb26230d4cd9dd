import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dateText } from '#domain/calendar-day.ts';
import { betterOrder, type OrderWish } from '#domain/schedule/better-order.ts';
import { isTripUnderWay, withDaysKept } from '#domain/schedule/days-kept.ts';
import { WEIGHTS } from '#domain/schedule/order-weight.ts';
import { betterOrderWords } from '#domain/schedule/order-words.ts';
import type { PlanParts } from '#domain/schedule/plan-of-trip.ts';
import { isYetToBegin } from '#domain/schedule/reordering.ts';
import { partsForTrial } from '#domain/schedule/running-late.ts';
import type { ScheduledVisit } from '#domain/schedule/schedule.ts';
import { type Outlook, outlookOf, overtimeOf, visitOf } from '#domain/schedule/trouble.ts';
import { withChanges } from '#domain/sync/rebase.ts';
import type { Stop, Trip } from '#domain/trips/trip.ts';
import { instantAt, readLocalTime } from '#domain/zone-time.ts';
import { aPlace } from '../trips/builders.ts';
import { keepsFlights } from './brute-force.ts';
import {
	anyTour,
	arrivalsAfterDark,
	aStop,
	aStopAt,
	aTour,
	cellsOf,
	datesOfNights,
	noRoadFar,
	parts,
	roadParts,
	withOwnPlaces,
} from './builders.ts';

const MONDAY = '2027-04-12';

const better = (stops: readonly Stop[], wish: OrderWish, over: Partial<Trip> = {}) =>
	betterOrder(cellsOf(aTour(stops, over)), roadParts, wish);

test('a zigzag becomes a line, and the saving is stated', () => {
	const stops = [0, 90, 30, 120, 60].map((minute) => aStopAt(`poi ${minute}`));
	const found = better(stops, { first: true, last: false });
	expect(found?.order).toEqual(['poi 0', 'poi 30', 'poi 60', 'poi 90', 'poi 120']);
	expect(found?.changes).toEqual([{ path: 'order', value: found?.order }]);
	expect(found && [found.before.minutes, found.after.minutes]).toEqual([300, 120]);
	expect(found && betterOrderWords(found)).toBe('Saves 3 h and 180 mi, 1 day shorter');
});

test('planned nights keep the dates for which their rooms are booked, or the offer says which one it moves', () => {
	const stops = ['college 0', 'hotel 260', 'college 140', 'college 20', 'college 60', 'college 200'].map(
		(words) => aStopAt(words),
	);
	const offered = (nights: boolean, over: Partial<Trip> = {}) => {
		const found = better(stops, { first: true, last: true, nights }, over);
		return found && [found.order.join(', '), betterOrderWords(found)];
	};
	// On Monday, the hotel is out of the way.
	expect(offered(true)).toEqual([
		'college 0, college 20, hotel 260, college 140, college 60, college 200',
		'Saves 1 h 20 min and 80 mi, 1 day shorter, days end 1 h 35 min later',
	]);
	const line = 'college 0, college 20, college 60, college 140, hotel 260, college 200';
	const saving = 'Saves 6 h and 360 mi, 1 day shorter, days end 35 min later';
	expect(offered(false)).toEqual([line, `${saving}; moves the night at hotel 260 to Tue, Apr 13`]);
	// Without dates, no room is booked for one.
	expect(offered(true, { start_date: null })).toEqual([line, saving]);
});

test('a better order makes a missed tour in time', () => {
	const stops = [
		aStopAt('college 0', { tour_at: `${MONDAY}T15:00` }),
		aStopAt('college 20', { tour_at: `${MONDAY}T10:00` }),
		aStopAt('poi 5', { visit_minutes: 30 }),
	];
	const found = better(stops, { first: false, last: false });
	expect(found?.order).toEqual(['college 20', 'poi 5', 'college 0']);
	expect(found && [found.before.late, found.after.late]).toEqual([410, 0]);
});

test('friends who may come last count as where the trip ends, which is also reached in the evening', () => {
	const stops = [aStopAt('college 0'), aStopAt('x 118'), aStopAt('restaurant 72', { visit_minutes: 210 })];
	const found = better(stops, { first: false, last: false }, { day_start: '06:20', day_end: '16:55' });
	expect(found?.order).toEqual(['college 0', 'restaurant 72', 'x 118']);
});

test('a trip that flies home is offered no day more than it gains, and its days are those shown', () => {
	const [takesOff, lands] = [aStopAt('airport 20'), aStopAt('airport 1000')];
	const flown = [takesOff, lands, aStopAt('college 1020')];
	const back = [
		{ ...lands, id: 'a2' },
		{ ...takesOff, id: 'a3' },
		{ ...aStopAt('x 0'), id: 'h' },
	];
	const ends = { first: true, last: true };
	const before = { ...noRoadFar, today: '2027-04-09' };
	const onSunday = (...stops: Stop[]) =>
		betterOrder(cellsOf(aTour(stops, { start_date: '2027-04-11' })), before, ends);
	// The campus is open on the third day only.
	expect(onSunday(aStopAt('x 0'), aStopAt('college 40'), ...flown, ...back)).toBeNull();
	const sights = [60, 30, 90].map((minute) => aStopAt(`poi ${minute}`, { visit_minutes: 15 }));
	const zigzag = onSunday(aStopAt('x 0'), ...sights, ...flown, ...back);
	expect(zigzag && [zigzag.before.days, zigzag.after.days]).toEqual([2, 2]);
});

test('nothing is offered when nothing is better, or barely', () => {
	const line = [0, 30, 60].map((minute) => aStopAt(`poi ${minute}`));
	expect(better(line, { first: false, last: false })).toBeNull();
	const trifle = [0, 2, 0.5, 60].map((minute, index) => aStopAt(`poi ${minute}`, { id: `s${index}` }));
	expect(better(trifle, { first: true, last: true })).toBeNull();
	expect(better([], { first: false, last: false })).toBeNull();
});

test('one day is reordered by itself: the other days stay, and so does the hotel where it ends', () => {
	const stops = [
		aStopAt('poi 0'),
		aStopAt('poi 60'),
		aStopAt('poi 30'),
		aStopAt('hotel 70'),
		aStopAt('poi 140'),
		aStopAt('poi 100'),
		aStopAt('poi 120'),
	];
	const first = better(stops, { first: true, last: false, day: 1 });
	expect(first?.order.join(', ')).toBe('poi 0, poi 30, poi 60, hotel 70, poi 140, poi 100, poi 120');
	const second = better(stops, { first: true, last: false, day: 2 });
	expect(second?.order.join(', ')).toBe('poi 0, poi 60, poi 30, hotel 70, poi 100, poi 120, poi 140');
	expect(better(stops, { first: true, last: false, day: 9 })).toBeNull();
});

test('a day whose evening leads elsewhere is reordered with its last visit, and gets no night at either end', () => {
	const toCollege = [aStopAt('poi 0'), aStopAt('poi 60'), aStopAt('poi 30'), aStopAt('college 120')];
	const first = better(toCollege, { first: true, last: false, day: 1 });
	expect(first?.order).toEqual(['poi 0', 'poi 30', 'poi 60', 'college 120']);
	expect(first && betterOrderWords(first)).toBe('Saves 1 h and 60 mi, 1 day shorter');
	const long = aStopAt('college 0', { visit_minutes: 300 });
	const slept = [long, aStopAt('college 90'), aStopAt('poi 150'), aStopAt('poi 120')];
	const second = better(slept, { first: true, last: false, day: 2 });
	expect(second?.order).toEqual(['college 0', 'college 90', 'poi 120', 'poi 150']);
});

test('a day is reordered with the stop before a way where no road goes', () => {
	const island = aStopAt('college 900');
	const stops = [aStopAt('poi 0'), aStopAt('poi 60'), aStopAt('poi 30'), island];
	const found = betterOrder(cellsOf(aTour(stops)), noRoadFar, { first: true, last: false, day: 1 });
	expect(found?.order).toEqual(['poi 0', 'poi 30', 'poi 60', 'college 900']);
});

test('a day that begins after a flight is reordered with its tour, since the night before is not a night to come', () => {
	const stops = [
		aStopAt('college 0'),
		aStopAt('airport 30'),
		aStopAt('airport 600'),
		aStopAt('college 640', { tour_at: '2027-04-13T15:00' }),
		aStopAt('poi 610', { visit_minutes: 30 }),
	];
	const found = betterOrder(cellsOf(aTour(stops)), noRoadFar, { first: true, last: false, day: 2 });
	expect(found?.order.slice(-2)).toEqual(['poi 610', 'college 640']);
	const slept = [...stops.slice(0, 3), aStopAt('hotel 640'), aStopAt('college 610')];
	expect(betterOrder(cellsOf(aTour(slept)), noRoadFar, { first: false, last: false, day: 2 })).toBeNull();
});

test('no order separates the airports of a flight, however much driving that seems to save', () => {
	const there = [aStopAt('x 0'), aStopAt('airport 30'), aStopAt('airport 600')];
	const back = [aStopAt('airport 601'), aStopAt('airport 31'), aStopAt('x 1')];
	const stops = [...there, aStopAt('poi 660'), aStopAt('poi 620'), aStopAt('poi 640'), ...back];
	const order = betterOrder(cellsOf(aTour(stops)), noRoadFar, { first: true, last: true })?.order ?? [];
	expect(order.slice(0, 3)).toEqual(['x 0', 'airport 30', 'airport 600']);
	expect(order.slice(-3)).toEqual(['airport 601', 'airport 31', 'x 1']);
	// With the flight in the morning, too.
	const slept = there.map((stop) => ({ ...stop, overnight: stop.id === 'airport 30' || null }));
	const day = aTour([...slept, aStopAt('poi 640'), aStopAt('college 610'), aStopAt('hotel 605')]);
	const ofDay = betterOrder(cellsOf(day), noRoadFar, { first: true, last: true, day: 2 });
	expect(ofDay?.order[2] ?? 'airport 600').toBe('airport 600');
});

test('an offer is what the schedule then says, and better than before, with the days that end by themselves', () => {
	let offers = 0;
	const anyWish = fc.record({
		first: fc.boolean(),
		last: fc.boolean(),
		nights: fc.boolean(),
		day: fc.constantFrom(undefined, 1, 2),
	});
	fc.assert(
		fc.property(anyTour(7, 3), anyWish, ({ trip, parts }, { day, ...ends }) => {
			const cells = cellsOf(trip);
			const found = betterOrder(cells, parts, day === undefined ? ends : { ...ends, day });
			if (found === null) return;
			offers++;
			const now = outlookOf(cells, parts);
			const then = outlookOf(withChanges(cells, found.changes), parts);
			expect(then.plan.stops.map(({ id }) => id)).toEqual(found.order);
			for (const [outlook, { minutes, miles, dark }] of [
				[now, found.before],
				[then, found.after],
			] as const) {
				expect(arrivalsAfterDark(outlook)).toBe(dark);
				expect(outlook.days.reduce((sum, each) => sum + each.minutes, 0)).toBe(minutes);
				expect(outlook.days.reduce((sum, each) => sum + each.miles, 0)).toBeCloseTo(miles, 6);
			}
			if (ends.first) expect(found.order[0]).toBe(trip.stops[0]?.id);
			if (ends.last) expect(found.order.at(-1)).toBe(trip.stops.at(-1)?.id);
			const { before, after } = found;
			expect(
				after.late < before.late ||
					after.minutes < before.minutes ||
					after.closed < before.closed ||
					after.roadless < before.roadless ||
					after.days < before.days ||
					after.overtime < before.overtime,
			).toBe(true);
			expect(betterOrderWords(found)).not.toBe('');
			const moved = nightsMoved(now, then);
			expect(found.movedNights.map(({ stop, day }) => [stop.id, day])).toEqual(moved);
			if (ends.nights) expect(moved).toEqual([]);
		}),
		{ numRuns: 150 },
	);
	expect(offers).toBeGreaterThan(5);
});

/** The planned nights whose dates differ, as the days show them: ids and new dates. */
function nightsMoved(before: Outlook, after: Outlook) {
	const dates = datesOfNights(before);
	return [...datesOfNights(after)].filter(([id, day]) => (dates.get(id) ?? day) !== day);
}

/** The day on which the last visit ends. The morning after a crossing counts, even where the trip ends with its evening. */
function lastMorning({ plan, visits }: Outlook) {
	const { way, fixed } = visits.at(-1) ?? {};
	return Math.max(way?.begins.day ?? plan.firstDay, fixed?.at(-1)?.day ?? plan.firstDay);
}

/** The weight of a schedule, as orders are weighed. */
function weightOf(outlook: Outlook): number {
	const { plan, days, visits } = outlook;
	const lastDay = lastMorning(outlook);
	const late = visits.flatMap(({ fixed }) => fixed).reduce((sum, each) => sum + each.late, 0);
	return (
		days.reduce((sum, { minutes }) => sum + minutes, 0) +
		(lastDay - plan.firstDay) * WEIGHTS.day +
		late * WEIGHTS.late +
		visits.filter(({ isClosed }) => isClosed).length * WEIGHTS.closed +
		overtimeOf(outlook) * WEIGHTS.overtime +
		visits.filter(({ way }) => way.isRoadless).length * WEIGHTS.roadless
	);
}

function* permutations<Each>(of: readonly Each[]): Generator<Each[]> {
	if (of.length === 0) yield [];
	for (const [index, first] of of.entries())
		for (const rest of permutations(of.toSpliced(index, 1))) yield [first, ...rest];
}

/**
 * By how much the best of all orders is lighter in the schedule that the family sees. None counts that would have a trip
 * of tomorrow begin in the past.
 */
function gainOf(trip: Trip, parts: PlanParts, { nights: keepsNights }: Pick<OrderWish, 'nights'>): number {
	const now = outlookOf(cellsOf(trip), parts);
	const moment = { today: parts.today, now: undefined };
	const isWaiting = isYetToBegin(now, moment);
	const nights = (stops: readonly Stop[]) =>
		stops
			.filter(({ id }) => now.plan.stops.some((each) => each.id === id && each.isNight))
			.map(({ id }) => id)
			.join();
	const weights = [...permutations(trip.stops)]
		.filter((stops) => nights(stops) === nights(trip.stops))
		.filter((stops) =>
			keepsFlights(
				now.plan,
				stops.map((stop) => trip.stops.indexOf(stop)),
			),
		)
		.map((stops) => outlookOf(cellsOf({ ...trip, stops }), parts))
		.filter((then) => !isWaiting || isYetToBegin(then, moment))
		.filter((then) => !keepsNights || nightsMoved(now, then).length === 0)
		.map(weightOf);
	return weightOf(now) - Math.min(...weights);
}

test.each([
	['', anyTour(5, 3)],
	[', with stays that depend on what comes first and last', anyTour(5, 3).map(withOwnPlaces)],
])('before a trip, no order is offered only when none is noticeably better%s', (_how, tours) => {
	fc.assert(
		fc.property(tours, fc.boolean(), ({ trip, parts: own }, nights) => {
			const parts = trip.start_date === null ? own : { ...own, today: '2027-04-05' };
			if (betterOrder(cellsOf(trip), parts, { first: false, last: false, nights })) return;
			// One that ends with the evening of a crossing is shorter than the search counts, and may be best as it is.
			const now = outlookOf(cellsOf(trip), parts);
			if (isTripUnderWay(now, parts)) return;
			if (now.days.at(-1)?.day !== lastMorning(now)) return;
			// Legs are weighed in whole minutes.
			expect(gainOf(trip, parts, { nights })).toBeLessThan(5 + trip.stops.length);
		}),
		{ numRuns: 150 },
	);
});

test('without a start date day 1 follows from the order, and so each order is weighed by its own days', () => {
	const stops = [
		aStopAt('college 60'),
		aStopAt('college 240'),
		aStopAt('poi 61', { tour_at: '2027-04-14T10:00' }),
		aStopAt('college 0'),
	];
	const found = better(stops, { first: false, last: false }, { start_date: null });
	expect(found?.order.at(0)).toBe('poi 61');
	expect(found?.order.at(-1)).toBe('college 240');
	expect(found && betterOrderWords(found)).toMatch(/^Nothing missed, saves 1 h 59 min/);
});

test('where drives take more than a day, an order may need days before those on the road of today', () => {
	const at = (lat: number, long: number) => ({ place: aPlace({ lat, long }) });
	const slow: PlanParts = {
		...parts,
		zoneOf: ({ long }) => (long < -73 ? 'America/Chicago' : 'America/New_York'),
		driveBetween: (from, to) => {
			const drive = parts.driveBetween(from, to);
			return drive && { miles: drive.miles * 8, minutes: drive.minutes * 8 };
		},
	};
	const stops = [
		{ ...aStop({ id: 'west', tour_at: '2027-11-05T08:00', overnight: false }), ...at(40, -73.5) },
		{ ...aStop({ id: 'north', session_at: '2027-11-05T08:00' }), ...at(40.243, -71) },
		{ ...aStop({ id: 'south' }), ...at(40, -71) },
	];
	const days = [{ number: 3, day_start: '09:25', day_end: null, lunch_minutes: null }];
	const trip = aTour(stops, { start_date: null, days });
	const found = betterOrder(cellsOf(trip), slow, { first: false, last: false });
	expect(found?.order).toEqual(['south', 'west', 'north']);
});

test('the day before a trip without a date, no order is offered whose first day has begun', () => {
	const at = (id: string, long: number, over: Partial<Stop> = {}) => ({
		...aStop({ id, ...over }),
		place: aPlace({ lat: 40, long }),
	});
	const stops = [
		at('home', -71),
		at('tour', -71.5, { tour_at: '2027-03-12T08:00' }),
		at('session', -71, { session_at: '2027-03-12T08:00', overnight: false }),
		at('far', -72.23),
	];
	const trip = aTour(stops, { start_date: null, day_start: '11:45', lunch_minutes: 84 });
	const dayBefore: PlanParts = {
		...parts,
		today: '2027-03-11',
		zoneOf: ({ long }) => (long === -71.5 ? 'America/Chicago' : 'America/Phoenix'),
	};
	const offeredAt = (clock: string) => {
		const now = instantAt(readLocalTime(`2027-03-11T${clock}`) ?? { day: 0, minutes: 0 }, 'America/Phoenix');
		return betterOrder(cellsOf(trip), dayBefore, { first: false, last: false, now })?.order;
	};
	expect(offeredAt('10:00')).toEqual(['far', 'tour', 'session', 'home']);
	expect(offeredAt('12:00')).toEqual(['tour', 'session', 'home', 'far']);
});

/** What the screen offers on a trip that may be under way, and the trip after "Use this order"; null without an offer. */
function used(trip: Trip, parts: PlanParts, wish: OrderWish) {
	const planned = outlookOf(cellsOf(trip), parts);
	const found = betterOrder(planned.cells, partsForTrial(planned, parts), wish);
	if (!found) return { planned, after: null };
	const after = outlookOf(withChanges(planned.cells, withDaysKept(planned, parts, found.changes)), parts);
	return { planned, after, found };
}
const daysOf = ({ plan, days }: Outlook) =>
	days.map(({ day, visits }) => {
		const ids = visits.map(({ stop }) => plan.stops[stop]?.id);
		return `${dateText(day).slice(8)}: ${ids.join(', ')}`;
	});

test('on the road only what is still ahead is reordered, and nothing goes into a day that is over', () => {
	const both = { first: true, last: true };
	const tuesday = { ...roadParts, today: '2027-04-13' };
	const tapped = (where: readonly string[], wish: OrderWish = both) => {
		const { after } = used(aTour(where.map((stop) => aStopAt(stop))), tuesday, wish);
		return after ? daysOf(after) : [];
	};
	// Booked, the hotel parts the days; what is seen is not seen again.
	const booked = ['x 0', 'college 60', 'poi 150', 'hotel 70', 'college 160', 'poi 61', 'x 1'];
	expect(tapped(booked)).toEqual([]);
	// The family slept where Tuesday begins.
	const slept = ['x 0', 'college 60', 'college 240', 'college 90', 'college 270', 'x 1'];
	expect(tapped(slept)).toEqual([
		'12: x 0, college 60',
		'13: college 240, college 270',
		'14: college 90, x 1',
	]);
	// Where the night goes by itself, a stop that fits into yesterday stays today all the same.
	expect(tapped(['x 0', 'college 60', 'college 360', 'poi 90', 'x 361'])).toEqual([
		'12: x 0, college 60',
		'13: poi 90',
		'14: college 360, x 361',
	]);
	// Of a day that is over nothing is left to reorder.
	expect(tapped(booked, { ...both, day: 1 })).toEqual([]);
});

test('past stops stay where they are, and stops ahead stay ahead, on any day of any tour', () => {
	let offers = 0;
	fc.assert(
		fc.property(
			anyTour(7, 3),
			fc.nat(3),
			fc.nat(30),
			fc.constantFrom(undefined, 1, 2),
			fc.boolean(),
			({ trip, parts }, later, half, day, nights) => {
				const { plan, days } = outlookOf(cellsOf(trip), parts);
				const today = plan.firstDay + later;
				fc.pre(plan.isDated && today <= (days.at(-1)?.day ?? 0));
				const now = instantAt({ day: today, minutes: half * 30 }, plan.stops[0]?.zone ?? '');
				const wish = { first: false, last: false, nights, now, ...(day !== undefined && { day }) };
				const { planned, after, found } = used(trip, { ...parts, today: dateText(today) }, wish);
				// Asked later, a trip whose tours tell its first day may begin later, and be over sooner.
				if (!after || today > (planned.days.at(-1)?.day ?? 0)) return;
				offers++;
				expect(after.plan.stops.map(({ id }) => id)).toEqual(found.order);
				expect(after.days.reduce((sum, each) => sum + each.minutes, 0)).toBe(found.after.minutes);
				if (nights) expect(nightsMoved(planned, after)).toEqual([]);
				const isBehind = ({ way: { leaves } }: ScheduledVisit) => leaves.day < today || leaves.at < now;
				for (const [at, { id }] of after.plan.stops.entries()) {
					const before = visitOf(id, planned);
					if (!before) continue;
					const visit = after.visits[at];
					if (isBehind(before)) expect([at, visit?.day]).toEqual([before.stop, before.day]);
					else expect(visit && !isBehind(visit) && visit.day >= today).toBe(true);
				}
			},
		),
		{ numRuns: 400 },
	);
	expect(offers).toBeGreaterThan(20);
});
