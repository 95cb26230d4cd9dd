import type { Day } from '#domain/calendar-day.ts';
import { lastDayOf, type Visit } from './advance.ts';
import type { Clock } from './clock.ts';
import { type PlannedStop, stopAt, type TourPlan } from './tour-plan.ts';
import { type Outlook, visitOf } from './trouble.ts';

/** A night that the family has planned, or the first of several, and its date. */
export interface PlannedNight {
	stop: PlannedStop;
	day: Day;
}

/** Returns the date of a night at a stop whose visit is over; the night after a crossing was before that. */
export const nightOn = ({ day, isRested }: Pick<Clock, 'day' | 'isRested'>): Day => day - Number(isRested);

/** True where a room may be booked for a date: the trip has dates, and the family has planned a night. */
export const hasDatedNights = ({ isDated, stops }: TourPlan): boolean =>
	isDated && stops.some(({ isNight }) => isNight === true);

/** Returns the planned nights that edits move to another date; none without dates. */
export function movedNights(before: Outlook, then: Outlook): PlannedNight[] {
	if (!before.plan.isDated || !then.plan.isDated) return [];
	return then.visits.flatMap((visit) => {
		const stop = stopAt(then.plan, visit.stop);
		const visitBefore = visitOf(stop.id, before);
		const was = visitBefore && plannedNightOf(before.plan, visitBefore);
		const day = plannedNightOf(then.plan, visit);
		return typeof was === 'number' && day !== null && day !== was ? [{ stop, day }] : [];
	});
}

/** Returns a plan for any order, in which planned nights keep the dates that they have now. */
export function withNightsBooked(plan: TourPlan, now: Pick<Outlook, 'plan' | 'visits'>): TourPlan {
	if (!now.plan.isDated) return plan;
	const days = now.visits.map((visit) => plannedNightOf(now.plan, visit));
	return { ...plan, stops: plan.stops.map((stop, at) => ({ ...stop, bookedFor: days[at] ?? null })) };
}

/** Returns the date of the night that the family has planned at a stop; null if it has planned none there. */
const plannedNightOf = (plan: TourPlan, visit: Visit): Day | null =>
	stopAt(plan, visit.stop).isNight === true
		? nightOn({ day: lastDayOf(visit), isRested: visit.isRested })
		: null;
