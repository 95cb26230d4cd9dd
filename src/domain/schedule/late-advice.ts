import { dateText } from '#domain/calendar-day.ts';
import type { Instant } from '#domain/zone-time.ts';
import { remedyWords } from './advice-words.ts';
import { leavesOn } from './due.ts';
import type { PlanParts } from './plan-of-trip.ts';
import { type Remedy, remediesFor } from './remedies.ts';
import { costOfLeaving, partsForTrial, remediesAhead } from './running-late.ts';
import type { ScheduledVisit, TourDay } from './schedule.ts';
import { departingWords, leaveByWords } from './schedule-words.ts';
import { stopAt } from './tour-plan.ts';
import type { Outlook, Trouble } from './trouble.ts';
import { paceOf } from './warnings.ts';

/** Printed advice also covers a family that runs this many minutes later than the day allows. */
const LATER = 30;

/**
 * Returns advice for paper, which cannot be asked on the road: what helps if the day begins too late for its first
 * stop, how late a family can set out from there without missing anything, and what helps after that, from the same
 * remedies as on screen. Empty if nothing is missed there and no drive of the day decides it.
 */
export function lateAdvice(outlook: Outlook, parts: PlanParts, day: TourDay): string[] {
	// Whenever it is printed, it is read on that day.
	const onItsDay = { ...parts, today: dateText(day.day) };
	return [...adviceAtStart(outlook, onItsDay, day), ...adviceForDrive(outlook, onItsDay, day)];
}

/** Returns advice about a stop that is already late before any drive of the day. */
function adviceAtStart(outlook: Outlook, parts: PlanParts, day: TourDay): string[] {
	const missed = day.visits.find(isLate);
	if (!missed || missed.stop >= (firstDrive(day)?.stop ?? Number.POSITIVE_INFINITY)) return [];
	const { cells, plan } = outlook;
	const { id, place } = stopAt(plan, missed.stop);
	const trouble: Trouble = { kind: 'late', stopId: id };
	const helps = helpWords(trouble, remediesFor({ cells, parts: partsForTrial(outlook, parts) }, trouble));
	return [runsLateWords(place.name, helps)];
}

function adviceForDrive(outlook: Outlook, parts: PlanParts, day: TourDay): string[] {
	const { plan } = outlook;
	const first = firstDrive(day);
	if (!first || first.departs === null) return [];
	const { departs, stop } = first;
	const latest = first.leaveBy?.at ?? departs;
	const isLateAlready = latest < departs || isLate(first);
	const until = isLateAlready ? departs : latest + LATER;
	const missedAt = (at: Instant) => costOfLeaving(outlook, parts, { stop, until: at }).missed;
	const isInTime = latest > departs && missedAt(latest) === null;
	const made = day.visits.some(({ slack }) => slack !== null && slack < 0) ? 'the rest' : 'everything';
	const inTime = isInTime ? [`${leaveByWords(plan, first)}, and you still make ${made} today.`] : [];
	const trouble = missedAt(until);
	if (!trouble) return inTime;
	const helps = helpWords(trouble, remediesAhead(outlook, parts, { stop, until, trouble }));
	const { place } = stopAt(
		plan,
		plan.stops.findIndex(({ id }) => id === trouble.stopId),
	);
	if (isLateAlready)
		return [runsLateWords(place.name, [leaveByWords(plan, first), helps].filter(Boolean).join('. Or: '))];
	const later = `If you leave at ${departingWords(plan, first, until)}`;
	if (helps === '') return [...inTime, `${later}, nothing can make up the time. Call ${place.name}.`];
	return [...inTime, `${later}, you’re late at ${place.name}: ${helps}.`];
}

/**
 * Finds the day's first drive to something at a fixed time, even if that is missed; without one, the day's first drive.
 */
function firstDrive(day: TourDay): ScheduledVisit | undefined {
	const driven = day.visits.filter((visit) => visit.departs !== null && leavesOn(day, visit));
	return driven.find((visit) => visit.leaveBy !== null || isLate(visit)) ?? driven[0];
}

const isLate = (visit: ScheduledVisit): boolean => paceOf(visit) === 'late';

const runsLateWords = (where: string, helps: string): string =>
	`This plan runs late at ${where}.${helps && ` ${helps}.`}`;

/** "Skip lunch. Or: Stay 45 min at Fenway Park (still late by 5 min)"; empty if nothing helps. */
function helpWords(trouble: Trouble, remedies: readonly Remedy[]): string {
	const each = remedies.map((remedy) => {
		const { words, caveat } = remedyWords(trouble, remedy);
		return caveat ? `${words} (${caveat})` : words;
	});
	return each.join('. Or: ');
}
