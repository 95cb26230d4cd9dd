import type { Day } from '#domain/calendar-day.ts';
import { isFlown, MOST_DRIVING } from '#domain/roads/long-drives.ts';
import { isCampus } from '#domain/trips/campus.ts';
import { placeKey } from '#domain/trips/stop-code.ts';
import type { Instant } from '#domain/zone-time.ts';
import { type Closure, closureOn } from './closed-days.ts';
import { type Evening, eveningAt } from './evening.ts';
import type { ScheduledVisit, TourDay } from './schedule.ts';
import { type PlannedStop, stopAt, type TourPlan } from './tour-plan.ts';

/** With at least this many minutes before an event, a family is not in a hurry. */
const AT_EASE = 10;
/** A single drive of this many minutes or more makes a night on the way a relief. */
const LONG_DRIVE = 5 * 60;

/** Something a family should know about a stop before going there. Minutes are whole. */
export type Warning =
	/** The family comes on a later day than the event's. */
	| { kind: 'date_passed' }
	| { kind: 'late'; minutes: number }
	| { kind: 'tight'; minutes: number }
	/** The first of session and tour still has this many minutes to go when the second begins. */
	| { kind: 'overlap'; minutes: number }
	/** Session and tour are on different days. */
	| { kind: 'days_apart' }
	| { kind: 'closed'; closure: Closure }
	| { kind: 'after_dark'; sunset: Instant }
	/** No road leads there from the previous stop. */
	| { kind: 'roadless' }
	/** The drive takes more than a day. */
	| { kind: 'days_of_driving'; nights: number }
	| { kind: 'long_drive'; minutes: number }
	/** The previous stop is at the same place. */
	| { kind: 'same_place' };

/** Something a family should know about a whole day. */
export type DayWarning =
	/** The day ends this many minutes later than the family wants. */
	{ kind: 'overfull'; minutes: number } | { kind: 'much_driving'; minutes: number };

/** The facts of a visit that say whether it is in time for its first event. */
export type Timed = Pick<ScheduledVisit, 'slack' | 'isDatePassed'>;

/** Warnings about a stop, most serious first. */
export function warningsOf(plan: TourPlan, visit: ScheduledVisit): Warning[] {
	const here = stopAt(plan, visit.stop);
	return [
		...ofFixed(here, visit),
		...ofWay(plan, visit),
		...ofDay(plan, here, visit.day),
		...ofArrival(plan, here, visit),
		...ofPlace(plan, visit.stop),
	];
}

/** True for a warning about the family's arrival the evening before the visit, not about the visit. */
export const isOfEvening = (
	{ kind }: { kind: Warning['kind'] | DayWarning['kind'] },
	{ way }: Pick<ScheduledVisit, 'way'>,
): boolean => kind === 'after_dark' && way.nights.there > 0;

export function dayWarningsOf({ minutes, overtime }: TourDay): DayWarning[] {
	return [
		...(overtime > 0 ? [{ kind: 'overfull' as const, minutes: overtime }] : []),
		...(minutes > MOST_DRIVING ? [{ kind: 'much_driving' as const, minutes }] : []),
	];
}

/**
 * Tells whether the family is on time for the first event: at ease, in a hurry, or late; null without one, and for one
 * on an earlier day.
 */
export function paceOf({ slack, isDatePassed }: Timed): 'good' | 'tight' | 'late' | null {
	if (slack === null || isDatePassed) return null;
	return slack >= AT_EASE ? 'good' : slack >= 0 ? 'tight' : 'late';
}

/** Returns the evening where a day ends; null for a trip without dates, and near a pole. */
export function eveningOf(
	plan: TourPlan,
	{ visits, day }: { visits: readonly Pick<ScheduledVisit, 'stop'>[]; day: Day },
): Evening | null {
	const last = visits.at(-1);
	return last && plan.isDated ? eveningThere(stopAt(plan, last.stop), day) : null;
}

/**
 * Returns how many minutes after dark the family drives up to a stop; 0 by daylight, and for dinner and a flight, which
 * are no worse in the dark.
 */
export function minutesAfterDark(
	plan: TourPlan,
	{ stop, way }: Pick<ScheduledVisit, 'stop' | 'way'>,
): number {
	const here = stopAt(plan, stop);
	const { type } = here.place;
	if (!plan.isDated || !way.drive || type === 'restaurant' || type === 'airport') return 0;
	const evening = eveningThere(here, way.arrives.day);
	return evening ? Math.max(0, way.arrives.at - evening.dark) : 0;
}

function ofFixed({ fixed }: PlannedStop, visit: ScheduledVisit): Warning[] {
	const [first, second] = fixed;
	if (!first) return [];
	if (visit.isDatePassed) return [{ kind: 'date_passed' }];
	const warnings: Warning[] = [];
	const pace = paceOf(visit);
	const minutes = Math.abs(visit.slack ?? 0);
	if (pace === 'late' || pace === 'tight') warnings.push({ kind: pace, minutes });
	if (second && second.day > first.day) warnings.push({ kind: 'days_apart' });
	const overlap = second ? first.ends - second.begins : 0;
	if (overlap > 0) warnings.push({ kind: 'overlap', minutes: overlap });
	return warnings;
}

function ofWay(plan: TourPlan, { stop, way }: ScheduledVisit): Warning[] {
	const [from, to] = [stopAt(plan, way.leaves.stop).place, stopAt(plan, stop).place];
	if (way.isRoadless) return isFlown(from, to, way.drive) ? [] : [{ kind: 'roadless' }];
	const { onTheRoad } = way.nights;
	if (onTheRoad > 0) return [{ kind: 'days_of_driving', nights: onTheRoad }];
	const minutes = Math.round(way.drive?.minutes ?? 0);
	return minutes > LONG_DRIVE ? [{ kind: 'long_drive', minutes }] : [];
}

// A family with an appointment is expected even on such a day.
function ofDay({ isDated }: TourPlan, { place, fixed }: PlannedStop, day: Day): Warning[] {
	if (!isDated || !isCampus(place) || fixed.length > 0) return [];
	const closure = closureOn(day);
	return closure ? [{ kind: 'closed', closure }] : [];
}

function ofArrival(plan: TourPlan, here: PlannedStop, visit: ScheduledVisit): Warning[] {
	if (minutesAfterDark(plan, visit) === 0) return [];
	const evening = eveningThere(here, visit.way.arrives.day);
	return evening ? [{ kind: 'after_dark', sunset: evening.sunset }] : [];
}

/** A campus with events on two days is two stops. */
function ofPlace({ stops }: TourPlan, stop: number): Warning[] {
	const [before, here] = [stops[stop - 1], stops[stop]];
	if (!before || !here || placeKey(before.place) !== placeKey(here.place)) return [];
	const [last, first] = [before.fixed.at(-1), here.fixed[0]];
	return last && first && last.day < first.day ? [] : [{ kind: 'same_place' }];
}

function eveningThere({ place, zone }: PlannedStop, day: Day): Evening | null {
	return eveningAt(day, place, zone);
}
