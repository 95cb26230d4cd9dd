import { readDate } from '#domain/calendar-day.ts';
import type { Change } from '#domain/sync/cell.ts';
import { withChanges } from '#domain/sync/rebase.ts';
import { setStopTime } from '#domain/trips/edit-stops.ts';
import type { Instant } from '#domain/zone-time.ts';
import { lastCrossing } from './crossings.ts';
import { isTripUnderWay } from './days-kept.ts';
import type { PlanParts } from './plan-of-trip.ts';
import type { ScheduledVisit, TourDay } from './schedule.ts';
import type { TourPlan } from './tour-plan.ts';
import { type Outlook, outlookOf } from './trouble.ts';

/** When a trip is reordered; the instant is left out where the day says enough. */
export interface TripMoment extends Pick<PlanParts, 'today'> {
	now: Instant | undefined;
}

/** How many stops a family under way has left for, by its plan; null for a trip that is yet to begin, or over. */
export function stopsBehind(outlook: Outlook, moment: TripMoment): number | null {
	if (!isTripUnderWay(outlook, moment)) return null;
	return outlook.visits.findLastIndex((visit) => hasLeftFor(visit, moment)) + 1;
}

/** True for a trip with all of it still ahead. */
export const isYetToBegin = ({ visits }: Outlook, moment: TripMoment): boolean =>
	visits.every((visit) => !hasLeftFor(visit, moment));

/** By its day, too: the evening of a crossing is on the day before its clock. */
function hasLeftFor({ day, way: { leaves } }: ScheduledVisit, { today, now }: TripMoment): boolean {
	if (now !== undefined && leaves.at < now) return true;
	return Math.min(day, leaves.day) < (readDate(today) ?? 0);
}

/**
 * The edits that put the stops ahead in another order, and how the trip then goes. The night after the last stop behind
 * is set where the order would begin before it. Null if what is behind would not stay as it was even so, or what is ahead
 * would not stay ahead.
 */
export function reordered(
	outlook: Outlook,
	parts: PlanParts,
	{ order, behind, now }: { order: string[]; behind: number | null; now: Instant | undefined },
): { changes: Change[]; then: Outlook } | null {
	const { cells, plan, visits } = outlook;
	const moment = { today: parts.today, now };
	const isOver = behind === null && !isYetToBegin(outlook, moment);
	const isKept = (then: Outlook) =>
		isOver ||
		then.visits.every((visit, at) =>
			at < (behind ?? 0) ? visit.day === visits[at]?.day : !hasLeftFor(visit, moment),
		);
	const alone: Change[] = [{ path: 'order', value: order }];
	const last = plan.stops[(behind ?? 0) - 1];
	const withNight = last?.isNight === null ? [...alone, ...setStopTime(last.id, 'overnight', true)] : alone;
	for (const changes of [alone, withNight]) {
		const then = outlookOf(withChanges(cells, changes), parts);
		if (isKept(then)) return { changes, then };
	}
	return null;
}

/** The plan with its automatic nights after the visit of some stops fixed, as if the family had set them. */
export function withNights({ plan, days }: Outlook, isFixed: (stop: number) => boolean): TourPlan {
	// A night at the end of a crossing or a drive follows from that: set, it would be another one, after the visit.
	const nights = days.flatMap((day) => (lastCrossing(day) ? [] : [nightAfterVisit(day)]));
	const stops = plan.stops.map((stop, index) =>
		nights.includes(index) && isFixed(index) ? { ...stop, isNight: true } : stop,
	);
	return { ...plan, stops };
}

/** All stops of a day, except the one where it ends for the night, and those on the way to the bed of a crossing. */
export function stopsOfDay({ days }: Outlook, number: number): number[] {
	const index = days.findIndex((each) => each.number === number);
	const [before, day] = [days[index - 1], days[index]];
	if (!day) return [];
	const all = day.visits.map(({ stop }) => stop);
	const bed = before && lastCrossing(before)?.night?.at;
	const stops = typeof bed === 'number' ? all.slice(all.indexOf(bed) + 1) : all;
	return nightAfterVisit(day) === null ? stops : stops.slice(0, -1);
}

/** Plan index of the day's last stop if the night is there; null if the family drives or flies on in the evening. */
function nightAfterVisit({ visits, night }: TourDay): number | null {
	const last = visits.at(-1)?.stop;
	return last !== undefined && night?.at === last ? last : null;
}
