import { exactDurationWords } from '#domain/trips/travel-words.ts';
import { type Instant, localTime } from '#domain/zone-time.ts';
import { tourDayAt } from './clock.ts';
import { type DayDrive, drivenIn } from './day-drives.ts';
import type { PlanParts } from './plan-of-trip.ts';
import { whenLeftAt } from './running-late.ts';
import { onTheWayOn, type ScheduledVisit, type TourDay } from './schedule.ts';
import { stretchWords } from './schedule-words.ts';
import { stopAt, type TourPlan } from './tour-plan.ts';
import type { Outlook } from './trouble.ts';

/** A trip is still being driven this many minutes past its planned end. */
const PAST_END = 16 * 60;

/**
 * The stop that the family is heading for, as a plan index: the stored one if the trip still has it, else the first
 * whose visit is not over, else, on the day of the last one, that; else the first of all. Where a trip sets out with
 * nothing to do, such as home, nobody is heading for it; nobody wakes up at an airport, though.
 */
export function nextStopOf(outlook: Outlook, noted: string | null, now: Instant): number {
	const { plan, visits } = outlook;
	const known = plan.stops.findIndex(({ id }) => id === noted);
	if (known >= 0) return known;
	const [start, next] = visits;
	const isAirport = plan.stops[0]?.place.type === 'airport';
	const first = start && next && start.ends === start.arrives && !isAirport ? 1 : 0;
	const ahead = plan.isDated ? visits.findIndex((visit) => !isPast(plan, visit, now)) : 0;
	if (ahead >= 0) return Math.max(first, ahead);
	return isOver(outlook, now) ? first : visits.length - 1;
}

/** On the evening of a crossing nothing is past before the next day. */
function isPast(plan: TourPlan, { stop, day, arrives, ends }: ScheduledVisit, now: Instant): boolean {
	return arrives === null ? tourDayAt(plan, { stop, at: now }) > day : ends <= now;
}

function isOver({ plan, visits }: Outlook, now: Instant): boolean {
	const last = visits.at(-1);
	// The night after a crossing has no time of its own.
	if (last?.arrives === null) return isPast(plan, last, now);
	return now - (last?.ends ?? 0) >= PAST_END;
}

/** Minutes after the planned arrival within which a family that runs late may still be on its way. */
const LATE = 60;

/**
 * The stop at the end of the next drive, as a plan index. Once the plan has had the family at a stop for an hour, it is
 * the one after that; once the trip is over, it begins again.
 */
export function nextDriveOf(outlook: Outlook, noted: string | null, now: Instant): number {
	const { plan, visits } = outlook;
	const next = nextStopOf(outlook, noted, now);
	const visit = visits[next];
	if (!visit || !plan.isDated || plan.stops[next]?.id === noted || isOver(outlook, now)) return next;
	return visit.way.arrives.at + LATE <= now ? next + 1 : next;
}

/** The first thing a driver looks for: what to do and when, in a zone's time. */
export interface Due {
	words: string;
	/** Null for a crossing, and on the evening after it: nobody knows when that is. */
	at: Instant | null;
	zone: string;
}

/**
 * When to leave for a stop on a day on the way there; after a night on the road, when to set out. On the day of a
 * crossing only that, or the drive to bed after it; without any, or once the family is under way, when to be there.
 */
export function dueFor(
	plan: TourPlan,
	{ day, visit, isOnItsWay = false }: { day: TourDay; visit: ScheduledVisit; isOnItsWay?: boolean },
): Due {
	const drive = driveOn(day, visit);
	const { stop } = visit;
	if (!drive) {
		const { place, zone } = stopAt(plan, stop);
		if (crossesOn(day, visit))
			return { words: stretchWords(plan, { kind: 'crossing', stop }), at: null, zone };
		if (visit.arrives === null) return { words: stretchWords(plan, { kind: 'drive', stop }), at: null, zone };
		return { words: `Be at ${place.name} by`, at: visit.arrives, zone };
	}
	const there = isOnItsWay ? dueThere(plan, day, visit) : null;
	if (there) return there;
	const { place, zone } = stopAt(plan, drive.clock);
	const at = drivenIn(drive).from;
	if (!leavesOn(day, visit)) return { words: 'Set out at', at, zone };
	const { leaveBy } = visit;
	return leaveBy
		? { words: `Leave ${place.name} by`, at: leaveBy.at, zone }
		: { words: `Leave ${place.name} at`, at, zone };
}

/** When to be there for the first event, else about when that will be; null if the family gets there on another day. */
function dueThere(plan: TourPlan, day: TourDay, visit: ScheduledVisit): Due | null {
	const { stop, slack } = visit;
	const at = arrivesOn(day, visit);
	if (at === null || tourDayAt(plan, { stop, at }) !== day.day) return null;
	const { place, zone } = stopAt(plan, stop);
	return slack === null
		? { words: `At ${place.name} around`, at, zone }
		: { words: `Be at ${place.name} by`, at: at + slack, zone };
}

/** True when the family leaves the stop before on that day: not once it is there, nor after a night on the road. */
export function leavesOn(day: TourDay, visit: ScheduledVisit): boolean {
	return driveOn(day, visit)?.day === visit.way.leaves.day;
}

/**
 * When the family gets to a stop, as of a day on the way: at the end of the drive, or in the morning after it. Null on
 * the day of a crossing.
 */
export function arrivesOn(day: TourDay, visit: ScheduledVisit): Instant | null {
	if (crossesOn(day, visit)) return null;
	const { nights, arrives } = visit.way;
	return nights.there > 0 && driveOn(day, visit) ? arrives.at : visit.arrives;
}

function driveOn({ drives }: TourDay, { stop }: ScheduledVisit): DayDrive | undefined {
	return drives.find((drive) => drive.stop === stop);
}

function crossesOn({ crossings }: TourDay, { stop }: ScheduledVisit): boolean {
	return crossings.some((crossing) => crossing.stop === stop);
}

/**
 * Time until then, or since: "23 min from now", "Now", "5 min ago"; empty if it is not today, or nobody knows when, or
 * the trip has no dates.
 */
export function fromNowWords(
	{ isDated }: Pick<TourPlan, 'isDated'>,
	{ at, zone }: Due,
	now: Instant,
): string {
	if (!isDated || at === null || localTime(at, zone).day !== localTime(now, zone).day) return '';
	const minutes = Math.round(at - now);
	if (minutes === 0) return 'Now';
	return minutes > 0 ? `${exactDurationWords(minutes)} from now` : `${exactDurationWords(-minutes)} ago`;
}

/**
 * The schedule as of now: a family that should have left and has not leaves now. One that said at `saidAt` that it was
 * heading for the stop left then, or as planned if that was later.
 */
export function outlookNow(
	planned: Outlook,
	parts: PlanParts,
	{ stop, now, saidAt }: { stop: number; now: Instant; saidAt: Instant | null },
): Outlook {
	const visit = planned.visits[stop];
	const until = saidAt ?? now;
	if (!planned.plan.isDated || !visit || visit.departs === null || until <= visit.departs) return planned;
	return isDayOfLeaving(planned.plan, visit, until) ? whenLeftAt(planned, parts, { stop, until }) : planned;
}

/** True on the day on which the family leaves the stop before a stop: whether it already has, only it can say. */
export function leavesToday(outlook: Outlook, stop: number, now: Instant): boolean {
	const { plan, visits } = outlook;
	const [visit, day] = [visits[stop], dayOnTheWay(outlook, stop, now)];
	return Boolean(plan.isDated && visit && day && leavesOn(day, visit) && isDayOfLeaving(plan, visit, now));
}

/**
 * True when a family that is heading for a stop is under way: it said so, or should have left by now. Until then it may
 * only have looked ahead.
 */
export function isUnderWay(
	outlook: Outlook,
	stop: number,
	{ now, hasSaidSo }: { now: Instant; hasSaidSo: boolean },
): boolean {
	const { departs = null, leaveBy = null } = outlook.visits[stop] ?? {};
	if (departs === null || !leavesToday(outlook, stop, now)) return false;
	return hasSaidSo || now >= Math.max(departs, leaveBy?.at ?? departs);
}

function isDayOfLeaving(plan: TourPlan, { departs, way }: ScheduledVisit, at: Instant): boolean {
	const dayAt = (instant: Instant) => tourDayAt(plan, { stop: way.leaves.stop, at: instant });
	return departs !== null && dayAt(at) === dayAt(departs);
}

/**
 * The day on which the family is on its way to a stop: that of the visit, or one before it on which it already drives
 * or crosses.
 */
export function dayOnTheWay({ plan, days }: Outlook, stop: number, now: Instant): TourDay | undefined {
	const its = days.filter(
		(day) => day.visits.some((visit) => visit.stop === stop) || onTheWayOn(day).includes(stop),
	);
	const today = tourDayAt(plan, { stop, at: now });
	return (plan.isDated ? its.findLast(({ day }) => day <= today) : undefined) ?? its[0];
}
