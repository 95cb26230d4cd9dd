import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Point } from '#domain/geo.ts';
import { type Drive, estimateDrives, type LegDrive } from '#domain/roads/drive-estimate.ts';
import { overtimeAt } from '#domain/schedule/clock.ts';
import { dayLine } from '#domain/schedule/day-line.ts';
import { partedBy } from '#domain/schedule/lunch.ts';
import { follow, type PartialOrder, WEIGHTS } from '#domain/schedule/order-weight.ts';
import { planOf } from '#domain/schedule/plan-of-trip.ts';
import { onTheWayOn, scheduleOf } from '#domain/schedule/schedule.ts';
import type { Stop } from '#domain/trips/trip.ts';
import { alongRoad, anyTour, aStopAt, diary, roadKnown, roadParts, withOwnPlaces } from './builders.ts';

const RUNS = { numRuns: 200 };

test('a day has neither gap nor overlap from its first minute to its last, in any tour', () => {
	fc.assert(
		fc.property(anyTour(8), ({ trip, parts }) => {
			const days = scheduleOf(planOf(trip, parts));
			for (const day of days) {
				const line = dayLine(day);
				for (const [index, { from, to }] of line.entries()) {
					expect(to).toBeGreaterThanOrEqual(from);
					if (index > 0) expect(from).toBe(line[index - 1]?.to);
				}
			}
		}),
		RUNS,
	);
});

test('every stop is visited once and in order, and nobody arrives before leaving', () => {
	fc.assert(
		fc.property(anyTour(8), ({ trip, parts }) => {
			const days = scheduleOf(planOf(trip, parts));
			const visits = days.flatMap((day) => day.visits);
			expect(visits.map(({ stop }) => stop)).toEqual(trip.stops.map((_, stop) => stop));
			let now = Number.NEGATIVE_INFINITY;
			for (const { way, ready, ends, departs, arrives } of visits) {
				const moments = [now, way.leaves.at, way.arrives.at, way.begins.at, ready, ends];
				expect(moments).toEqual([...moments].sort((a, b) => a - b));
				if (departs !== null) expect(departs).toBeGreaterThanOrEqual(way.leaves.at);
				if (arrives !== null) expect(arrives).toBeGreaterThanOrEqual(departs ?? arrives);
				// What is done on the evening of a landing leaves the next morning as it is.
				now = arrives === null ? way.begins.at : ends;
			}
			const dates = days.map(({ day }) => day);
			expect(dates).toEqual([...new Set(dates)].sort((a, b) => a - b));
		}),
		RUNS,
	);
});

test('every drive, meal and visit is in the days, at its full length', () => {
	fc.assert(
		fc.property(anyTour(8), ({ trip, parts }) => {
			const plan = planOf(trip, parts);
			const days = scheduleOf(plan);
			const visits = days.flatMap((day) => day.visits);
			const whole = (of: 'miles' | 'minutes') => days.reduce((sum, day) => sum + day[of], 0);
			const driven = visits.map(({ way }) => Math.round(way.drive?.minutes ?? 0));
			expect(whole('minutes')).toBe(driven.reduce((sum, each) => sum + each, 0));
			const miles = visits.reduce((sum, { way }) => sum + (way.drive?.miles ?? 0), 0);
			expect(whole('miles')).toBeCloseTo(miles, 6);
			const lines = days.map(dayLine);
			const spent = (kind: string, stop: number) =>
				lines
					.flat()
					.filter((each) => each.kind === kind && each.stop === stop)
					.reduce((sum, { from, to }) => sum + to - from, 0);
			for (const { stop, way } of visits) {
				// A drive to bed after a crossing takes nothing of a day.
				expect(spent('drive', stop)).toBe(way.isTransfer ? 0 : driven[stop]);
				expect(spent('park', stop)).toBe(plan.stops[stop]?.parking);
			}
			for (const [index, line] of lines.entries()) {
				const lunches = line.filter(({ kind }) => kind === 'lunch');
				const own = trip.days.find(({ number }) => number === days[index]?.number)?.lunch_minutes;
				expect(lunches.length).toBeLessThanOrEqual(1);
				const usual = own ?? trip.lunch_minutes ?? 45;
				// A family that sleeps into lunch has only the rest of it.
				for (const { from, to } of lunches)
					expect(to - from === usual || (from === line[0]?.from && to - from < usual)).toBe(true);
			}
		}),
		RUNS,
	);
});

test('the days of any tour drive as long together as its legs', () => {
	fc.assert(
		fc.property(anyTour(8), ({ trip, parts }) => {
			const driveBetween = (from: Point, to: Point) => {
				const drive = parts.driveBetween(from, to);
				return drive && { ...drive, minutes: drive.minutes + 0.15 };
			};
			const known = { ...roadKnown, between: (from: Point, to: Point) => legOf(driveBetween(from, to)) };
			const { total } = estimateDrives(
				trip.stops.map(({ place }) => place),
				known,
			);
			const days = scheduleOf(planOf(trip, { ...parts, driveBetween }));
			expect(days.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(total.minutes);
		}),
	);
});

const legOf = (drive: Drive | null): LegDrive | null =>
	drive && { ...drive, by: 'highways', directions: [], steps: [], line: new Float32Array() };

test('setting out in the middle of lunch means finishing it first', () => {
	expect(partedBy({ from: 640, to: 678 }, { from: 660, to: 826 })).toEqual({
		parts: [{ from: 678, to: 826 }],
		lunch: { from: 660, to: 678 },
	});
});

test('a fixed start is attended on its day unless the family is late, and never before it begins', () => {
	fc.assert(
		fc.property(anyTour(8), ({ trip, parts }) => {
			const plan = planOf(trip, parts);
			for (const { stop, day, fixed, slack } of scheduleOf(plan).flatMap(({ visits }) => visits)) {
				for (const { begins, from, late } of fixed) {
					expect(from).toBeGreaterThanOrEqual(begins);
					expect(late).toBeGreaterThanOrEqual(0);
				}
				const first = plan.stops[stop]?.fixed[0];
				if (first && slack !== null && slack >= 0) expect(day).toBe(first.day);
			}
		}),
		RUNS,
	);
});

const MONDAY = '2027-04-12';
const TUESDAY = '2027-04-13';

test.each([
	[
		'lunch comes before a drive that begins shortly before noon',
		[aStopAt('college 0'), aStopAt('college 60')],
		[
			'04-12: 09:00 park college 0, 09:15 visit college 0, 11:45 lunch college 60, 12:30 drive college 60, 13:30 park college 60, 13:45 visit college 60, 16:15',
		],
	],
	[
		'a session gives way to the tour after it, and lunch to both',
		[
			aStopAt('hotel 0'),
			aStopAt('college 6', { session_at: `${TUESDAY}T10:00`, tour_at: `${TUESDAY}T10:45` }),
			aStopAt('college 76', { session_at: `${TUESDAY}T14:15` }),
			aStopAt('hotel 90'),
		],
		[
			'04-12: 09:00 night hotel 0, 09:00',
			'04-13: 09:00 drive college 6, 09:06 park college 6, 09:21 spare college 6, 10:00 session college 6, 10:45 tour college 6, 12:00 lunch college 76, 12:45 drive college 76, 13:55 park college 76, 14:10 spare college 76, 14:15 session college 76, 15:15 drive hotel 90, 15:29 night hotel 90, 15:29',
		],
	],
	[
		'lunch moves to before what begins at noon, if there is time',
		[aStopAt('college 0', { visit_minutes: 60 }), aStopAt('college 10', { tour_at: `${MONDAY}T12:00` })],
		[
			'04-12: 09:00 park college 0, 09:15 visit college 0, 10:15 drive college 10, 10:25 park college 10, 10:40 lunch college 10, 11:25 spare college 10, 12:00 tour college 10, 13:15',
		],
	],
	[
		'lunch is on the road on a long drive; whoever then comes too late for a visit sleeps there first',
		[aStopAt('college 0', { visit_minutes: 60 }), aStopAt('college 300')],
		[
			'04-12: 09:00 park college 0, 09:15 visit college 0, 10:15 drive college 300, 12:00 lunch college 300, 12:45 drive college 300, 16:00 night college 300, 16:00',
			'04-13: 09:00 park college 300, 09:15 visit college 300, 11:45',
		],
	],
	[
		'lunch is on arrival when the drive ends shortly after noon',
		[aStopAt('college 0', { visit_minutes: 60 }), aStopAt('college 130')],
		[
			'04-12: 09:00 park college 0, 09:15 visit college 0, 10:15 drive college 130, 12:25 lunch college 130, 13:10 park college 130, 13:25 visit college 130, 15:55',
		],
	],
	[
		'a table on the way is lunch',
		[aStopAt('college 0'), aStopAt('restaurant 10'), aStopAt('college 20')],
		[
			'04-12: 09:00 park college 0, 09:15 visit college 0, 11:45 drive restaurant 10, 11:55 park restaurant 10, 12:00 visit restaurant 10, 13:00 drive college 20, 13:10 park college 20, 13:25 visit college 20, 15:55',
		],
	],
	[
		'a table in the morning is breakfast, and lunch comes at its time',
		[aStopAt('hotel 0', { overnight: false }), aStopAt('restaurant 5'), aStopAt('college 65')],
		[
			'04-12: 09:00 drive restaurant 5, 09:05 park restaurant 5, 09:10 visit restaurant 5, 10:10 drive college 65, 11:10 park college 65, 11:25 visit college 65, 12:00 lunch college 65, 12:45 visit college 65, 14:40',
		],
	],
	[
		'a table at the end of a long drive is dinner, and lunch was on the road',
		[aStopAt('college 0', { visit_minutes: 60 }), aStopAt('restaurant 400')],
		[
			'04-12: 09:00 park college 0, 09:15 visit college 0, 10:15 drive restaurant 400, 12:00 lunch restaurant 400, 12:45 drive restaurant 400, 17:40 park restaurant 400, 17:45 visit restaurant 400, 18:45',
		],
	],
	[
		'whoever comes to a table within an hour after lunchtime has waited for it',
		[aStopAt('college 0', { visit_minutes: 60 }), aStopAt('restaurant 180')],
		[
			'04-12: 09:00 park college 0, 09:15 visit college 0, 10:15 drive restaurant 180, 13:15 park restaurant 180, 13:20 visit restaurant 180, 14:20',
		],
	],
	[
		'a trip that begins at a table at noon has its lunch there',
		[aStopAt('restaurant 0', { visit_minutes: 200 }), aStopAt('college 10')],
		[
			'04-12: 09:00 park restaurant 0, 09:05 visit restaurant 0, 12:25 drive college 10, 12:35 park college 10, 12:50 visit college 10, 15:20',
		],
	],
	[
		'a visit that does not fit into the day waits for the next, and the drive does not',
		[aStopAt('college 0'), aStopAt('college 60'), aStopAt('college 120')],
		[
			'04-12: 09:00 park college 0, 09:15 visit college 0, 11:45 lunch college 60, 12:30 drive college 60, 13:30 park college 60, 13:45 visit college 60, 16:15 drive college 120, 17:15 night college 120, 17:15',
			'04-13: 09:00 park college 120, 09:15 visit college 120, 11:45',
		],
	],
	[
		'whoever has to be far away in the morning drives there the evening before',
		[aStopAt('college 0'), aStopAt('college 120', { tour_at: `${TUESDAY}T10:00` })],
		[
			'04-12: 09:00 park college 0, 09:15 visit college 0, 11:45 lunch college 120, 12:30 drive college 120, 14:30 night college 120, 14:30',
			'04-13: 09:00 park college 120, 09:15 spare college 120, 10:00 tour college 120, 11:15',
		],
	],
	[
		'a bed that is booked is slept in, and left in the morning',
		[aStopAt('college 0'), aStopAt('hotel 10'), aStopAt('college 70', { tour_at: '2027-04-14T13:00' })],
		[
			'04-12: 09:00 park college 0, 09:15 visit college 0, 11:45 drive hotel 10, 11:55 night hotel 10, 11:55',
			'04-14: 09:00 drive college 70, 10:00 park college 70, 10:15 spare college 70, 12:00 lunch college 70, 12:45 spare college 70, 13:00 tour college 70, 14:15',
		],
	],
	[
		'a day goes on past its end for what begins on it',
		[aStopAt('college 0'), aStopAt('college 60'), aStopAt('college 90', { tour_at: `${MONDAY}T18:30` })],
		[
			'04-12: 09:00 park college 0, 09:15 visit college 0, 11:45 lunch college 60, 12:30 drive college 60, 13:30 park college 60, 13:45 visit college 60, 16:15 drive college 90, 16:45 park college 90, 17:00 spare college 90, 18:30 tour college 90, 19:45',
		],
	],
	[
		'a tour that is over before the family can be there keeps nobody up',
		[
			aStopAt('x 0'),
			aStopAt('college 60', { tour_at: `${MONDAY}T15:00` }),
			aStopAt('college 300'),
			aStopAt('hotel 310'),
			aStopAt('college 320', { tour_at: `${MONDAY}T17:00` }),
		],
		[
			'04-12: 09:00 drive college 60, 10:00 park college 60, 10:15 spare college 60, 12:00 lunch college 60, 12:45 spare college 60, 15:00 tour college 60, 16:15 night college 60, 16:15',
			'04-13: 09:00 drive college 300, 12:00 lunch college 300, 12:45 drive college 300, 13:45 park college 300, 14:00 visit college 300, 16:30 drive hotel 310, 16:40 night hotel 310, 16:40',
			'04-14: 09:00 drive college 320, 09:10 park college 320, 09:25',
		],
	],
	[
		'a tour of which something is left is still worth going',
		[aStopAt('college 0', { visit_minutes: 480 }), aStopAt('college 60', { tour_at: `${MONDAY}T18:30` })],
		[
			'04-12: 09:00 park college 0, 09:15 visit college 0, 12:00 lunch college 0, 12:45 visit college 0, 18:00 drive college 60, 19:00 park college 60, 19:15 tour college 60, 19:45',
		],
	],
	[
		'a drive of 21 hours takes three days of eight hours at most',
		[aStopAt('hotel 0'), aStopAt('college 1260')],
		[
			'04-12: 09:00 night hotel 0, 09:00',
			'04-13: 09:00 drive college 1260, 12:00 lunch college 1260, 12:45 drive college 1260, 17:45',
			'04-14: 09:00 drive college 1260, 12:00 lunch college 1260, 12:45 drive college 1260, 17:45',
			'04-15: 09:00 drive college 1260, 12:00 lunch college 1260, 12:45 drive college 1260, 14:45 park college 1260, 15:00 visit college 1260, 17:30',
		],
	],
	[
		'a drive of days begins early enough for what has a date',
		[aStopAt('college 0'), aStopAt('college 600', { tour_at: '2027-04-15T09:30' })],
		[
			'04-12: 09:00 park college 0, 09:15 visit college 0, 11:45 night college 0, 11:45',
			'04-13: 09:00 drive college 600, 12:00 lunch college 600, 12:45 drive college 600, 17:45',
			'04-14: 09:00 drive college 600, 11:00 night college 600, 11:00',
			'04-15: 09:00 park college 600, 09:15 spare college 600, 09:30 tour college 600, 10:45',
		],
	],
	[
		'the same hotel twice is two nights in it',
		[aStopAt('hotel 0'), aStopAt('college 30'), aStopAt('hotel 0', { id: 'again' })],
		[
			'04-12: 09:00 night hotel 0, 09:00',
			'04-13: 09:00 drive college 30, 09:30 park college 30, 09:45 visit college 30, 12:15 lunch college 30, 13:00 drive again, 13:30 night again, 13:30',
		],
	],
	[
		'a visit into the next morning',
		[aStopAt('poi 0', { visit_minutes: 1440 }), aStopAt('college 10', { visit_minutes: 60 })],
		[
			'04-12: 09:00 park poi 0, 09:05 visit poi 0, 12:00 lunch poi 0, 12:45 visit poi 0, 09:50 night poi 0, 09:50',
			'04-13: 09:50 drive college 10, 10:00 park college 10, 10:15 visit college 10, 11:15',
		],
	],
	[
		'from home the family leaves as the day begins, and back home nothing takes time',
		[aStopAt('x 0'), aStopAt('college 60'), aStopAt('x 0', { id: 'back' })],
		[
			'04-12: 09:00 drive college 60, 10:00 park college 60, 10:15 visit college 60, 12:00 lunch college 60, 12:45 visit college 60, 13:30 drive back, 14:30',
		],
	],
	[
		'home is also reached in the evening; only a place on the way has to fit into the day',
		[aStopAt('college 0'), aStopAt('college 60'), aStopAt('x 180')],
		[
			'04-12: 09:00 park college 0, 09:15 visit college 0, 11:45 lunch college 60, 12:30 drive college 60, 13:30 park college 60, 13:45 visit college 60, 16:15 drive x 180, 18:15',
		],
	],
	[
		'a last place that the family wants to visit waits for the morning',
		[aStopAt('college 0'), aStopAt('college 60'), aStopAt('x 150', { visit_minutes: 240 })],
		[
			'04-12: 09:00 park college 0, 09:15 visit college 0, 11:45 lunch college 60, 12:30 drive college 60, 13:30 park college 60, 13:45 visit college 60, 16:15 drive x 150, 17:45 night x 150, 17:45',
			'04-13: 09:00 visit x 150, 12:00 lunch x 150, 12:45 visit x 150, 13:45',
		],
	],
	[
		'friends on the way are visited',
		[aStopAt('college 0'), aStopAt('x 60'), aStopAt('hotel 90')],
		[
			'04-12: 09:00 park college 0, 09:15 visit college 0, 11:45 lunch x 60, 12:30 drive x 60, 13:30 park x 60, 13:35 visit x 60, 14:35 drive hotel 90, 15:05 night hotel 90, 15:05',
		],
	],
	[
		'what the family says about its home counts; its campus without a guide and a flight are not a home',
		[
			aStopAt('x 0', { visit_minutes: 20, parking_minutes: 10 }),
			aStopAt('airport 60'),
			{ ...aStopAt('x 90'), place: { ...aStopAt('x 90').place, code: '164924' } },
		],
		[
			'04-12: 09:00 park x 0, 09:10 visit x 0, 09:30 drive airport 60, 10:30 drive x 90, 11:00 park x 90, 11:15 visit x 90, 12:00 lunch x 90, 12:45 visit x 90, 14:30',
		],
	],
	[
		'a tour on a later day is of that day, and one in between with nothing to do is none',
		[
			aStopAt('college 0', { session_at: `${MONDAY}T10:00`, tour_at: '2027-04-14T10:00' }),
			aStopAt('college 60'),
		],
		[
			'04-12: 09:00 park college 0, 09:15 spare college 0, 10:00 session college 0, 11:00 night college 0, 11:00',
			'04-14: 10:00 tour college 0, 11:15 drive college 60, 12:15 lunch college 60, 13:00 park college 60, 13:15 visit college 60, 15:45',
		],
	],
	[
		'a day of nothing but the tour of a campus visited before',
		[aStopAt('college 0', { session_at: `${MONDAY}T10:00`, tour_at: `${TUESDAY}T10:00` })],
		[
			'04-12: 09:00 park college 0, 09:15 spare college 0, 10:00 session college 0, 11:00 night college 0, 11:00',
			'04-13: 10:00 tour college 0, 11:15',
		],
	],
	['one stop', [aStopAt('hotel 0')], ['04-12: 09:00 night hotel 0, 09:00']],
	['no stop', [], []],
])('a schedule: %s', (_what, stops, lines) => {
	expect(diary(alongRoad(stops))).toEqual(lines);
});

test('a day has its own hours where the family sets them, else those of all days', () => {
	const own = { number: 2, day_start: '07:00', day_end: null, lunch_minutes: 0 };
	const stops = [aStopAt('hotel 0'), aStopAt('college 30'), aStopAt('hotel 60'), aStopAt('college 90')];
	expect(diary(alongRoad(stops, { day_start: '08:00', lunch_minutes: 30, days: [own] }))).toEqual([
		'04-12: 08:00 night hotel 0, 08:00',
		'04-13: 07:00 drive college 30, 07:30 park college 30, 07:45 visit college 30, 10:15 drive hotel 60, 10:45 night hotel 60, 10:45',
		'04-14: 08:00 drive college 90, 08:30 park college 90, 08:45 visit college 90, 11:15',
	]);
});

test('a day may end after midnight, and one that starts in the evening is as long as others unless the family says its end', () => {
	const overtimes = (over: Parameters<typeof alongRoad>[1]) =>
		scheduleOf(alongRoad([aStopAt('college 0')], over)).map(({ overtime }) => overtime);
	for (const day_end of ['00:00', '00:30', '04:00']) expect(overtimes({ day_end })).toEqual([0]);
	for (const day_start of ['19:00', '23:30']) expect(overtimes({ day_start })).toEqual([0]);
	expect(overtimes({ day_start: '19:00', day_end: '18:00' })).toEqual([225]);
	const long = { stops: [aStopAt('college 0', { visit_minutes: 600, parking_minutes: 0 })] };
	for (const day_start of ['09:00', '19:00'])
		expect(scheduleOf(alongRoad(long.stops, { day_start, lunch_minutes: 0 }))[0]?.overtime).toBe(60);
	expect(overtimes({ day_start: '01:00', day_end: '03:00' })).toEqual([45]);
});

test('a day that begins in the evening may end the morning after', () => {
	const stops = [aStopAt('x 0'), aStopAt('college 240', { tour_at: `${TUESDAY}T10:00` })];
	const firstOvertime = (day_start: string | null, day_end: string | null, of_all: string | null = null) => {
		const days = [{ number: 1, day_start, day_end, lunch_minutes: null }];
		return scheduleOf(alongRoad(stops, { day_end: of_all, days }))[0]?.overtime;
	};
	expect(firstOvertime('20:00', '06:00')).toBe(0);
	expect(firstOvertime('15:00', '12:00')).toBe(0);
	// Other days are over at once.
	expect(firstOvertime('14:55', '06:00')).toBe(775);
	expect(firstOvertime(null, '06:00')).toBe(465);
	expect(firstOvertime('20:00', null, '18:00')).toBe(360);
});

test('a campus with a tour on the next day makes no day too long', () => {
	const days = (session: string, tour: string) =>
		scheduleOf(alongRoad([aStopAt('college 0', { session_at: session, tour_at: tour })]));
	const overtimes = (session: string, tour: string) => days(session, tour).map(({ overtime }) => overtime);
	expect(overtimes(`${MONDAY}T14:00`, `${TUESDAY}T10:00`)).toEqual([0, 0]);
	expect(overtimes(`${MONDAY}T17:30`, `${TUESDAY}T10:00`)).toEqual([30, 0]);
	expect(overtimes(`${MONDAY}T14:00`, `${TUESDAY}T17:30`)).toEqual([0, 45]);
});

test('a day that ends on the road is too long if it ends too late, like any other', () => {
	const drive = [
		aStopAt('college 0', { visit_minutes: 150 }),
		aStopAt('college 912', { tour_at: '2027-04-12T09:30' }),
	];
	const over = (stops: typeof drive, times: Parameters<typeof alongRoad>[1]) =>
		scheduleOf(alongRoad(stops, times)).map(({ overtime, night }) => [overtime, night?.at]);
	expect(over(drive, { start_date: '2027-04-10' })).toEqual([
		[150, 'road'],
		[0, 1],
		[0, undefined],
	]);
	const early = { day_end: '17:00' };
	expect(over([aStopAt('x 0'), aStopAt('college 510')], early)).toEqual([
		[45, 'road'],
		[0, undefined],
	]);
	// A day without a stop of its own, by the clock of the stop before.
	expect(over([aStopAt('x 0'), aStopAt('college 1000')], early).map(([minutes]) => minutes)).toEqual([
		45, 45, 0,
	]);
});

test('the search for the best order weighs the same overtime as the days have', () => {
	fc.assert(
		fc.property(anyTour(6), ({ trip, parts }) => {
			const plan = planOf(trip, parts);
			const days = scheduleOf(plan);
			const visits = days.flatMap((day) => day.visits);
			// The last day of a trip that ends with a crossing is over in its evening.
			if (visits.at(-1)?.arrives === null) return;
			const own = plan.stops.map((_, stop) => stop);
			const weighed = own.reduce<PartialOrder | null>((before, stop) => follow(plan, before, stop), null);
			const besides = visits.reduce(
				(sum, { way, fixed, isClosed }) =>
					sum +
					Math.round(way.drive?.minutes ?? 0) +
					fixed.reduce((late, each) => late + each.late, 0) * WEIGHTS.late +
					Number(isClosed) * WEIGHTS.closed +
					Number(way.isRoadless) * WEIGHTS.roadless,
				0,
			);
			const last = weighed ? overtimeAt(plan, weighed.clock) : 0;
			const overtime = days.reduce((sum, each) => sum + each.overtime, 0);
			expect((weighed?.weight ?? 0) - besides + last * WEIGHTS.overtime).toBe(overtime * WEIGHTS.overtime);
		}),
		RUNS,
	);
});

test('ten hotels are ten nights, and days are counted', () => {
	const hotels = Array.from({ length: 10 }, (_, index) => aStopAt(`hotel ${index * 10}`));
	const days = scheduleOf(alongRoad(hotels));
	expect(days.map(({ number, night }) => [number, night])).toEqual(
		hotels.map((_, index) => [index + 1, { at: index, isPlanned: true, count: 1 }]),
	);
});

test('a family that misses a tour still drives on to its bed if it has a tour in the morning', () => {
	const stops = [
		aStopAt('x 0'),
		aStopAt('college 60'),
		aStopAt('college 100', { tour_at: '2027-04-12T16:30' }),
		aStopAt('college 120', { tour_at: '2027-04-12T16:00' }),
		aStopAt('hotel 130'),
	];
	const tomorrow = aStopAt('college 140', { tour_at: '2027-04-13T09:30' });
	const days = scheduleOf(alongRoad([...stops, tomorrow]));
	expect(days.map(({ night }) => night)).toEqual([{ at: 4, isPlanned: true, count: 1 }, null]);
	expect(days[1]?.visits.map(({ slack }) => slack)).toEqual([5]);
	const nightOf = (...then: typeof stops) => scheduleOf(alongRoad([...stops, ...then]))[0]?.night?.at;
	// Without one it has the time, and nobody drives all night to a bed far away.
	expect(nightOf(aStopAt('college 140'))).toBe(2);
	const far = [
		...stops.slice(0, 3),
		aStopAt('college 520', { tour_at: '2027-04-12T16:00' }),
		aStopAt('hotel 530'),
	];
	const beyond = aStopAt('college 540', { tour_at: '2027-04-13T09:30' });
	expect(scheduleOf(alongRoad([...far, beyond]))[0]?.night?.at).toBe(2);
});

test('where a night is, and how many: booked, as a day gets too long, on the road, and until a date', () => {
	const nights = (...stops: Parameters<typeof alongRoad>[0]) =>
		scheduleOf(alongRoad(stops)).map(({ night }) => night);
	expect(nights(aStopAt('hotel 0'), aStopAt('college 700'), aStopAt('college 1000'))).toEqual([
		{ at: 0, isPlanned: true, count: 1 },
		{ at: 'road', isPlanned: false, count: 1 },
		{ at: 1, isPlanned: false, count: 1 },
		null,
	]);
	expect(nights(aStopAt('college 0'), aStopAt('college 10', { tour_at: '2027-04-15T14:00' }))).toEqual([
		{ at: 0, isPlanned: false, count: 3 },
		null,
	]);
});

test('a family that has more than a day to drive sets out on its first morning, from home and after a flight', () => {
	const stops = [aStopAt('x 0'), aStopAt('college 510'), aStopAt('x 560')];
	const days = [
		'04-12: 09:00 drive college 510, 12:00 lunch college 510, 12:45 drive college 510, 17:45',
		'04-13: 09:00 drive college 510, 09:30 park college 510, 09:45 visit college 510, 12:15 lunch college 510, 13:00 drive x 560, 13:50',
	];
	expect(diary(alongRoad(stops))).toEqual(days);
	const toured = stops.with(1, aStopAt('college 510', { tour_at: `${TUESDAY}T14:00` }));
	expect(alongRoad(toured, { start_date: null }).firstDay).toBe(alongRoad(stops).firstDay);
	const flown = [aStopAt('college 0'), aStopAt('airport 1000'), aStopAt('college 1500')];
	const island = {
		driveBetween: (from: Point, to: Point) => (from.long > -75 ? roadParts.driveBetween(from, to) : null),
	};
	expect(diary(alongRoad(flown, {}, island))[1]).toMatch(/^04-13: 09:00 drive college 1500, /);
	// Tomorrow is no longer than a day too short for the drive.
	expect(diary(alongRoad([aStopAt('x 0'), aStopAt('college 420')], { day_end: '15:00' }))[0]).toMatch(
		/^04-12: 09:00 drive college 420, .*, 16:45 night college 420, 16:45$/,
	);
});

test.each([
	['x 120', {}],
	['x 120', { visit_minutes: 0 }],
	['poi 120', { visit_minutes: 30 }],
	['hotel 120', {}],
])('a night set at %s is that of the evening when the family gets there, and the only one', (where, over) => {
	const nightsOf = (visit_minutes: number | null) => {
		const bed = aStopAt(where, { overnight: true, ...over });
		const tour = aStopAt('college 180', { tour_at: `${TUESDAY}T13:00` });
		const stops = [aStopAt('college 0'), aStopAt('college 60', { visit_minutes }), bed, tour];
		const days = scheduleOf(alongRoad(stops));
		const isOnTime = (days.at(-1)?.visits.at(-1)?.slack ?? -1) >= 0;
		return [...days.map(({ night }) => night), isOnTime];
	};
	const [alone, late] = [nightsOf(null), nightsOf(240)];
	expect(alone).toEqual([{ at: 2, isPlanned: true, count: 1 }, null, true]);
	expect(late).toEqual(alone);
});

test('a family spends a night set at a place of its own as it would at a hotel there, in any tour', () => {
	const asHotels = (stops: Stop[]) =>
		stops.map((stop) =>
			stop.place.type === 'x' && stop.overnight
				? { ...stop, place: { ...stop.place, type: 'hotel' as const } }
				: stop,
		);
	fc.assert(
		fc.property(anyTour(6).map(withOwnPlaces), ({ trip, parts }) => {
			const stops = trip.stops.map((stop) =>
				stop.place.type === 'x' ? { ...stop, visit_minutes: null, overnight: true } : stop,
			);
			const daysOf = (stops: Stop[]) => scheduleOf(planOf({ ...trip, stops }, parts));
			expect(daysOf(stops)).toEqual(daysOf(asHotels(stops)));
		}),
		{ numRuns: 200 },
	);
	// What it enters, it does there.
	const endOf = (over: Partial<Stop>) =>
		diary(alongRoad([aStopAt('college 0'), aStopAt('x 120', { overnight: true, ...over })]))[0]?.slice(-5);
	expect([endOf({}), endOf({ visit_minutes: 60, parking_minutes: 5 })]).toEqual(['14:30', '15:35']);
});

test('a visit longer than usual takes place by day, whether or not a night is set there, in any tour', () => {
	const sight = aStopAt('poi 120', { overnight: true, visit_minutes: 240 });
	expect(diary(alongRoad([aStopAt('college 0'), aStopAt('college 60'), sight])).slice(1)).toEqual([
		'04-13: 09:00 park poi 120, 09:05 visit poi 120, 12:00 lunch poi 120, 12:45 visit poi 120, 13:50 night poi 120, 13:50',
	]);
	const places = ['poi', 'x', 'restaurant'];
	fc.assert(
		fc.property(anyTour(6), fc.integer({ min: 61, max: 300 }), ({ trip, parts }, visit_minutes) => {
			const free = trip.stops.map((stop) => ({ ...stop, tour_at: null, session_at: null }));
			const at = free.findLastIndex(({ place }) => places.includes(place.type));
			const visitOf = (overnight: boolean | null) => {
				const long = { visit_minutes, parking_minutes: 5, overnight };
				const stops = free.map((stop, index) => (index === at ? { ...stop, ...long } : stop));
				const visits = scheduleOf(planOf({ ...trip, stops }, parts)).flatMap(({ visits }) => visits);
				const visit = visits.find(({ stop }) => stop === at);
				return visit && { day: visit.day, begins: visit.way.begins.at, ends: visit.ends };
			};
			expect(visitOf(true)).toEqual(visitOf(null));
		}),
		{ numRuns: 200 },
	);
});

test('a night set at a campus, or where something begins at a fixed time, comes after the visit', () => {
	const nightsOf = (stop: ReturnType<typeof aStopAt>) =>
		scheduleOf(alongRoad([aStopAt('college 0'), aStopAt('college 60'), stop, aStopAt('poi 180')])).map(
			({ night }) => night?.at ?? null,
		);
	const campus = aStopAt('college 120', { overnight: true });
	expect(nightsOf(campus)).toEqual([2, 2, null]);
	expect(nightsOf({ ...campus, place: { ...campus.place, type: 'x', code: '164924' } })).toEqual([
		2,
		2,
		null,
	]);
	const concert = aStopAt('poi 120', { overnight: true, tour_at: `${TUESDAY}T10:00`, visit_minutes: 30 });
	expect(nightsOf(concert)).toEqual([2, 2, null]);
});

test('a family that left late for its bed or its home has no other night there', () => {
	const [start, last] = [aStopAt('x 0'), aStopAt('poi 640')];
	const nightsOf = (...stops: ReturnType<typeof aStopAt>[]) => {
		const left = alongRoad([start, aStopAt('poi 300'), ...stops]);
		const until = (scheduleOf(left)[0]?.visits[1]?.ends ?? 0) + 60;
		const plan = alongRoad(
			[start, aStopAt('poi 300'), ...stops],
			{},
			{ stays: new Map([['poi 300', until]]) },
		);
		return scheduleOf(plan).map(({ night }) => night);
	};
	const bed = { at: 2, isPlanned: true, count: 1 };
	expect(nightsOf(aStopAt('hotel 600'), last)).toEqual([bed, null]);
	expect(nightsOf(aStopAt('x 600', { overnight: true }), last)).toEqual([bed, null]);
	expect(nightsOf(aStopAt('x 600'))).toEqual([null]);
});

const CHICAGO = {
	zoneOf: ({ long }: { long: number }) => (long > -74.5 ? 'America/Chicago' : 'America/New_York'),
};

test('arrivals and fixed starts are in local time', () => {
	const stops = [
		aStopAt('college 0', { visit_minutes: 60 }),
		aStopAt('college 60', { tour_at: `${MONDAY}T10:40` }),
	];
	expect(diary(alongRoad(stops, {}, CHICAGO))).toEqual([
		// The drive is shown in its destination's time zone.
		'04-12: 09:00 park college 0, 09:15 visit college 0, 09:15 drive college 60, 10:15 park college 60, 10:30 spare college 60, 10:40 tour college 60, 11:55',
	]);
});

test.each([
	['spring', '2027-03-13', 23],
	['fall', '2027-11-06', 25],
	['no change', '2027-04-12', 24],
])(
	'a night when clocks change in %s: the family sets out at nine by the new time',
	(_when, start_date, hours) => {
		const plan = alongRoad([aStopAt('hotel 0'), aStopAt('college 60')], { start_date });
		const [first, second] = scheduleOf(plan).flatMap(({ visits }) => visits);
		expect(diary(plan)[1]).toMatch(/^\d\d-\d\d: 09:00 drive college 60, 10:00 park/);
		expect((second?.departs ?? 0) - (first?.arrives ?? 0)).toBe(hours * 60);
	},
);

test('a trip goes on over New Year', () => {
	const days = diary(alongRoad([aStopAt('hotel 0'), aStopAt('college 60')], { start_date: '2026-12-31' }));
	expect(days.map((line) => line.slice(0, 5))).toEqual(['12-31', '01-01']);
});

test('a trip without a date begins today, or just early enough for its first fixed time', () => {
	const undated = (...stops: Parameters<typeof alongRoad>[0]) => alongRoad(stops, { start_date: null });
	const free = undated(aStopAt('hotel 0'), aStopAt('college 60'));
	expect([free.isDated, diary(free).map((line) => line.slice(0, 5))]).toEqual([false, ['04-12', '04-13']]);
	const fixed = undated(
		aStopAt('hotel 0'),
		aStopAt('college 60', { tour_at: '2027-05-06T10:00' }),
		aStopAt('college 120', { tour_at: '2027-05-05T10:00' }),
	);
	expect([fixed.isDated, diary(fixed)[0]?.slice(0, 5)]).toEqual([true, '05-04']);
});

test('where no road goes there is a night in between, and the next day begins in local time', () => {
	// The crossing and the night begin by the clock of where the family leaves, here in the other zone.
	const island = { driveBetween: () => null, zoneOf: CHICAGO.zoneOf };
	expect(diary(alongRoad([aStopAt('college 0'), aStopAt('college 60')], {}, island))).toEqual([
		'04-12: 09:00 park college 0, 09:15 visit college 0, 10:45 crossing college 60, 10:45 night college 60, 10:45',
		'04-13: 09:00 park college 60, 09:15 visit college 60, 11:45',
	]);
});

test('a day knows its stops: by car, partway along a long drive, and where no road goes', () => {
	const isIsland = ({ long }: Point) => long > -75 + 1500 / 60;
	const driveBetween = (from: Point, to: Point) =>
		isIsland(from) === isIsland(to) ? roadParts.driveBetween(from, to) : null;
	const stops = [aStopAt('college 0'), aStopAt('poi 20'), aStopAt('college 1400'), aStopAt('college 1600')];
	expect(scheduleOf(alongRoad(stops, {}, { driveBetween })).map(onTheWayOn)).toEqual([
		[1],
		[2],
		[2],
		[2, 3],
		[],
	]);
});

test('a lunch so near the end that only a scrap would be left comes at the end', () => {
	const lunch = { from: 700, to: 760 };
	expect(partedBy(lunch, { from: 600, to: 790 })).toEqual({
		parts: [{ from: 600, to: 730 }],
		lunch: { from: 730, to: 790 },
	});
	expect(partedBy(lunch, { from: 600, to: 791 }).parts).toHaveLength(2);
	expect(partedBy(lunch, { from: 670, to: 860 })).toEqual({
		parts: [{ from: 730, to: 860 }],
		lunch: { from: 670, to: 730 },
	});
	expect(partedBy(lunch, { from: 669, to: 860 }).parts).toHaveLength(2);
});
