import { type Day, readDate } from '#domain/calendar-day.ts';
import type { Cells, Change } from '#domain/sync/cell.ts';
import { tripFromCells } from '#domain/trips/trip.ts';
import type { Instant } from '#domain/zone-time.ts';
import { type Keeping, type OrderSearch, orderSearch } from './best-order.ts';
import { gainOf, type Judgment, judge } from './judgment.ts';
import { leadInFrom } from './lead-in.ts';
import { WEIGHTS, weightOf } from './order-weight.ts';
import { earliest, type PlanParts, planOf } from './plan-of-trip.ts';
import { movedNights, type PlannedNight, withNightsBooked } from './planned-nights.ts';
import {
	isYetToBegin,
	reordered,
	stopsBehind,
	stopsOfDay,
	type TripMoment,
	withNights,
} from './reordering.ts';
import type { TourPlan } from './tour-plan.ts';
import { type Outlook, outlookOf } from './trouble.ts';

/** The limits the user puts on a search. */
export interface OrderWish extends Pick<Keeping, 'first' | 'last'> {
	/** True if planned nights keep their dates, because rooms may be booked for them; else they only keep their order. */
	nights?: boolean;
	/** Number of the only day whose stops may be reordered; all days if undefined. */
	day?: number;
	/**
	 * The current time: stops for which a family under way has left by now stay where they are. If absent, the stops
	 * before today do.
	 */
	now?: Instant;
}

/** A better order of a trip's stops, as ids. */
export interface BetterOrder {
	order: string[];
	changes: Change[];
	before: Judgment;
	after: Judgment;
	/** The planned nights that it moves to another date. */
	movedNights: PlannedNight[];
}

/** In minutes: a gain this small is not worth a change. */
const TRIFLE = 5;

/**
 * Finds the best order that a wish allows, if it is clearly better than the current one. All orders are judged by the
 * schedule shown to the family, with automatic nights. Null if none is noticeably better.
 */
export function betterOrder(
	cells: Cells,
	parts: PlanParts,
	{ day, now: at, nights = false, ...ends }: OrderWish,
): BetterOrder | null {
	const now = outlookOf(cells, parts);
	const isOneDay = day !== undefined;
	const moment = { today: parts.today, now: at };
	const behind = stopsBehind(now, moment);
	const all = isOneDay ? stopsOfDay(now, day) : now.visits.map(({ stop }) => stop);
	const keeping = { ...ends, among: all.filter((stop) => stop >= (behind ?? 0)) };
	const slept = withNights(now, (stop) => isOneDay || stop + 1 === behind);
	const plan = inAnyOrder(nights ? withNightsBooked(slept, now) : slept, keeping);
	const trip = tripFromCells('', cells);
	const planFrom = (firstDay: Day) => planOf(trip, { ...parts, firstDay });
	const isWaiting = isYetToBegin(now, moment);
	const mayBegin = (firstDay: Day) => !isWaiting || isAhead(planFrom(firstDay), moment);
	const found = bestOnAnyDay({ plan, days: now.days }, { keeping, planFrom, mayBegin });
	if (!found) return null;
	const order = found.flatMap((stop) => plan.stops[stop]?.id ?? []);
	const edited = reordered(now, parts, { order, behind, now: at, nights });
	if (!edited) return null;
	const { changes, then } = edited;
	if (gainOf(now, then) < TRIFLE) return null;
	return { order, changes, before: judge(now), after: judge(then), movedNights: movedNights(now, then) };
}

interface Looked {
	keeping: Keeping;
	planFrom: (firstDay: Day) => TourPlan;
	mayBegin: (firstDay: Day) => boolean;
}

/** Finds the lightest order, as plan indexes; null if none is lighter than the plan's own. */
function bestOnAnyDay(
	{ plan, days }: Pick<Outlook, 'plan' | 'days'>,
	{ keeping, planFrom, mayBegin }: Looked,
): number[] | null {
	const { stops } = plan;
	const own = stops.map((_, stop) => stop);
	let best = { order: own, weight: weightOf(plan, own) };
	const searchOf = orderSearch(plan, keeping);
	const searches = firstDays(plan, days)
		.filter(mayBegin)
		.map((firstDay) => {
			// Each earlier day before the first dated stop adds a day to the trip, whatever the order.
			const least = Math.max(0, (earliest(stops)?.day ?? firstDay) - firstDay) * WEIGHTS.day;
			const from = () => (firstDay === plan.firstDay ? plan : planFrom(firstDay));
			let search: OrderSearch | undefined;
			return {
				least,
				search: () => (search ??= searchOf({ ...from(), stops }, leadInFrom(plan, firstDay))),
			};
		});
	let hasGlanced = false;
	for (const { search } of searches) {
		const glanced = search().glance(best.weight);
		// Days even earlier rarely do better than one that does worse.
		if (hasGlanced && !glanced) break;
		hasGlanced ||= glanced !== null;
		best = glanced ?? best;
	}
	for (const { least, search } of searches) if (least < best.weight) best = search().all(best.weight) ?? best;
	return best.order === own ? null : best.order;
}

/** True if a family that begins on day 1 of this plan has yet to leave, wherever it starts. */
const isAhead = ({ firstDay, stops, dayAt }: TourPlan, { today, now = 0 }: TripMoment): boolean =>
	firstDay >= (readDate(today) ?? 0) && stops.every((stop) => dayAt(firstDay, stop).starts >= now);

/** Days before the first date that are tried even for a short trip, because another day has other hours. */
const LEAST_DAYS = 4;

/**
 * Returns the days on which the trip may begin. If day 1 follows from the order: backward from the first date, about as
 * many days as the trip has now, plus those on the road to its first stop.
 */
function firstDays(plan: TourPlan, days: Outlook['days']): Day[] {
	const first = plan.leadIn && earliest(plan.stops);
	if (!first) return [plan.firstDay];
	const lead = (days[0]?.number ?? 1) - 1;
	return Array.from(
		{ length: Math.max(days.length + lead, LEAST_DAYS) + 1 },
		(_, before) => first.day - before,
	);
}

/** Returns the plan for all possible orders, in which the stay at some stops depends on their position. */
export function inAnyOrder(plan: TourPlan, { first, last, among }: Keeping): TourPlan {
	const end = plan.stops.length - 1;
	const isKept = (stop: number) =>
		(first && stop === 0) || (last && stop === end) || among?.includes(stop) === false;
	if (isKept(0) && isKept(end)) return plan;
	const open = (stops: TourPlan['stops']) =>
		stops.map((stop, index) => {
			if (stop.byPosition === null || isKept(index)) return stop;
			const { atEnd, midway } = stop.byPosition;
			return { ...stop, ...atEnd, midway };
		});
	const { leadIn } = plan;
	return { ...plan, stops: open(plan.stops), leadIn: leadIn && { ...leadIn, stops: open(leadIn.stops) } };
}
