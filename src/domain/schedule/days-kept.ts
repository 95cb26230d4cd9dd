import { type Day, dateText, readDate } from '#domain/calendar-day.ts';
import type { Change } from '#domain/sync/cell.ts';
import { withChanges } from '#domain/sync/rebase.ts';
import { setStopTime } from '#domain/trips/edit-stops.ts';
import { setTripFact } from '#domain/trips/edit-trip.ts';
import { type Trip, tripFromCells } from '#domain/trips/trip.ts';
import { earliest, type PlanParts, planOf } from './plan-of-trip.ts';
import type { TourDay } from './schedule.ts';
import { type PlannedStop, stopAt } from './tour-plan.ts';
import { type Outlook, outlookOf } from './trouble.ts';

/**
 * Returns an edit with what it needs to leave the past alone. If it would move the days of a trip under way, it also
 * fixes day 1: what was seen on Monday stays on Monday. If it would make another trip begin before today, such as by a
 * tour that is too soon, it sets day 1 to today, and the tour is missed in plain sight.
 */
export function withDaysKept(outlook: Outlook, parts: PlanParts, changes: readonly Change[]): Change[] {
	const { cells, plan } = outlook;
	const trip = tripFromCells('', withChanges(cells, changes));
	if (!isTripUnderWay(outlook, parts)) return [...changes, ...begunToday(trip, parts, changes)];
	const saysOrder = changes.every(({ path }) => SAYS_ORDER.test(path));
	if (!saysOrder && beginsLater(outlook, parts, trip)) return [...changes];
	// Stops added to it later make a different trip.
	if (trip.stops.length === 0)
		return trip.start_date === null ? [...changes] : [...changes, ...setTripFact('start_date', null)];
	const firstDay = firstDayOf(outlook, parts, trip);
	const kept = [...changes, ...nightsKept(outlook, { ...parts, firstDay }, changes)];
	const fixed = [...setTripFact('start_date', dateText(firstDay)), ...kept];
	const isSet = firstDay === plan.firstDay && tripFromCells('', cells).start_date !== null;
	return isSet || hasSameDays([kept, fixed], outlook, parts) ? kept : fixed;
}

/** Returns what makes an edited trip begin today, if its dates ahead would have needed an earlier start. */
function begunToday(trip: Trip, parts: PlanParts, changes: readonly Change[]): Change[] {
	if (trip.start_date !== null || changes.some(({ path }) => path === 'start_date')) return [];
	const today = readDate(parts.today) ?? 0;
	const { isDated, firstDay, stops } = planOf(trip, parts);
	const first = earliest(stops);
	const isTooSoon = isDated && firstDay < today && first !== null && first.day >= today;
	return isTooSoon ? setTripFact('start_date', dateText(today)) : [];
}

/** True when two edits leave every stop on the same day. */
function hasSameDays(
	edits: [open: readonly Change[], fixed: readonly Change[]],
	{ cells }: Outlook,
	parts: PlanParts,
): boolean {
	const [open, fixed] = edits.map((changes) => outlookOf(withChanges(cells, changes), parts));
	// Without its last tour, a trip would have no dates at all, and begin on whatever day it is opened.
	if (!open?.plan.isDated || !fixed) return false;
	if (open.plan.firstDay === fixed.plan.firstDay) return true;
	// A single day's hours belong to its number.
	if (tripFromCells('', open.cells).days.length > 0) return false;
	return open.visits.every(({ day }, stop) => day === fixed.visits[stop]?.day);
}

/**
 * True for a trip postponed past its own end, which has therefore not begun; a trip may still grow by one day, as a
 * remedy does. On the first day, tours may be postponed one by one, so the end is then that of its first run of days; a
 * removed tour is not a postponed one.
 */
function beginsLater({ plan, days }: Outlook, parts: PlanParts, trip: Trip): boolean {
	const then = planOf(trip, parts);
	if (!then.isDated) return false;
	const isTimed = (id: string) => then.stops.some((stop) => stop.id === id && stop.fixed.length > 0);
	const areAllTimed = plan.stops.every(({ id, fixed }) => fixed.length === 0 || isTimed(id));
	const isFirstDay = readDate(parts.today) === plan.firstDay;
	const last = days.find(({ day }, at) => (days[at + 1]?.day ?? Number.POSITIVE_INFINITY) > day + 1);
	const end = isFirstDay && areAllTimed && last ? last.day : lastDayOf(days);
	return then.firstDay > end + 1;
}

/** Postpones nothing, wherever it moves the first tour. */
const SAYS_ORDER = /^order$|\/overnight$/;
/** Edits that themselves say on which day a stop is. */
const SAYS_DAYS = /^(order|start_date)$|\/(overnight|session_at|tour_at)$/;

/**
 * Returns the nights that keep stops of today, and earlier ones, from moving to the day before because of an edit:
 * without a removed stop, or with a shorter visit, the plan no longer needs a night of its own.
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
 * Returns day 1 of a trip under way after an edit: if the stops of the first days are removed, the day of the first
 * remaining one, or today if that is still to come. Not if days have their own hours, which belong to their numbers.
 */
function firstDayOf({ plan, visits }: Outlook, { today }: PlanParts, { stops, days }: Trip): Day {
	const first = plan.stops.findIndex(({ id }) => id === stops[0]?.id);
	const before = plan.stops.slice(0, Math.max(0, first)).map(({ id }) => id);
	const day = stops.some(({ id }) => before.includes(id)) ? undefined : visits[first]?.day;
	if (before.length === 0 || day === undefined || days.length > 0) return plan.firstDay;
	return Math.min(day, readDate(today) ?? 0);
}

export function isTripUnderWay({ plan, days }: Outlook, { today }: Pick<PlanParts, 'today'>): boolean {
	const now = readDate(today) ?? 0;
	return plan.isDated && plan.firstDay <= now && now <= lastDayOf(days);
}

const lastDayOf = (days: TourDay[]): Day => days.at(-1)?.day ?? 0;
