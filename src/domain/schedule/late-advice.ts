import { dateText } from '#domain/calendar-day.ts';
import type { Instant } from '#domain/zone-time.ts';
import { caveatWords, measureWords } from './advice-words.ts';
import { leavesOn } from './due.ts';
import type { PlanParts } from './plan-of-trip.ts';
import type { Remedy } from './remedies.ts';
import { costOfLeaving, remediesAhead } from './running-late.ts';
import type { ScheduledVisit, TourDay } from './schedule.ts';
import { leaveByWords, timeWords } from './schedule-words.ts';
import { stopAt } from './tour-plan.ts';
import type { Outlook, Trouble } from './trouble.ts';
import { paceOf } from './warnings.ts';

/** Paper also covers the family running this many minutes later than the day allows. */
const LATER = 30;

/**
 * For paper, which nobody can ask on the road: how late a family can set out on a day without missing anything, and
 * what helps after that, from the same remedies as on the screen. Empty if no drive of the day decides what is missed.
 */
export function lateAdvice(outlook: Outlook, parts: PlanParts, day: TourDay): string[] {
	const { plan } = outlook;
	const first = firstDrive(day);
	if (!first || first.departs === null) return [];
	const { departs, stop } = first;
	const latest = first.leaveBy?.at ?? departs;
	const isLateAlready = latest < departs || isLate(first);
	const until = isLateAlready ? departs : latest + LATER;
	const missedAt = (at: Instant) => costOfLeaving(outlook, parts, { stop, until: at }).missed;
	const isInTime = latest > departs && missedAt(latest) === null;
	const inTime = isInTime ? [`${leaveByWords(plan, first)}, and you still make everything.`] : [];
	const trouble = missedAt(until);
	if (!trouble) return inTime;
	// Whenever it is printed, it is read on its day.
	const today = dateText(day.day);
	const remedies = remediesAhead(outlook, { ...parts, today }, { stop, until, trouble });
	const helps = remedies.map((remedy) => helpWords(trouble, remedy)).join('. Or: ');
	if (isLateAlready) {
		const saves = [leaveByWords(plan, first), helps].filter(Boolean).join('. Or: ');
		return [saves === '' ? 'This plan runs late.' : `This plan runs late. ${saves}.`];
	}
	const late = plan.stops.findIndex(({ id }) => id === trouble.stopId);
	const { place } = stopAt(plan, late);
	const later = `If you leave at ${timeWords(until, stopAt(plan, stop - 1).zone)}`;
	if (helps === '') return [...inTime, `${later}, nothing can make up the time. Call ${place.name}.`];
	// Nobody on this day's page thinks of what a later day brings.
	const isToday = day.visits.some((visit) => visit.stop === late);
	return [...inTime, `${later}${isToday ? '' : `, you’re late at ${place.name}`}: ${helps}.`];
}

/** The first drive of the day to something at a fixed time, even if that is missed; without one, the first at all. */
function firstDrive(day: TourDay): ScheduledVisit | undefined {
	const driven = day.visits.filter((visit) => visit.departs !== null && leavesOn(day, visit));
	return driven.find((visit) => visit.leaveBy !== null || isLate(visit)) ?? driven[0];
}

const isLate = (visit: ScheduledVisit): boolean => paceOf(visit) === 'late';

function helpWords(trouble: Trouble, remedy: Remedy): string {
	const [words, caveat] = [measureWords(remedy.measure), caveatWords(trouble, remedy)];
	return caveat ? `${words} (${caveat})` : words;
}
