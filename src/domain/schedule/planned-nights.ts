import type { Day } from '#domain/calendar-day.ts';
import { lastDayOf, type Visit } from './advance.ts';
import { type PlannedStop, stopAt, type TourPlan } from './tour-plan.ts';
import { type Outlook, visitOf } from './trouble.ts';

/** A night that the family has planned, or the first of several, and its date. */
export interface PlannedNight {
	stop: PlannedStop;
	day: Day;
}

/** Returns the date of the night that the family has planned at a stop; null if it has planned none there. */
export function plannedNightOf(
	plan: TourPlan,
	visit: Pick<Visit, 'stop' | 'way' | 'fixed' | 'isRested'>,
): Day | null {
	if (stopAt(plan, visit.stop).isNight !== true) return null;
	// The night after a crossing is the one before the visit.
	return lastDayOf(visit) - Number(visit.isRested);
}

/** Returns the planned nights that edits move to another date; none without dates. */
export function movedNights(before: Outlook, then: Outlook): PlannedNight[] {
	if (!before.plan.isDated || !then.plan.isDated) return [];
	return then.visits.flatMap((visit) => {
		const stop = stopAt(then.plan, visit.stop);
		const visitBefore = visitOf(stop.id, before);
		const [was, day] = [
			visitBefore && plannedNightOf(before.plan, visitBefore),
			plannedNightOf(then.plan, visit),
		];
		return typeof was === 'number' && day !== null && day !== was ? [{ stop, day }] : [];
	});
}
