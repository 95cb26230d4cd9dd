import { measureWords, remedyWords } from './advice-words.ts';
import { latenessAhead, remediesAhead, whenLeftAt } from './on-the-road.ts';
import type { PlanParts } from './plan-of-trip.ts';
import type { TourDay } from './schedule.ts';
import { leaveByWords, timeWords } from './schedule-words.ts';
import { stopAt } from './tour-plan.ts';
import type { Outlook } from './trouble.ts';

/** Paper also covers the family running this many minutes later than the day allows. */
const LATER = 30;

/**
 * For paper, which nobody can ask on the road: how late a family can set out on a day without missing anything, and
 * what helps after that, from the same remedies as on the screen. Empty if the day has no drive to a fixed time.
 */
export function lateAdvice(outlook: Outlook, parts: PlanParts, day: TourDay): string[] {
	const { plan } = outlook;
	const first = day.visits.find(({ departs, leaveBy }) => departs !== null && leaveBy !== null);
	if (!first || first.departs === null || !first.leaveBy) return [];
	const { departs, stop, leaveBy } = first;
	const isLateAlready = leaveBy.at < departs;
	const spare = Math.max(0, leaveBy.at - departs);
	const until = isLateAlready ? departs : leaveBy.at + LATER;
	const trouble = latenessAhead(whenLeftAt(outlook, parts, { stop, until }), stop);
	const { zone } = stopAt(plan, stop - 1);
	const isInTime =
		spare > 0 && latenessAhead(whenLeftAt(outlook, parts, { stop, until: leaveBy.at }), stop) === null;
	const inTime = isInTime ? [`${leaveByWords(plan, first)}, and you still make everything.`] : [];
	if (!trouble) return inTime;
	const remedies = remediesAhead(outlook, parts, { stop, until, trouble });
	const helps = remedies.map((remedy) => {
		const words = measureWords(remedy.measure);
		return remedy.left > 0 ? `${words} (${remedyWords(trouble, remedy).toLowerCase()})` : words;
	});
	if (isLateAlready) return [`This plan runs late. ${[leaveByWords(plan, first), ...helps].join('. Or: ')}.`];
	const late = plan.stops.find(({ id }) => id === trouble.stopId)?.place.name ?? '';
	const later = `If you leave at ${timeWords(until, zone)}`;
	return [
		...inTime,
		helps.length > 0
			? `${later}: ${helps.join('. Or: ')}.`
			: `${later}, nothing can make up the time. Call ${late}.`,
	];
}
