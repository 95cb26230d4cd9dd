import { type Day, dateText } from '#domain/calendar-day.ts';
import { isFlown } from '#domain/roads/long-drives.ts';
import type { Change } from '#domain/sync/cell.ts';
import { isCampus } from '#domain/trips/campus.ts';
import { removeStop, setStopTime, swapStop } from '#domain/trips/edit-stops.ts';
import { setDayValue, setTripFact } from '#domain/trips/edit-trip.ts';
import { isEndOfTrip } from '#domain/trips/end-of-trip.ts';
import { type Stop, tripFromCells } from '#domain/trips/trip.ts';
import { clockText, localTime, localTimeText, readLocalTime } from '#domain/zone-time.ts';
import { isClosed } from './closed-days.ts';
import type { ScheduledVisit, TourDay } from './schedule.ts';
import { type PlannedStop, stopAt, type TourPlan } from './tour-plan.ts';
import { type Outlook, type Trouble, visitOf } from './trouble.ts';

/** Ways to fix a trouble; days are given by number. */
export type Measure =
	/** The trip's day 1, which the family had left open. */
	| { kind: 'begin_earlier'; day: Day }
	| { kind: 'skip_lunch'; number: number }
	/** At "07:40". */
	| { kind: 'set_out_earlier'; number: number; at: string }
	| { kind: 'shorten'; stop: PlannedStop; minutes: number }
	| { kind: 'swap'; stop: PlannedStop; before: PlannedStop }
	/** Moves the fixed-time events to that day, at the same time of day. */
	| { kind: 'move_to'; stop: PlannedStop; day: Day }
	/** The day ends at that stop. */
	| { kind: 'night_at'; stop: PlannedStop }
	| { kind: 'drop'; stop: PlannedStop };

/** A measure, with the edits that apply it. */
export interface Attempt {
	measure: Measure;
	changes: Change[];
}

/** Minutes since midnight; no family is advised to set out earlier. */
const EARLIEST = 6.5 * 60;
/** Shortest visit worth making, in minutes. */
const SHORTEST_VISIT = 45;

interface Case {
	outlook: Outlook;
	visit: ScheduledVisit;
	day: TourDay;
	minutes: number;
}

/** Attempts to fix `minutes` of a trouble, smallest sacrifice first; within each kind, in the order to try them. */
export function attemptsAgainst({ kind, stopId }: Trouble, minutes: number, outlook: Outlook): Attempt[][] {
	const visit = visitOf(stopId, outlook);
	// The family may arrive the evening before the visit.
	const when = kind === 'after_dark' ? visit?.way.arrives.day : visit?.day;
	const day = outlook.days.find((each) => each.day === when);
	if (!visit || !day) return [];
	const at = { outlook, visit, day, minutes };
	const small = [skipLunch(at), setOutEarlier(at), shorten(at)];
	return kind === 'late'
		? [...small, beginEarlier(at), swap(at), moveOn(at), drop(at)]
		: [...small, sleepBefore(at)];
}

/**
 * Not where days have hours of their own: those go by number, and would move with the first day. Nor to a campus on a
 * day when it is likely closed.
 */
function beginEarlier({ outlook: { plan, cells } }: Case): Attempt[] {
	if (plan.leadIn === null || tripFromCells('', cells).days.length > 0) return [];
	const day = plan.firstDay - 1;
	if (isClosed(day) && isCampus(stopAt(plan, 0).place)) return [];
	return [{ measure: { kind: 'begin_earlier', day }, changes: setTripFact('start_date', dateText(day)) }];
}

function skipLunch({ day: { number } }: Case): Attempt[] {
	return [{ measure: { kind: 'skip_lunch', number }, changes: setDayValue('lunch_minutes', 0, number) }];
}

function setOutEarlier({ outlook, visit, day, minutes }: Case): Attempt[] {
	const { way, stop } = day.visits[0] ?? visit;
	const from = stopAt(outlook.plan, way.nights.there > 0 ? stop : way.leaves.stop);
	const start = localTime(outlook.plan.dayAt(day.day, from).starts, from.zone).minutes;
	const justEnough = Math.floor((start - minutes) / 5) * 5;
	return [...new Set([Math.max(EARLIEST, justEnough), EARLIEST])]
		.filter((earlier) => earlier < start)
		.map((earlier) => {
			const { number } = day;
			const at = clockText(earlier);
			return {
				measure: { kind: 'set_out_earlier', number, at },
				changes: setDayValue('day_start', at, number),
			};
		});
}

function shorten({ outlook: { plan }, visit, day, minutes }: Case): Attempt[] {
	return day.visits
		.filter(({ stop, fixed }) => stop <= visit.stop && fixed.length === 0)
		.map((each) => stopAt(plan, each.stop))
		.filter((stop) => stop.visit > SHORTEST_VISIT)
		.sort((a, b) => b.visit - a.visit)
		.map((stop) => {
			const shorter = Math.max(SHORTEST_VISIT, Math.floor((stop.visit - minutes) / 5) * 5);
			const changes = setStopTime(stop.id, 'visit_minutes', shorter);
			return { measure: { kind: 'shorten', stop, minutes: shorter }, changes };
		});
}

function swap({ outlook, visit }: Case): Attempt[] {
	const before = stopBefore(outlook, visit);
	if (!before) return [];
	const stop = stopAt(outlook.plan, visit.stop);
	const changes = swapStop(tripFromCells('', outlook.cells), stop.id, 'up');
	return [{ measure: { kind: 'swap', stop, before }, changes }];
}

/**
 * To the next day, or the day the family gets there, but not one when campuses are closed. The night is added
 * automatically.
 */
function moveOn({ outlook, visit }: Case): Attempt[] {
	const planned = stopAt(outlook.plan, visit.stop);
	const stop = tripFromCells('', outlook.cells).stops.find(({ id }) => id === planned.id);
	const fixedDay = planned.fixed[0]?.day;
	if (!stop || fixedDay === undefined) return [];
	return [...new Set([Math.max(visit.day, fixedDay + 1), visit.day + 1])]
		.filter((day) => !isClosed(day))
		.map((day) => ({
			measure: { kind: 'move_to', stop: planned, day },
			changes: movedBy(stop, day - fixedDay),
		}));
}

function movedBy({ id, session_at, tour_at }: Stop, days: number): Change[] {
	const moved = (text: string | null) => {
		const at = text === null ? null : readLocalTime(text);
		return at && localTimeText({ day: at.day + days, minutes: at.minutes });
	};
	return [
		...(session_at === null ? [] : setStopTime(id, 'session_at', moved(session_at))),
		...(tour_at === null ? [] : setStopTime(id, 'tour_at', moved(tour_at))),
	];
}

/** From the day's last stop to its first: spend the night there and leave the rest for tomorrow. */
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

/** The stop before, unless the family sleeps there, sets out from there, or flies. */
function stopBefore({ plan }: Outlook, { stop }: ScheduledVisit): PlannedStop | null {
	const before = plan.stops[stop - 1];
	if (!before || before.isNight === true) return null;
	const isStart = stop === 1 && isEndOfTrip(before.place);
	return isStart || isEndOfFlight(plan, stop - 1) ? null : before;
}

/** True for an airport where the family takes off or lands. */
function isEndOfFlight({ stops, driveBetween }: TourPlan, at: number): boolean {
	if (stops[at]?.place.type !== 'airport') return false;
	return [at - 1, at].some((from) => {
		const [here, next] = [stops[from], stops[from + 1]];
		if (!here || !next) return false;
		const drive = driveBetween(from, from + 1);
		return drive === null || isFlown(here.place, next.place, drive);
	});
}
