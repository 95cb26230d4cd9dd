import { readDate } from '#domain/calendar-day.ts';
import type { Change } from '#domain/sync/cell.ts';
import { withChanges } from '#domain/sync/rebase.ts';
import { setStopTime } from '#domain/trips/edit-stops.ts';
import type { Instant } from '#domain/zone-time.ts';
import { lastCrossing } from './crossings.ts';
import { isTripUnderWay } from './days-kept.ts';
import type { PlanParts } from './plan-of-trip.ts';
import { movedNights } from './planned-nights.ts';
import type { ScheduledVisit, TourDay } from './schedule.ts';
import type { TourPlan } from './tour-plan.ts';
import { type Outlook, outlookOf } from './trouble.ts';

/** When a trip is reordered; the instant is absent if the day is enough. */
export interface TripMoment extends Pick<PlanParts, 'today'> {
	now: Instant | undefined;
}

/**
 * Returns how many stops a family under way has left for, by its plan; null for a trip that has yet to begin, or is
 * over.
 */
export function stopsBehind(outlook: Outlook, moment: TripMoment): number | null {
	if (!isTripUnderWay(outlook, moment)) return null;
	return outlook.visits.findLastIndex((visit) => hasLeftFor(visit, moment)) + 1;
}

/** True for a trip that is still entirely ahead. */
export const isYetToBegin = ({ visits }: Outlook, moment: TripMoment): boolean =>
	visits.every((visit) => !hasLeftFor(visit, moment));

/** The day counts, too, because the evening of a crossing is on the day before its clock. */
function hasLeftFor({ day, way: { leaves } }: ScheduledVisit, { today, now }: TripMoment): boolean {
	if (now !== undefined && leaves.at < now) return true;
	return Math.min(day, leaves.day) < (readDate(today) ?? 0);
}

interface Reordering {
	/** All stops, by their ids. */
	order: string[];
	behind: number | null;
	now: Instant | undefined;
	/** True if planned nights keep their dates. */
	nights: boolean;
}

/**
 * Returns the edits that put the stops ahead into another order, and how the trip then goes. Sets the night after the
 * last stop behind, if the order would begin before it, or move nights that keep their dates. Null if the part behind
 * would still change, or the part ahead would not stay ahead.
 */
export function reordered(
	outlook: Outlook,
	parts: PlanParts,
	{ order, behind, now, nights }: Reordering,
): { changes: Change[]; then: Outlook } | null {
	const { cells, plan, visits } = outlook;
	const moment = { today: parts.today, now };
	const isOver = behind === null && !isYetToBegin(outlook, moment);
	const isKept = (then: Outlook) => {
		if (nights && movedNights(outlook, then).length > 0) return false;
		const keeps = (visit: ScheduledVisit, at: number) =>
			at < (behind ?? 0) ? visit.day === visits[at]?.day : !hasLeftFor(visit, moment);
		return isOver || then.visits.every(keeps);
	};
	const alone: Change[] = [{ path: 'order', value: order }];
	const last = plan.stops[(behind ?? 0) - 1];
	const withNight = last?.isNight === null ? [...alone, ...setStopTime(last.id, 'overnight', true)] : alone;
	for (const changes of [alone, withNight]) {
		const then = outlookOf(withChanges(cells, changes), parts);
		if (isKept(then)) return { changes, then };
	}
	return null;
}

/** Returns the plan with the automatic nights after some stops' visits fixed, as if the family had set them. */
export function withNights({ plan, days }: Outlook, isFixed: (stop: number) => boolean): TourPlan {
	// A night at the end of a crossing or drive follows from that: if set, it would be a different night, after the
	// visit.
	const nights = days.flatMap((day) => (lastCrossing(day) ? [] : [nightAfterVisit(day)]));
	const stops = plan.stops.map((stop, index) =>
		nights.includes(index) && isFixed(index) ? { ...stop, isNight: true } : stop,
	);
	return { ...plan, stops };
}

/** Returns all stops of a day, except the one where it ends for the night, and those on the way to a crossing's bed. */
export function stopsOfDay({ days }: Outlook, number: number): number[] {
	const index = days.findIndex((each) => each.number === number);
	const [before, day] = [days[index - 1], days[index]];
	if (!day) return [];
	const all = day.visits.map(({ stop }) => stop);
	const bed = before && lastCrossing(before)?.night?.at;
	const stops = typeof bed === 'number' ? all.slice(all.indexOf(bed) + 1) : all;
	return nightAfterVisit(day) === null ? stops : stops.slice(0, -1);
}

/**
 * Returns the plan index of the day's last stop if the night is there; null if the family drives or flies on in the
 * evening.
 */
function nightAfterVisit({ visits, night }: TourDay): number | null {
	const last = visits.at(-1)?.stop;
	return last !== undefined && night?.at === last ? last : null;
}
