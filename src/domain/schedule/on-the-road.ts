import type { Instant } from '#domain/zone-time.ts';
import { tourDayAt } from './clock.ts';
import { leavesOn } from './due.ts';
import type { PlanParts } from './plan-of-trip.ts';
import { type Leaving, whenLeftAt } from './running-late.ts';
import { onTheWayOn, type ScheduledVisit, stopsOn, type TourDay } from './schedule.ts';
import type { TourPlan } from './tour-plan.ts';
import type { Outlook } from './trouble.ts';

/** A trip still counts as being driven this many minutes past its planned end. */
const PAST_END = 16 * 60;
/** In minutes: how long after the planned arrival a family that runs late may still be on its way. */
const LATE = 60;
/** In minutes. */
const DELAYS = [15, 30, 45, 60] as const;

/**
 * Returns the stop that the family is heading for, as a plan index: the stored one if the trip still has it, else the
 * first whose visit is not over, else, on its day, the last one, else the first. If a trip sets out from a place with
 * nothing to do, such as home, nobody is heading there, except for an airport, where nobody wakes up.
 */
export function nextStopOf(outlook: Outlook, noted: string | null, now: Instant): number {
	const { plan, visits } = outlook;
	const known = plan.stops.findIndex(({ id }) => id === noted);
	if (known >= 0) return known;
	const [start, next] = visits;
	const isAirport = plan.stops[0]?.place.type === 'airport';
	const first = start && next && start.ends === start.arrives && !isAirport ? 1 : 0;
	const ahead = plan.isDated ? visits.findIndex((visit) => !isPast(outlook, visit, now)) : 0;
	if (ahead >= 0) return Math.max(first, ahead);
	return isOver(outlook, now) ? first : visits.length - 1;
}

/**
 * On the evening of a crossing, neither a stop nor the bed is past before the next day, because it is unknown whether
 * the family is there. A family late for its flight still needs the way to the airport.
 */
function isPast({ plan, visits, days }: Outlook, visit: ScheduledVisit, now: Instant): boolean {
	const { stop, day, arrives, ready, ends } = visit;
	const isBrief = ends === ready;
	const isBed = isBrief && days.some((each) => each.day === day && each.night?.at === stop);
	if (arrives === null || isBed) return tourDayAt(plan, { stop, at: now }) > day;
	const isForFlight = isBrief && visits[stop + 1]?.way.isRoadless === true;
	return ends + (isForFlight ? LATE : 0) <= now;
}

function isOver(outlook: Outlook, now: Instant): boolean {
	const last = outlook.visits.at(-1);
	// The night after a crossing has no time of its own.
	if (last?.arrives === null) return isPast(outlook, last, now);
	return now - (last?.ends ?? 0) >= PAST_END;
}

/**
 * Returns the stop at the end of the next drive, as a plan index. An hour after the planned arrival at a stop, it is
 * the stop after that; once the trip is over, it starts again.
 */
export function nextDriveOf(outlook: Outlook, noted: string | null, now: Instant): number {
	const { plan, visits } = outlook;
	const next = nextStopOf(outlook, noted, now);
	const visit = visits[next];
	if (!visit || !plan.isDated || plan.stops[next]?.id === noted || isOver(outlook, now)) return next;
	return visit.way.arrives.at + LATE <= now ? next + 1 : next;
}

/** What is known about a family that is heading for a stop. */
interface Progress {
	/** Index in the plan. */
	stop: number;
	now: Instant;
	/** When it left for the stop, as it said or as it seems; null if it has not. */
	saidAt: Instant | null;
	/** When it said that it left for this stop and for earlier ones, in order. */
	said?: readonly Leaving[];
}

/**
 * Returns the schedule as of now: a family that should have left but has not leaves now. If it said at `saidAt` that it
 * was heading for the stop, it left then, or as planned if that is later. What it said about earlier stops counts, too.
 */
export function outlookNow(
	planned: Outlook,
	parts: PlanParts,
	{ stop, now, saidAt, said = [] }: Progress,
): Outlook {
	const late = said.reduce((outlook, leaving) => {
		if (!isItsDay(planned, leaving)) return outlook;
		const then = whenLeftLater(outlook, parts, leaving);
		// A family that has left by then has made up its earlier delay.
		return then === outlook ? whenLeftLater(planned, parts, leaving) : then;
	}, planned);
	return whenLeftLater(late, parts, { stop, until: saidAt ?? now });
}

/**
 * Returns the schedule if the family leaves for a stop at `until`, provided that is on its day and later than
 * scheduled.
 */
function whenLeftLater(outlook: Outlook, parts: PlanParts, leaving: Leaving): Outlook {
	const { departs = null } = outlook.visits[leaving.stop] ?? {};
	if (!outlook.plan.isDated || departs === null || leaving.until <= departs) return outlook;
	return isItsDay(outlook, leaving) ? whenLeftAt(outlook, parts, leaving) : outlook;
}

function isItsDay({ plan, visits }: Outlook, { stop, until }: Leaving): boolean {
	const visit = visits[stop];
	return visit !== undefined && isDayOfLeaving(plan, visit, until);
}

/** True on the day on which the family leaves for a stop: only the family can say whether it has. */
export function leavesToday(outlook: Outlook, stop: number, now: Instant): boolean {
	const { plan, visits } = outlook;
	const [visit, day] = [visits[stop], dayOnTheWay(outlook, stop, now)];
	return Boolean(plan.isDated && visit && day && leavesOn(day, visit) && isDayOfLeaving(plan, visit, now));
}

/**
 * True when a family heading for a stop is under way: it said so, or should have left by now. Until then, it may only
 * have looked ahead.
 */
export function isUnderWay(
	outlook: Outlook,
	stop: number,
	{ now, hasSaidSo }: { now: Instant; hasSaidSo: boolean },
): boolean {
	const due = dueToLeave(outlook, stop);
	if (due === null || !leavesToday(outlook, stop, now)) return false;
	return hasSaidSo || now >= due;
}

/** How late a family may be leaving for a stop. */
export interface Delays {
	/** The moment that the minutes are counted from. */
	from: Instant;
	/** The planned time to leave; now, if it should have left and has not; or when it left. */
	since: 'plan' | 'now' | 'left';
	minutes: readonly number[];
}

/** Returns the delays that a family running late chooses from; null if it drives from nowhere. */
export function delaysOf(
	outlook: Outlook,
	stop: number,
	{ now, hasLeft, hasSaidSo }: { now: Instant; hasLeft: boolean; hasSaidSo: boolean },
): Delays | null {
	const due = dueToLeave(outlook, stop);
	if (due === null) return null;
	// It may have left in good time: the latest time to leave no longer tells.
	const left = outlook.visits[stop]?.departs ?? due;
	if (hasSaidSo) return { from: left, since: 'left', minutes: [0, ...DELAYS] };
	return !hasLeft && isUnderWay(outlook, stop, { now, hasSaidSo: false })
		? { from: now, since: 'now', minutes: [0, ...DELAYS] }
		: { from: due, since: 'plan', minutes: DELAYS };
}

/** Returns when the family should leave for a stop, but not before the plan does. */
function dueToLeave({ visits }: Outlook, stop: number): Instant | null {
	const { departs = null, leaveBy = null } = visits[stop] ?? {};
	return departs === null ? null : Math.max(departs, leaveBy?.at ?? departs);
}

function isDayOfLeaving(plan: TourPlan, { departs, way }: ScheduledVisit, at: Instant): boolean {
	const dayAt = (instant: Instant) => tourDayAt(plan, { stop: way.leaves.stop, at: instant });
	return departs !== null && dayAt(at) === dayAt(departs);
}

/**
 * Returns the day on which the family is on its way to a stop: the day of the visit, an earlier one on which it already
 * drives or crosses, or a later one with a fixed-time event there.
 */
export function dayOnTheWay({ plan, days }: Outlook, stop: number, now: Instant): TourDay | undefined {
	const its = days.filter((day) => stopsOn(day).includes(stop) || onTheWayOn(day).includes(stop));
	const today = tourDayAt(plan, { stop, at: now });
	return (plan.isDated ? its.findLast(({ day }) => day <= today) : undefined) ?? its[0];
}
