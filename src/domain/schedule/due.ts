import { exactDurationWords } from '#domain/trips/travel-words.ts';
import { type Instant, localTime } from '#domain/zone-time.ts';
import { type FixedSpan, stayOn } from './advance.ts';
import { tourDayAt } from './clock.ts';
import { type DayDrive, drivenIn } from './day-drives.ts';
import type { ScheduledVisit, TourDay } from './schedule.ts';
import { stretchWords, zonedWords } from './schedule-words.ts';
import { stopAt, type TourPlan } from './tour-plan.ts';
import { paceOf } from './warnings.ts';

/** The first thing a driver looks for: what to do and when, in a zone's local time. */
export interface Due {
	words: string;
	/** Null for a crossing, and on the evening after it: the time is unknown. */
	at: Instant | null;
	/** Plan index of the stop whose local time applies. */
	clock: number;
	zone: string;
	/** The zone at the other end of the drive. */
	otherZone: string;
}

/**
 * Returns when to leave for a stop, as of a day on the way there; after a night on the road, when to set out. On the
 * day of a crossing, only the crossing or the drive to bed after it; without a drive, or once the family is under way,
 * when to be there.
 */
export function dueFor(
	plan: TourPlan,
	{
		day,
		visit,
		now,
		isOnItsWay = false,
	}: { day: TourDay; visit: ScheduledVisit; now: Instant; isOnItsWay?: boolean },
): Due {
	const drive = driveOn(day, visit);
	const { stop } = visit;
	if (!drive) {
		const { place } = stopAt(plan, stop);
		const zones = zonesOf(plan, stop, stop);
		if (crossesOn(day, visit))
			return { words: stretchWords(plan, { kind: 'crossing', stop }), at: null, ...zones };
		const at = arrivesOn(day, visit);
		if (at === null) return { words: stretchWords(plan, { kind: 'drive', stop }), at, ...zones };
		return { words: `Be at ${place.name} by`, at: latestThere(plan, day, visit) ?? at, ...zones };
	}
	const there = isOnItsWay ? dueThere(plan, day, { visit, now }) : null;
	if (there) return there;
	const { place } = stopAt(plan, drive.clock);
	const zones = zonesOf(plan, drive.clock, stop);
	const at = drivenIn(drive).from;
	if (!leavesOn(day, visit)) return { words: 'Set out at', at, ...zones };
	const { leaveBy } = visit;
	return leaveBy
		? { words: `Leave ${place.name} by`, at: leaveBy.at, ...zones }
		: { words: `Leave ${place.name} at`, at, ...zones };
}

/**
 * Returns a due's time, with its zone if clocks differ along the drive or show that time twice: "2:45 PM CDT"; empty if
 * unknown.
 */
export function dueTimeWords({ at, zone, otherZone }: Due): string {
	return at === null ? '' : zonedWords(at, zone, otherZone);
}

/** Returns the zones for a stop at one end of the drive to a stop. */
function zonesOf(plan: TourPlan, at: number, stop: number): Pick<Due, 'clock' | 'zone' | 'otherZone'> {
	const { zone } = stopAt(plan, at);
	return { clock: at, zone, otherZone: plan.stops[at === stop ? stop - 1 : stop]?.zone ?? zone };
}

/**
 * Returns when to be there for the first event, or about when the family arrives: if it is late for the event, if there
 * is none, or if it begins only in the morning. Null if the family arrives on another day.
 */
function dueThere(
	plan: TourPlan,
	day: TourDay,
	{ visit, now }: { visit: ScheduledVisit; now: Instant },
): Due | null {
	const { stop, departs } = visit;
	const at = arrivesOn(day, visit);
	if (at === null || tourDayAt(plan, { stop, at }) !== day.day) return null;
	const { place } = stopAt(plan, stop);
	const zones = zonesOf(plan, stop, stop);
	const latest = latestThere(plan, day, visit);
	// A family that has left before the plan does may be in time for what the plan is late for.
	const isLate = paceOn(day, visit) === 'late' && departs !== null && departs <= now;
	return latest === null || isLate
		? { words: `At ${place.name} around`, at, ...zones }
		: { words: `Be at ${place.name} by`, at: latest, ...zones };
}

/**
 * Returns the latest minute to be there for the first event; null if, as of that day, no event decides when to be
 * there.
 */
function latestThere(plan: TourPlan, day: TourDay, visit: ScheduledVisit): Instant | null {
	const first = returnOn(day, visit) ?? (paceOn(day, visit) === null ? undefined : visit.fixed[0]);
	if (!first) return null;
	return first.begins - stopAt(plan, visit.stop).parking;
}

/** True when the family leaves the previous stop on that day: false once it is there, and after a night on the road. */
export function leavesOn(day: TourDay, visit: ScheduledVisit): boolean {
	return driveOn(day, visit)?.day === visit.way.leaves.day;
}

/**
 * Returns when the family gets to a stop, as of a day on the way: at the end of the drive, or in the morning after it.
 * Null on the day of a crossing.
 */
export function arrivesOn(day: TourDay, visit: ScheduledVisit): Instant | null {
	if (crossesOn(day, visit) || ridesOn(day, visit)) return null;
	return isWayToBed(day, visit) ? visit.way.arrives.at : visit.arrives;
}

/**
 * Tells whether the family is on time, as of a day on the way; also null if an event in the morning decides it, and
 * after the day of the visit.
 */
export function paceOn(day: TourDay, visit: ScheduledVisit): ReturnType<typeof paceOf> {
	return isWayToBed(day, visit) || returnOn(day, visit) ? null : paceOf(visit);
}

/** Returns the first event at a visit's stop on a later day of the visit. */
function returnOn({ returns, day }: TourDay, visit: ScheduledVisit): FixedSpan | undefined {
	return returns.some(({ stop }) => stop === visit.stop) ? stayOn(visit, day).fixed[0] : undefined;
}

/** True on a day of a drive after which the family sleeps before the visit. */
function isWayToBed(day: TourDay, visit: ScheduledVisit): boolean {
	return visit.way.nights.there > 0 && driveOn(day, visit) !== undefined;
}

function driveOn({ drives }: TourDay, { stop }: ScheduledVisit): DayDrive | undefined {
	return drives.find((drive) => drive.stop === stop);
}

function crossesOn({ crossings }: TourDay, { stop }: ScheduledVisit): boolean {
	return crossings.some((crossing) => crossing.stop === stop);
}

/** True on the day of a crossing that ends with the drive to this stop, the bed. */
function ridesOn({ crossings }: TourDay, { stop }: ScheduledVisit): boolean {
	return crossings.some(({ transfer, night }) => transfer !== null && night?.at === stop);
}

/**
 * Returns the time until then, or since: "23 min from now", "Now", "5 min ago"; empty if it is neither today nor in the
 * same night, if the time is unknown, or if the trip has no dates.
 */
export function fromNowWords(plan: TourPlan, { at, clock, zone }: Due, now: Instant): string {
	if (!plan.isDated || at === null) return '';
	const isSameDay = localTime(at, zone).day === localTime(now, zone).day;
	if (!isSameDay && tourDayAt(plan, { stop: clock, at }) !== tourDayAt(plan, { stop: clock, at: now }))
		return '';
	const minutes = Math.round(at - now);
	if (minutes === 0) return 'Now';
	return minutes > 0 ? `${exactDurationWords(minutes)} from now` : `${exactDurationWords(-minutes)} ago`;
}
