import { type Day, dateText } from '#domain/calendar-day.ts';
import type { Change } from '#domain/sync/cell.ts';
import { isCampus } from '#domain/trips/campus.ts';
import { moveEvents, removeStop, setStopTime, swapStop } from '#domain/trips/edit-stops.ts';
import { setDayValue, setTripFact } from '#domain/trips/edit-trip.ts';
import { isEndOfTrip } from '#domain/trips/end-of-trip.ts';
import { tripFromCells } from '#domain/trips/trip.ts';
import { clockText, type Instant, localTime } from '#domain/zone-time.ts';
import { isClosed } from './closed-days.ts';
import { isEndOfFlight } from './crossings.ts';
import { dayLine } from './day-line.ts';
import type { ScheduledVisit, TourDay } from './schedule.ts';
import { type PlannedStop, stopAt } from './tour-plan.ts';
import { dayOf, type Outlook, type Trouble, visitOf } from './trouble.ts';

/** Ways to fix a trouble; days are given by number. `on` is the date, if it is not the day of the trouble. */
export type Measure =
	/** Sets the trip's day 1, which the family had left open. */
	| { kind: 'begin_earlier'; day: Day }
	| { kind: 'skip_lunch'; number: number; on: Day | null }
	/** `at` is a time like "07:40". */
	| { kind: 'set_out_earlier'; number: number; on: Day | null; at: string }
	| { kind: 'shorten'; stop: PlannedStop; minutes: number }
	| { kind: 'swap'; stop: PlannedStop; before: PlannedStop }
	/** Moves the fixed-time events to that day, at the same time. */
	| { kind: 'move_to'; stop: PlannedStop; day: Day }
	/** Ends the day at that stop. */
	| { kind: 'night_at'; stop: PlannedStop }
	| { kind: 'drop'; stop: PlannedStop };

/** A measure, with the edits that apply it. */
export interface Attempt {
	measure: Measure;
	changes: Change[];
}

/** In minutes since midnight: no family is advised to set out earlier. */
const EARLIEST = 6.5 * 60;
/** The shortest visit worth making, in minutes. */
const SHORTEST_VISIT = 45;

/** In minutes: a family may be a day late for lack of this little on an earlier day, whose visit did not fit. */
const LITTLE = [15, 30, 60];

/** The time frame for fixing a trouble. */
export interface Moment {
	/** Earlier days can no longer be changed. */
	today: Day;
	/** Earlier hours can no longer be changed. Negative infinity if all of today is still ahead. */
	now: Instant;
}

interface Case extends Moment {
	outlook: Outlook;
	visit: ScheduledVisit;
	day: TourDay;
	/** The days that can be changed: the trouble's own, or those before it, latest first. */
	days: readonly TourDay[];
	/** How many minutes to try to gain, fewest first. */
	minutes: readonly number[];
}

/** Returns attempts to gain `minutes`, smallest sacrifice first; within each kind, in the order to try them. */
export function attemptsAgainst(
	trouble: Trouble,
	{ minutes, ...moment }: Moment & { minutes: number },
	outlook: Outlook,
): Attempt[][] {
	const { kind, stopId } = trouble;
	const visit = visitOf(stopId, outlook);
	const day = dayOf(trouble, outlook);
	if (!visit || !day) return [];
	const { today } = moment;
	const before = outlook.days.filter((each) => today <= each.day && each.day < day.day).reverse();
	const own = { ...moment, outlook, visit, day };
	const at =
		kind === 'late' && visit.isDatePassed
			? { ...own, days: before, minutes: [...LITTLE, minutes] }
			: { ...own, days: [day], minutes: [minutes] };
	const eventDay = stopAt(outlook.plan, visit.stop).fixed[0]?.day ?? day.day;
	if ((kind === 'late' ? eventDay : day.day) < today) return kind === 'late' ? [moveOn(at)] : [];
	const small = [skipLunch(at), setOutEarlier(at), shorten(at)];
	return kind === 'late'
		? [...small, beginEarlier(at), swap(at), moveOn(at), drop(at)]
		: [...small, sleepBefore(at)];
}

/**
 * Not if days have their own hours, which belong to their numbers and would move with the first day. Never to a campus
 * on a day when it is likely closed.
 */
function beginEarlier({ outlook: { plan, cells } }: Case): Attempt[] {
	if (plan.leadIn === null || tripFromCells('', cells).days.length > 0) return [];
	const day = plan.firstDay - 1;
	if (isClosed(day) && isCampus(stopAt(plan, 0).place)) return [];
	return [{ measure: { kind: 'begin_earlier', day }, changes: setTripFact('start_date', dateText(day)) }];
}

function skipLunch({ day, days, now }: Case): Attempt[] {
	const hasBegun = (each: TourDay) => dayLine(each).some(({ kind, from }) => kind === 'lunch' && from < now);
	return days
		.filter((each) => !hasBegun(each))
		.map((each) => ({
			measure: { kind: 'skip_lunch', number: each.number, on: dateUnless(day, each) },
			changes: setDayValue('lunch_minutes', 0, each.number),
		}));
}

const dateUnless = (own: TourDay, { day }: TourDay): Day | null => (day === own.day ? null : day);

function setOutEarlier({ outlook: { plan }, visit, day, days, minutes }: Case): Attempt[] {
	const attempt = (much: number, each: TourDay): Attempt[] => {
		const { way, stop } = each.visits[0] ?? visit;
		const from = stopAt(plan, way.nights.there > 0 ? stop : way.leaves.stop);
		const start = localTime(plan.dayAt(each.day, from).starts, from.zone).minutes;
		const earlier = Math.max(EARLIEST, Math.floor((start - much) / 5) * 5);
		if (earlier >= start) return [];
		const at = clockText(earlier);
		const measure: Measure = { kind: 'set_out_earlier', number: each.number, on: dateUnless(day, each), at };
		return [{ measure, changes: setDayValue('day_start', at, each.number) }];
	};
	return [...minutes, Number.POSITIVE_INFINITY].flatMap((much) =>
		days.flatMap((each) => attempt(much, each)),
	);
}

function shorten({ outlook: { plan }, visit, days, minutes, now }: Case): Attempt[] {
	const visits = days
		.flatMap(({ visits }) => visits)
		.filter(({ stop, fixed }) => stop <= visit.stop && fixed.length === 0)
		.map((each) => ({ stop: stopAt(plan, each.stop), least: leastOf(each, now) }))
		.filter(({ stop, least }) => stop.visit > least)
		.sort((a, b) => b.stop.visit - a.stop.visit);
	return minutes.flatMap((each) =>
		visits.map(({ stop, least }) => {
			const shorter = Math.max(least, Math.floor((stop.visit - each) / 5) * 5);
			const changes = setStopTime(stop.id, 'visit_minutes', shorter);
			return { measure: { kind: 'shorten', stop, minutes: shorter }, changes };
		}),
	);
}

/** Returns the minutes of the shortest visit still possible, not counting lunch: some may already have been spent. */
function leastOf({ ready, way }: ScheduledVisit, now: Instant): number {
	const { lunch } = way.begins;
	const eating = lunch ? Math.max(0, Math.min(now, lunch.to) - Math.max(ready, lunch.from)) : 0;
	return Math.max(SHORTEST_VISIT, Math.ceil((now - ready - eating) / 5) * 5);
}

function swap({ outlook, visit }: Case): Attempt[] {
	const before = stopBefore(outlook, visit);
	if (!before) return [];
	const stop = stopAt(outlook.plan, visit.stop);
	const changes = swapStop(tripFromCells('', outlook.cells), stop.id, 'up');
	return [{ measure: { kind: 'swap', stop, before }, changes }];
}

/**
 * Moves it to the next day, or the day the family arrives, but not to one when campuses are closed. The night is added
 * automatically.
 */
function moveOn({ outlook, visit, today }: Case): Attempt[] {
	const planned = stopAt(outlook.plan, visit.stop);
	const stop = tripFromCells('', outlook.cells).stops.find(({ id }) => id === planned.id);
	const fixedDay = planned.fixed[0]?.day;
	if (!stop || fixedDay === undefined) return [];
	return [...new Set([Math.max(visit.day, fixedDay + 1), visit.day + 1])]
		.filter((day) => today <= day && !isClosed(day))
		.map((day) => ({
			measure: { kind: 'move_to', stop: planned, day },
			changes: moveEvents(stop, day - fixedDay),
		}));
}

/** Tries the day's stops from last to first: spend the night there and leave the rest for tomorrow. */
function sleepBefore({ outlook: { plan }, visit, day }: Case): Attempt[] {
	return day.visits
		.filter(({ stop }) => stop < visit.stop)
		.map(({ stop }) => stopAt(plan, stop))
		.reverse()
		.map((stop) => ({
			measure: { kind: 'night_at', stop },
			changes: setStopTime(stop.id, 'overnight', true),
		}));
}

function drop({ outlook, visit }: Case): Attempt[] {
	const stop = stopBefore(outlook, visit);
	return stop ? [{ measure: { kind: 'drop', stop }, changes: removeStop(stop.id) }] : [];
}

/** Returns the previous stop, unless the family sleeps there, sets out from there, or flies. */
function stopBefore({ plan }: Outlook, { stop }: ScheduledVisit): PlannedStop | null {
	const before = plan.stops[stop - 1];
	if (!before || before.isNight === true) return null;
	const isStart = stop === 1 && isEndOfTrip(before.place);
	return isStart || isEndOfFlight(plan, stop - 1) ? null : before;
}
