import fc from 'fast-check';
import { type Day, dateText, readDate } from '#domain/calendar-day.ts';
import { milesBetween, type Point } from '#domain/geo.ts';
import type { KnownDrives } from '#domain/roads/drive-estimate.ts';
import { dayLine } from '#domain/schedule/day-line.ts';
import { type PlanParts, planOf } from '#domain/schedule/plan-of-trip.ts';
import { scheduleOf } from '#domain/schedule/schedule.ts';
import type { TourPlan } from '#domain/schedule/tour-plan.ts';
import type { Outlook } from '#domain/schedule/trouble.ts';
import { warningsOf } from '#domain/schedule/warnings.ts';
import type { Cells } from '#domain/sync/cell.ts';
import { copySharedTrip } from '#domain/trips/copy-shared-trip.ts';
import { startTrip } from '#domain/trips/edit-trip.ts';
import type { StopType } from '#domain/trips/stop-place.ts';
import { newStop, type Stop, type Trip, tripFromCells } from '#domain/trips/trip.ts';
import { clockText, localTime, localTimeText, readLocalTime } from '#domain/zone-time.ts';
import { aPlace, applied } from '../trips/builders.ts';

export function aStop({ type = 'college', ...over }: Partial<Stop> & { type?: StopType } = {}): Stop {
	return { ...newStop('s1', aPlace({ type })), ...over };
}

/** Straight drives at 45 mph, all clocks those of New York, and Monday, April 12, 2027. */
export const parts: PlanParts = {
	driveBetween: (from: Point, to: Point) => {
		const miles = milesBetween(from, to);
		return { miles, minutes: (miles / 45) * 60 };
	},
	zoneOf: () => 'America/New_York',
	today: '2027-04-12',
};

/** A trip that starts on Monday, April 12, 2027. */
export function aTour(stops: readonly Stop[], over: Partial<Trip> = {}): Trip {
	return { ...tripFromCells('t', new Map()), start_date: '2027-04-12', stops: [...stops], ...over };
}

/** A stop on one long road, driven at a mile a minute; `hotel 90` is its type and its minute. */
export function aStopAt(where: string, over: Partial<Stop> = {}): Stop {
	const [type, minute] = where.split(' ');
	const place = aPlace({
		type: type as StopType,
		code: where,
		name: where,
		lat: 42,
		long: -75 + Number(minute) / 60,
	});
	return { ...newStop(where, place), ...over };
}

/** Drives along that road. */
export const roadParts: PlanParts = {
	...parts,
	driveBetween: (from: Point, to: Point) => {
		const minutes = Math.round(Math.abs(from.long - to.long) * 60);
		return { miles: minutes, minutes };
	},
};

/** Drives along that road, which ends after five hours. */
export const noRoadFar: PlanParts = {
	...roadParts,
	driveBetween: (from, to) => (Math.abs(from.long - to.long) > 5 ? null : roadParts.driveBetween(from, to)),
};

/** The same as a table of highways tells them. */
export const roadKnown: KnownDrives = {
	between: (from, to) => {
		const { miles, minutes } = roadParts.driveBetween(from, to) ?? { miles: 0, minutes: 0 };
		const directions = [
			{ road: 'I-90 E', miles: miles / 2 },
			{ road: 'I-84 E', miles: miles / 2 },
		];
		const line = new Float32Array([from.lat, from.long, to.lat, to.long]);
		return { miles, minutes, by: 'highways', directions, steps: [], line };
	},
	whyNone: () => '',
};

/** Stops along that road, on Monday, April 12, 2027. */
export function alongRoad(
	stops: readonly Stop[],
	over: Partial<Trip> = {},
	partsOver: Partial<PlanParts> = {},
): TourPlan {
	return planOf(aTour(stops, over), { ...roadParts, ...partsOver });
}

/** The cells of a trip with these stops and times. */
export function cellsOf({ stops, ...trip }: Trip): Cells {
	const shown = { trip_string: '', last_modified: '', expires: '' };
	let count = 0;
	const ids = stops.map(({ id }) => id);
	return applied(new Map(), [
		...startTrip(),
		...copySharedTrip({ ...trip, ...shown, name: 'Spring tour', stops }, () => ids[count++] ?? ''),
	]);
}

/** The schedule in words, by the clocks of the stops: one line a day. */
export function diary(plan: TourPlan): string[] {
	return scheduleOf(plan).map((day) => {
		const line = dayLine(day);
		const clock = (at: number, stop: number) =>
			clockText(localTime(at, plan.stops[stop]?.zone ?? '').minutes);
		const words = line.map(({ kind, stop, from }) => `${clock(from, stop)} ${kind} ${plan.stops[stop]?.id}`);
		const last = line.at(-1);
		return `${dateText(day.day).slice(5)}: ${words.join(', ')}, ${last ? clock(last.to, last.stop) : ''}`;
	});
}

/** The number of arrivals after dark. */
export const arrivalsAfterDark = ({ plan, visits }: Outlook) =>
	visits.filter((visit) => warningsOf(plan, visit).some(({ kind }) => kind === 'after_dark')).length;

/** The date of each planned night, by the stop’s id, as the days show it; none without dates. */
export function datesOfNights({ plan, days, visits }: Outlook): Map<string, Day> {
	const dates = new Map<string, Day>();
	const end = days.at(-1)?.day ?? 0;
	for (const { stop, isRested } of plan.isDated ? visits : []) {
		const { id, isNight } = plan.stops[stop] ?? {};
		if (id === undefined || isNight !== true) continue;
		// The family may sleep there twice: before the visit, because it arrives late, and after it, as planned. After a
		// crossing, the planned night is the first. A trip that ends there shows no night after the visit.
		const shown = days.filter(({ night }) => night?.at === stop).map(({ day }) => day);
		dates.set(id, isRested ? (shown[0] ?? end) : Math.max(shown.at(-1) ?? end, lastDayAt(days, stop)));
	}
	return dates;
}

const lastDayAt = (days: Outlook['days'], stop: number) =>
	days.findLast(({ visits }) => visits.some((visit) => visit.stop === stop))?.day ?? 0;

/** The same tour, whose sights and restaurants are places of the family's own. */
export function withOwnPlaces<Tour extends { trip: Trip }>(tour: Tour): Tour {
	const stops = tour.trip.stops.map((stop) => {
		const isOwn = stop.place.type === 'poi' || stop.place.type === 'restaurant';
		return isOwn ? { ...stop, place: { ...stop.place, type: 'x' as const, code: '' } } : stop;
	});
	return { ...tour, trip: { ...tour.trip, stops } };
}

const FIRST_DAY = readDate('2027-04-12') ?? 0;

/** Two days before the clocks change. */
const SPRING_FORWARD = readDate('2027-03-12') ?? 0;
const FALL_BACK = readDate('2027-11-05') ?? 0;

function daysLater(text: string | null, days: number): string | null {
	const at = text === null ? null : readLocalTime(text);
	return at && localTimeText({ ...at, day: at.day + days });
}

const anyTime = fc
	.record({ day: fc.nat(3), minutes: fc.integer({ min: 16, max: 38 }).map((half) => half * 30) })
	.map(({ day, minutes }) => localTimeText({ day: FIRST_DAY + day, minutes }));

/** Null three times in four. */
export const seldom = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | null> =>
	fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: value });

/** Stops of a tour within a few hours of each other; some with fixed times, some hotels, some places of the family's own. */
export const anyStops = (most: number, least = 1): fc.Arbitrary<Stop[]> =>
	fc
		.array(
			fc.record({
				type: fc.constantFrom<StopType>(
					'college',
					'college',
					'college',
					'hotel',
					'restaurant',
					'poi',
					'x',
					'airport',
				),
				lat: fc.double({ min: 40, max: 43.5, noNaN: true }),
				long: fc.double({ min: -76, max: -71, noNaN: true }),
				tour_at: fc.option(anyTime, { freq: 2 }),
				session_at: seldom(anyTime),
				visit_minutes: fc.option(fc.integer({ min: 0, max: 240 }), { freq: 2 }),
				overnight: seldom(fc.boolean()),
			}),
			{ minLength: least, maxLength: most },
		)
		.map((stops) =>
			stops.map(({ type, lat, long, tour_at, session_at, ...rest }, index) => ({
				...aStop({ ...rest, id: `s${index}` }),
				// A custom place with a number for its code is a campus.
				place: aPlace({ type, lat, long, code: type === 'x' ? '' : String(index) }),
				tour_at: type === 'college' ? tour_at : null,
				session_at: type === 'college' ? session_at : null,
			})),
		);

const anyClock = (from: number, to: number) =>
	fc.integer({ min: from * 12, max: to * 12 }).map((fives) => clockText(fives * 5));

/**
 * Any tour at all: on weekdays and weekends, in winter and over the nights when clocks change, with its own days and lunches, in
 * three zones, with drives of minutes and of days, and islands.
 */
export const anyTour = (most: number, least = 1) =>
	fc
		.record({
			stops: anyStops(most, least),
			start_date: fc.option(fc.constantFrom('2027-04-12', '2027-04-10', '2027-04-09'), { freq: 4 }),
			later: fc.constantFrom(0, 0, SPRING_FORWARD - FIRST_DAY, FALL_BACK - FIRST_DAY),
			day_start: fc.option(anyClock(6, 14)),
			day_end: fc.option(anyClock(15, 23)),
			lunch_minutes: fc.option(fc.integer({ min: 0, max: 90 })),
			days: fc.uniqueArray(
				fc.record({
					number: fc.integer({ min: 1, max: 5 }),
					day_start: fc.option(anyClock(6, 14)),
					day_end: fc.option(anyClock(15, 23)),
					lunch_minutes: fc.option(fc.integer({ min: 0, max: 90 })),
				}),
				{ selector: ({ number }) => number, maxLength: 2 },
			),
			scale: fc.constantFrom(1, 1, 0.1, 8),
			hasIslands: fc.boolean(),
			zones: fc.constantFrom(
				['America/New_York'],
				['America/New_York', 'America/Chicago'],
				['America/Denver', 'America/Phoenix', 'America/Chicago'],
			),
		})
		.map(({ scale, hasIslands, zones, stops, later, start_date, ...times }) => ({
			trip: aTour(
				stops.map((stop) => ({
					...stop,
					tour_at: daysLater(stop.tour_at, later),
					session_at: daysLater(stop.session_at, later),
				})),
				{ ...times, start_date: start_date && dateText((readDate(start_date) ?? 0) + later) },
			),
			parts: {
				...parts,
				driveBetween: (from: Point, to: Point) => {
					const drive = parts.driveBetween(from, to);
					const isIsland = hasIslands && from.lat > 43 !== to.lat > 43;
					return drive && !isIsland ? { miles: drive.miles * scale, minutes: drive.minutes * scale } : null;
				},
				zoneOf: ({ long }: Point) => zones[Math.floor((long + 76) * 2) % zones.length] ?? '',
			},
		}));
