import { type Day, dateText, readDate } from '#domain/calendar-day.ts';
import type { Change } from '#domain/sync/cell.ts';
import { withChanges } from '#domain/sync/rebase.ts';
import { setStopTime } from '#domain/trips/edit-stops.ts';
import { setTripFact } from '#domain/trips/edit-trip.ts';
import { type Trip, tripFromCells } from '#domain/trips/trip.ts';
import { type PlanParts, planOf } from './plan-of-trip.ts';
import type { TourDay } from './schedule.ts';
import { type PlannedStop, stopAt } from './tour-plan.ts';
import { type Outlook, outlookOf } from './trouble.ts';

/**
 * An edit of a trip that is under way: where it would move its days, day 1 is fixed with it. What was seen on Monday
 * stays on Monday.
 */
export function withDaysKept(outlook: Outlook, parts: PlanParts, changes: readonly Change[]): Change[] {
	const { cells, plan, days } = outlook;
	const trip = tripFromCells('', withChanges(cells, changes));
	const then = planOf(trip, parts);
	// Put off until after its own end, it has not begun; but it may go on for a day longer, as a remedy has it.
	const isPutOff = then.isDated && then.firstDay > lastDayOf(days) + 1;
	if (!isTripUnderWay(outlook, parts) || isPutOff || then.stops.length === 0) return [...changes];
	const firstDay = firstDayOf(outlook, parts, trip);
	const kept = [...changes, ...nightsKept(outlook, { ...parts, firstDay }, changes)];
	const settled = planOf(tripFromCells('', withChanges(cells, kept)), parts);
	// Without its last tour a trip would have no dates at all, and begin on whatever day it is opened.
	const isKept = settled.firstDay === firstDay && settled.isDated;
	const isSet = firstDay === plan.firstDay && tripFromCells('', cells).start_date !== null;
	return isKept || isSet ? kept : [...setTripFact('start_date', dateText(firstDay)), ...kept];
}

/** What says itself on which day a stop is. */
const SAYS_DAYS = /^(order|start_date)$|\/(overnight|session_at|tour_at)$/;

/**
 * The nights that keep the stops of today, and those seen before, from moving to the day before with an edit: the plan no
 * longer needs one of its own once a stop is gone, or a visit is shorter.
 */
function nightsKept(outlook: Outlook, parts: PlanParts, changes: readonly Change[]): Change[] {
	if (changes.some(({ path }) => SAYS_DAYS.test(path))) return [];
	const today = readDate(parts.today) ?? 0;
	const seenOn = new Map(
		outlook.visits.map(({ stop, day }) => [stopAt(outlook.plan, stop).id, Math.min(day, today)]),
	);
	const seen = ({ id }: PlannedStop) => seenOn.get(id) ?? Number.NEGATIVE_INFINITY;
	const nights: Change[] = [];
	for (;;) {
		const { plan, visits } = outlookOf(withChanges(outlook.cells, [...changes, ...nights]), parts);
		const isPulled = (stop: PlannedStop, at: number) => (visits[at]?.day ?? 0) < seen(stop);
		const before = plan.stops.find((stop, at) => {
			const next = plan.stops[at + 1];
			return next && stop.isNight === null && seen(stop) < seen(next) && isPulled(next, at + 1);
		});
		if (!before) return nights;
		nights.push(...setStopTime(before.id, 'overnight', true));
	}
}

/**
 * Day 1 of a trip under way after an edit: where the stops of the first days are removed, the day of the first one left,
 * or today if that is still to come. Not where days have hours of their own: those go by number.
 */
function firstDayOf({ plan, visits }: Outlook, { today }: PlanParts, { stops, days }: Trip): Day {
	const first = plan.stops.findIndex(({ id }) => id === stops[0]?.id);
	const before = plan.stops.slice(0, Math.max(0, first)).map(({ id }) => id);
	const day = stops.some(({ id }) => before.includes(id)) ? undefined : visits[first]?.day;
	if (before.length === 0 || day === undefined || days.length > 0) return plan.firstDay;
	return Math.min(day, readDate(today) ?? 0);
}

export function isTripUnderWay({ plan, days }: Outlook, { today }: PlanParts): boolean {
	const now = readDate(today) ?? 0;
	return plan.isDated && plan.firstDay <= now && now <= lastDayOf(days);
}

const lastDayOf = (days: TourDay[]): Day => days.at(-1)?.day ?? 0;
