import type { Day } from '#domain/calendar-day.ts';
import { isCutOff } from '#domain/roads/land.ts';
import { FLIGHT, isFlown } from '#domain/roads/long-drives.ts';
import { clockWords, shortWeekdayWord } from '#domain/time-words.ts';
import { type Instant, isShownTwice, localTime, zoneName } from '#domain/zone-time.ts';
import { capitalized } from '../capitalized.ts';
import { type DayDrive, drivenIn } from './day-drives.ts';
import type { Stretch } from './day-line.ts';
import type { Evening } from './evening.ts';
import type { LeaveBy } from './leave-by.ts';
import type { ScheduledVisit } from './schedule.ts';
import { type FixedTime, stopAt, type TourPlan } from './tour-plan.ts';

/** Writes an instant in a zone's local time: "12:08 PM". */
export function timeWords(at: Instant, zone: string): string {
	return clockWords(localTime(at, zone).minutes);
}

/**
 * Writes the arrival in local time: "4:24 PM"; "4:24 PM CDT" if the zone differs from the previous stop's; empty if
 * unknown.
 */
export function arrivalWords(plan: TourPlan, { stop, arrives }: ScheduledVisit): string {
	if (arrives === null) return '';
	return localWords(plan, stop, arrives);
}

/** Writes an instant in local time at a stop, with the zone if it differs from the previous stop's. */
function localWords(plan: TourPlan, stop: number, at: Instant): string {
	const { zone } = stopAt(plan, stop);
	return zonedWords(at, zone, plan.stops[stop - 1]?.zone ?? zone);
}

/** Says when the family sets out after a night on the road, with the zone if it differs at one end of the drive. */
export function setOutWords(plan: TourPlan, drive: DayDrive): string {
	const { clock, stop } = drive;
	const end = clock === stop ? stop - 1 : stop;
	return zonedWords(drivenIn(drive).from, stopAt(plan, clock).zone, stopAt(plan, end).zone);
}

/**
 * Writes an instant in a zone's local time, with the zone if clocks in another zone show a different time, or its own
 * clocks show this time twice: "4:24 PM CDT".
 */
export function zonedWords(at: Instant, zone: string, other: string): string {
	const words = timeWords(at, zone);
	const isClear = timeWords(at, other) === words && !isShownTwice(at, zone);
	return isClear ? words : `${words} ${zoneName(at, zone)}`;
}

/**
 * "Leave Brown University by 12:08 PM", in local time there, with the zone if it differs at the other end of the drive;
 * empty if nothing sets a latest time.
 */
export function leaveByWords(plan: TourPlan, visit: ScheduledVisit): string {
	const { place } = stopAt(plan, visit.way.leaves.stop);
	return visit.leaveBy ? `Leave ${place.name} by ${latestWords(plan, visit, visit.leaveBy)}` : '';
}

/**
 * Says when to set out for a stop, in local time where the drive begins, with the zone if it differs at the other end:
 * "Leave 11:30 AM EDT", "Leave by 12:08 PM", "Leave 11:15 AM (12:08 PM at the latest)" or, if the plan leaves too late,
 * "Leave by 8:04 AM to be on time (planned: 9:00 AM)"; empty without a drive.
 */
export function departureWords(plan: TourPlan, visit: ScheduledVisit): string {
	const { departs, leaveBy } = visit;
	if (departs === null) return '';
	const planned = departingWords(plan, visit, departs);
	if (leaveBy === null) return `Leave ${planned}`;
	if (departs < leaveBy.at) return `Leave ${planned} (${latestWords(plan, visit, leaveBy)} at the latest)`;
	const latest = latestLeaveWords(plan, visit);
	return departs === leaveBy.at ? latest : `${onTimeWords(latest)} (planned: ${planned})`;
}

/** "Leave by 12:08 PM to be on time". */
export const onTimeWords = (latestLeave: string): string => `${latestLeave} to be on time`;

/** "Leave by 12:08 PM"; empty if nothing sets a latest time. */
export function latestLeaveWords(plan: TourPlan, visit: ScheduledVisit): string {
	return visit.leaveBy ? `Leave by ${latestWords(plan, visit, visit.leaveBy)}` : '';
}

/** "Leave 11:15 AM"; empty without a drive, and if the plan leaves at the latest time anyway. */
export function leaveWords(plan: TourPlan, visit: ScheduledVisit): string {
	const { departs, leaveBy } = visit;
	return departs === null || departs === leaveBy?.at ? '' : `Leave ${departingWords(plan, visit, departs)}`;
}

/**
 * For paper and calendars: "Leave by 12:08 PM, or be late at Tufts University."; empty if nothing sets a latest time.
 */
export function orLateWords(plan: TourPlan, visit: ScheduledVisit): string {
	const { leaveBy } = visit;
	if (!leaveBy) return '';
	return `${latestLeaveWords(plan, visit)}, or be late at ${stopAt(plan, leaveBy.for).place.name}.`;
}

/** With the weekday if it is on a different day than the drive: "Mon 11:55 PM". */
function latestWords(plan: TourPlan, visit: ScheduledVisit, { at }: LeaveBy): string {
	const { leaves } = visit.way;
	const on = localTime(at, stopAt(plan, leaves.stop).zone).day;
	return `${unlessOn(leaves.day, on)}${departingWords(plan, visit, at)}`;
}

/** Writes an instant in local time where the drive to a stop begins, with the zone if it differs at the other end. */
export const departingWords = (
	plan: TourPlan,
	{ stop, way: { leaves } }: ScheduledVisit,
	at: Instant,
): string => zonedWords(at, stopAt(plan, leaves.stop).zone, stopAt(plan, stop).zone);

/**
 * Fixed times at a stop: "Info session 10:00 AM, tour 11:00 AM", with the weekday of those on a different day than the
 * visit, "tour Tue 10:00 AM", and with the zone as for the arrival; empty without any.
 */
export function fixedWords(
	plan: TourPlan,
	{ stop, day: on }: Pick<ScheduledVisit, 'stop' | 'day'>,
	fixed = stopAt(plan, stop).fixed,
): string {
	const words = fixed.map(
		({ kind, day, begins }) => `${kindWords[kind]} ${unlessOn(on, day)}${localWords(plan, stop, begins)}`,
	);
	return capitalized(words.join(', '));
}

/** Returns those on a given day: "Tour 10:00 AM". */
export function fixedWordsOn(plan: TourPlan, stop: number, day: Day): string {
	const { fixed } = stopAt(plan, stop);
	return fixedWords(
		plan,
		{ stop, day },
		fixed.filter((each) => each.day === day),
	);
}

/** What a family is late for: "10:30 AM tour", with the weekday and the zone as above; empty without an event. */
export function firstEventWords(plan: TourPlan, { stop, day }: Pick<ScheduledVisit, 'stop' | 'day'>): string {
	const [first] = stopAt(plan, stop).fixed;
	if (!first) return '';
	return `${unlessOn(day, first.day)}${localWords(plan, stop, first.begins)} ${kindWords[first.kind]}`;
}

const unlessOn = (expected: Day, day: Day) => (day === expected ? '' : `${shortWeekdayWord(day)} `);

export const kindWords: Record<FixedTime['kind'], string> = { session: 'info session', tour: 'tour' };

/** Name of a stretch of a day: "Drive to Tufts University", "Park and walk", "Lunch". */
export function stretchWords(plan: TourPlan, { kind, stop }: Pick<Stretch, 'kind' | 'stop'>): string {
	const { name } = stopAt(plan, stop).place;
	const words: Record<Stretch['kind'], string> = {
		drive: `Drive to ${name}`,
		crossing: `${crossingWords(plan, stop)} to ${name}`,
		park: 'Park and walk',
		lunch: 'Lunch',
		spare: 'Time to spare',
		session: `${name}: info session`,
		tour: `${name}: tour`,
		visit: name,
		night: name,
	};
	return words[kind];
}

/**
 * Says how a family gets to a stop to which we know no road: "Flight", "No road", or "Your own way" if there may be
 * one.
 */
export function crossingWords(plan: TourPlan, stop: number): string {
	const from = plan.stops[stop - 1]?.place;
	const to = stopAt(plan, stop).place;
	if (from && isFlown(from, to, null)) return FLIGHT;
	return from && isCutOff(from, to) ? 'No road' : 'Your own way';
}

/** "Sunset 7:27 PM". */
export function sunsetWords({ sunset }: Pick<Evening, 'sunset'>, zone: string): string {
	return `Sunset ${timeWords(sunset, zone)}`;
}
