import type { Instant } from '#domain/zone-time.ts';
import { lastDayOf, type Visit } from './advance.ts';
import { lastSeat, latestStart, lunchLeft } from './lunch.ts';
import { type Span, stopAt, type TourPlan } from './tour-plan.ts';
import { isLunchAt } from './way.ts';

/** The latest time to set out and still be on time. */
export interface LeaveBy {
	at: Instant;
	/** The stop whose fixed time sets it. */
	for: number;
}

/**
 * Returns, for each visit, the latest time to set out so that every fixed time there and later that day is met; also
 * null if the family would have to leave in the middle of an event it attends.
 */
export function leaveBys(plan: TourPlan, visits: readonly Visit[]): (LeaveBy | null)[] {
	const fed = latestWays(plan, visits, null);
	const hungry = latestWays(plan, visits, fed);
	return visits.map(({ way }, index) => {
		const latest = fed[index] ?? null;
		const { at, lunch } = way.leaves;
		const left = latest && lunchLeft(lunch, { from: Math.min(at, latest.at), to: latest.at });
		const isHungry = left && !hasTableAhead(plan, visits, { index, at: latest.at, left });
		const leaveBy = isHungry ? (hungry[index] ?? null) : latest;
		return leaveBy && leaveBy.at < attendedUntil(visits[index - 1]) ? null : leaveBy;
	});
}

/**
 * True when a family that leaves for a stop at an instant has the rest of its lunch at a restaurant on the way, not
 * earlier.
 */
function hasTableAhead(
	plan: TourPlan,
	visits: readonly Visit[],
	{ index, at, left }: { index: number; at: Instant; left: Span },
): boolean {
	let now = at;
	for (const [leg, visit] of visits.slice(index).entries()) {
		const { drive, isTransfer } = visit.way;
		// The night before the first drive is already over.
		if (!drive || isTransfer || (leg > 0 && !isToday(visit)) || now > left.from) return false;
		now += Math.round(drive.minutes);
		const { parking, visit: minutes } = stopAt(plan, visit.stop);
		if (isLunchAt(plan, { stop: visit.stop, lunch: left, at: now })) return true;
		now = Math.max(now + parking + minutes, visit.fixed.at(-1)?.to ?? 0);
	}
	return false;
}

/** Returns the end of the last event that the family attends at a stop. */
function attendedUntil(visit: Visit | undefined): Instant {
	const last = visit?.fixed.findLast(({ from, to }) => from < to);
	return last?.to ?? Number.NEGATIVE_INFINITY;
}

/**
 * Returns the latest times for a family that has eaten or, given those as `fed`, for one that still has lunch ahead.
 */
function latestWays(
	plan: TourPlan,
	visits: readonly Visit[],
	fed: readonly (LeaveBy | null)[] | null,
): (LeaveBy | null)[] {
	const ways: (LeaveBy | null)[] = visits.map(() => null);
	for (let index = visits.length - 1; index > 0; index--) {
		const visit = visits[index];
		const next = visits[index + 1];
		if (!visit) continue;
		const { drive, nights, isTransfer } = visit.way;
		const lunch = fed && lunchTo(visits, index);
		const goesOnToday = next && isToday(next) && lastDayOf(visit) === visit.day;
		const onward = goesOnToday ? (ways[index + 1] ?? null) : null;
		const ready = latestReady(plan, visit, { onward, lunch });
		if (!drive || isTransfer || nights.onTheRoad + nights.there > 0 || ready === null) continue;
		const arrival = latestStart(lunch, ready.at, stopAt(plan, visit.stop).parking);
		const way = { at: latestStart(lunch, arrival, Math.round(drive.minutes)), for: ready.for };
		const seated = latestToTable(plan, visit, { lunch, fed: fed?.[index] ?? null });
		ways[index] = seated && seated.at > way.at ? seated : way;
	}
	return ways;
}

/** Returns the latest time to leave for a restaurant that serves as lunch; null if this stop does not. */
function latestToTable(
	plan: TourPlan,
	{ stop, way }: Visit,
	{ lunch, fed }: { lunch: Span | null; fed: LeaveBy | null },
): LeaveBy | null {
	if (!lunch || !fed) return null;
	const ahead = Math.round(way.drive?.minutes ?? 0);
	const at = Math.min(fed.at, lastSeat(lunch) - stopAt(plan, stop).parking - ahead);
	return isLunchAt(plan, { stop, lunch, at: at + ahead }) ? { at, for: fed.for } : null;
}

/** Returns the lunch still ahead on the way to a stop, as if no earlier restaurant had served as lunch. */
function lunchTo(visits: readonly Visit[], index: number): Span | null {
	const visit = visits[index];
	if (!visit || visit.way.leaves.lunch || index === 0 || !isToday(visit))
		return visit?.way.leaves.lunch ?? null;
	const before = visits[index - 1];
	return before && before.way.begins.lunch === null ? lunchTo(visits, index - 1) : null;
}

function isToday({ way: { nights } }: Visit): boolean {
	return nights.before + nights.onTheRoad + nights.there === 0;
}

interface Rest {
	onward: LeaveBy | null;
	lunch: Span | null;
}

/** Returns the latest time to be ready, for an event here or to leave in time for a later one. */
function latestReady(plan: TourPlan, visit: Visit, { onward, lunch }: Rest): LeaveBy | null {
	const { stop } = visit;
	// An event on an earlier day can no longer be helped, and one on a later day needs no haste today.
	const fixed = visit.fixed.filter(({ day }) => day === visit.day);
	const [first] = fixed;
	const here = first ? { at: first.begins, for: stop } : null;
	const isHopeless = onward !== null && (fixed.at(-1)?.to ?? 0) > onward.at;
	if (onward === null || isHopeless) return here;
	const there = { at: latestStart(lunch, onward.at, stopAt(plan, stop).visit), for: onward.for };
	return here && here.at <= there.at ? here : there;
}
