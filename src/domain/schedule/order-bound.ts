import type { Day } from '#domain/calendar-day.ts';
import type { Drive } from '#domain/roads/drive-estimate.ts';
import { MOST_DRIVING } from '#domain/roads/long-drives.ts';
import type { Instant } from '#domain/zone-time.ts';
import { asLanded, type Clock } from './clock.ts';
import { legWeight, WEIGHTS } from './order-weight.ts';
import { nightOn } from './planned-nights.ts';
import { isTransferTo, LONGEST_TRANSFER } from './rested.ts';
import { type AheadOf, byNumber, leastMinutes, type WholeVisits, whatIsAhead } from './stops-ahead.ts';
import type { PlannedStop, TourPlan } from './tour-plan.ts';

/** Returns true when a stop may come after a set of others, given as bits. */
export type MayCome = (stop: number, visited: number) => boolean;

/** A lower bound on the weight of continuing from `from` over a set of other stops, to `next` first if given. */
export type AtLeast = (from: Clock, unvisited: number, next?: number) => number;

/** The lightest drives from a stop over a set of others, given as bits; ignores time. */
export type LightestDrives = (from: number, unvisited: number) => number;

/**
 * Returns a lower bound for all orders, from their drives, missed events, and whatever does not fit into the days;
 * infinity once a night that keeps its date is missed.
 */
export function boundOf(plan: TourPlan, drives: LightestDrives, ahead = whatIsAhead(plan)): AtLeast {
	const legs = legsOf(plan);
	const drivesBy = (from: number, next: number, unvisited: number) =>
		(legs[from]?.[next] ?? 0) + drives(next, unvisited & ~(1 << next));
	const late = leastLate(plan);
	const time = leastTime(plan, ahead);
	return (clock, unvisited, next) => {
		if (nightOn(clock) > ahead(unvisited).nightBy) return Number.POSITIVE_INFINITY;
		const from = asLanded(clock);
		const lightest = next === undefined ? drives(from.stop, unvisited) : drivesBy(from.stop, next, unvisited);
		return lightest + time(from, unvisited, lightest) + late(from, unvisited, next);
	};
}

/**
 * Returns a lower bound on the weight of what is missed of the fixed times ahead, if the family drives straight there.
 */
function leastLate(plan: TourPlan) {
	const soonest = soonestDrives(plan);
	const deadlines = plan.stops.flatMap(({ fixed, parking }, stop) =>
		fixed.map(({ begins }) => ({ stop, bit: 1 << stop, ready: begins - parking })),
	);
	const some = deadlines.reduce((bits, { bit }) => bits | bit, 0);
	return (from: Clock, unvisited: number, next?: number): number => {
		if ((unvisited & some) === 0) return 0;
		const here = next === undefined ? undefined : plan.stops[next];
		const arrives = from.at + (next === undefined ? 0 : (soonest[from.stop]?.[next] ?? 0));
		const leaves = here ? arrives + leastMinutes(here) : arrives;
		const drives = soonest[next ?? from.stop];
		let weight = 0;
		for (const { stop, bit, ready } of deadlines) {
			if ((unvisited & bit) === 0) continue;
			const there = stop === next ? arrives : leaves + (drives?.[stop] ?? 0);
			if (there > ready) weight += (there - ready) * WEIGHTS.late;
		}
		return weight;
	};
}

/**
 * Returns the least minutes between each pair of stops, by way of any others; 0 for all if a night may fall on the
 * road.
 */
function soonestDrives(plan: TourPlan): number[][] {
	const { stops, driveBetween } = plan;
	const isLong = hasLongDrive(plan);
	const minutesOf = (from: PlannedStop, to: PlannedStop, drive: Drive | null) =>
		isLong || drive === null || isTransferTo(to, from, drive) ? 0 : Math.round(drive.minutes);
	const minutes = stops.map((from, start) =>
		stops.map((to, end) => minutesOf(from, to, driveBetween(start, end))),
	);
	for (const by of minutes.keys())
		for (const row of minutes)
			for (const to of row.keys())
				row[to] = Math.min(row[to] ?? 0, (row[by] ?? 0) + (minutes[by]?.[to] ?? 0));
	return minutes;
}

const legsOf = ({ stops, driveBetween }: Pick<TourPlan, 'stops' | 'driveBetween'>) =>
	stops.map((_, from) => stops.map((_, to) => legWeight(driveBetween(from, to))));

/** For plans with the same stops, whatever their days (Held and Karp 1962). */
export function lightestDrives(plan: TourPlan, mayCome: MayCome): LightestDrives {
	const legs = legsOf(plan);
	const count = legs.length;
	const whole = (1 << count) - 1;
	const lightest = new Float64Array((whole + 1) * count).fill(Number.POSITIVE_INFINITY);
	lightest.fill(0, 0, count);
	const lighten = (set: number, next: number) => {
		const rest = lightest[(set & ~(1 << next)) * count + next] ?? 0;
		for (let from = 0; from < count; from++) {
			if ((set & (1 << from)) !== 0) continue;
			const at = set * count + from;
			lightest[at] = Math.min(lightest[at] ?? 0, rest + (legs[from]?.[next] ?? 0));
		}
	};
	for (let set = 1; set <= whole; set++)
		for (let next = 0; next < count; next++)
			if ((set & (1 << next)) !== 0 && mayCome(next, whole & ~set)) lighten(set, next);
	return (from: number, unvisited: number) => lightest[unvisited * count + from] ?? 0;
}

/**
 * Returns a lower bound on the weight of days and overtime: the work left, minus the room in today and the days after
 * it.
 */
function leastTime(plan: TourPlan, ahead: AheadOf) {
	const { stops, firstDay } = plan;
	const isLong = hasLongDrive(plan);
	// Waiting at a campus for an event on another day may keep the family busy all night.
	const isUpAllNight = stops.some(({ fixed }) => fixed.at(-1)?.day !== fixed[0]?.day);
	const roomAfter = byNumber((days) => roomOf(plan, firstDay + days));
	const roomOn = (day: Day) => roomAfter(day - firstDay);
	/** Returns how many more days after this one all visits take. */
	const daysFor = (whole: WholeVisits, today: number, day: Day) => {
		let days = 0;
		for (let left = whole.count - mostIn(today, whole); left > 0; days++)
			// The drive to a day's first stop may happen the evening before, and its visit may outlast the day.
			left -= Math.max(1, mostIn(roomOn(day + days + 1).minutes + whole.drive, whole));
		return days;
	};
	return ({ stop, at, day, lunch, isRested }: Clock, unvisited: number, lightest: number): number => {
		const { minutes, nights, lastDay, whole } = ahead(unvisited);
		const isBed = unvisited !== 0 && stops[stop]?.isNight === true;
		const sofar = (day - firstDay) * WEIGHTS.day;
		const flights = Math.floor(lightest / WEIGHTS.roadless);
		// The last crossing's night counts for one bed at most: this one, or the first one ahead.
		const beds = nights + Number(isBed) - Number(isRested);
		const nightsAndDays = Math.max(beds - 1, lastDay - day, flights, 0);
		if (isLong || isUpAllNight) return sofar + nightsAndDays * WEIGHTS.day;
		const { ends, mealsEnd } = roomOn(day);
		const meal = lunch && lunch.to <= mealsEnd ? Math.max(0, lunch.to - Math.max(at, lunch.from)) : 0;
		const today = isBed && !isRested ? 0 : Math.max(0, ends - at - meal);
		const sure = Math.max(nightsAndDays, daysFor(whole, today, day));
		let over =
			minutes + (lightest % WEIGHTS.roadless) - (flights + Number(isRested)) * LONGEST_TRANSFER - today;
		let least = Number.POSITIVE_INFINITY;
		for (let days = 0; over > 0 || days <= sure; days++) {
			if (days > 0) over -= roomOn(day + days).minutes;
			if (days < sure) continue;
			if (days * WEIGHTS.day >= least) break;
			least = Math.min(least, days * WEIGHTS.day + Math.max(0, over) * WEIGHTS.overtime);
		}
		return sofar + Math.max(0, at - ends) + least;
	};
}

/** True when a drive takes more than a day, so that a night may fall on the road. */
export function hasLongDrive({ stops, driveBetween }: TourPlan): boolean {
	return stops.some((_, from) =>
		stops.some((_, to) => (driveBetween(from, to)?.minutes ?? 0) > MOST_DRIVING),
	);
}

interface DayRoom {
	/** The latest end of a day anywhere on the trip. */
	ends: Instant;
	/** A lunch that is over by then always takes its time from the day; a later one may be skipped. */
	mealsEnd: Instant;
	/** The most minutes for drives, parking and visits. */
	minutes: number;
}

/** Returns how much room a day has, wherever the family is. */
function roomOf({ stops, dayAt, stays }: TourPlan, day: Day): DayRoom {
	const days = stops.map((stop) => dayAt(day, stop));
	const ends = Math.max(...days.map((there) => there.ends));
	// A restaurant at lunchtime replaces a separate lunch, and some order may get there then; a family that stays
	// somewhere past lunchtime has eaten.
	const isLunchSure = stays === null && stops.every(({ place }) => place.type !== 'restaurant');
	const mealsEnd = isLunchSure ? Math.min(...days.map((there) => there.ends)) : Number.NEGATIVE_INFINITY;
	const meals = days.map(({ lunch }) => (lunch && lunch.to <= mealsEnd ? lunch.to - lunch.from : 0));
	const starts = Math.min(...days.map((there) => there.starts));
	return { ends, mealsEnd, minutes: Math.max(0, ends - starts - Math.min(...meals)) };
}

const mostIn = (room: number, { minutes, drive }: WholeVisits) => Math.floor(room / (minutes + drive));
