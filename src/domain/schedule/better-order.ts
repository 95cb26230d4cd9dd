import type { Cells, Change } from '#domain/sync/cell.ts';
import { withChanges } from '#domain/sync/rebase.ts';
import { isCampus } from '#domain/trips/campus.ts';
import type { StopPlace } from '#domain/trips/stop-place.ts';
import { tripFromCells } from '#domain/trips/trip.ts';
import type { Day } from '#domain/zone-time.ts';
import { bestOrder, type Keeping } from './best-order.ts';
import { WEIGHTS } from './order-weight.ts';
import type { PlanParts } from './plan-of-trip.ts';
import type { TourPlan } from './tour-plan.ts';
import { type Outlook, outlookOf, overtimeOf } from './trouble.ts';

/** What an order may not change. */
export interface Wish extends Pick<Keeping, 'first' | 'last'> {
	/** The number of the only day whose stops may change places; all days unless said. */
	day?: number;
}

/** What an order comes to in the schedule that the family sees. */
export interface Judgment {
	miles: number;
	/** Driving. */
	minutes: number;
	/** From day 1 to the last. */
	days: number;
	/** Minutes that are missed of what has a fixed time. */
	late: number;
	/** Campuses on days when they are likely closed. */
	closed: number;
	/** Minutes after the days' ends. */
	overtime: number;
	/** Legs that no road covers. */
	roadless: number;
}

/** A better order of a trip's stops, by their ids. */
export interface BetterOrder {
	order: string[];
	changes: Change[];
	before: Judgment;
	after: Judgment;
}

/** So little is not worth a change. */
const TRIFLE = 5;

/**
 * The best order that a wish allows, if it is truly better than the one there is: all are judged by the schedule that the family
 * sees, with the days that end by themselves. Null when none is better by more than a trifle.
 */
export function betterOrder(cells: Cells, parts: PlanParts, { day, ...ends }: Wish): BetterOrder | null {
	const now = outlookOf(cells, parts);
	const before = judge(now);
	const isOneDay = day !== undefined;
	const { stops } = isOneDay ? withNights(now) : now.plan;
	const keeping = isOneDay ? { ...ends, among: stopsOfDay(now, day) } : ends;
	// The best for each day on which the trip may begin: an order that then begins on another day was weighed for too late or too early.
	const found = firstDays(now).map((firstDay): BetterOrder => {
		const { plan } = firstDay === now.plan.firstDay ? now : outlookOf(cells, { ...parts, firstDay });
		const order = bestOrder({ ...plan, stops }, keeping).flatMap((stop) => stops[stop]?.id ?? []);
		const changes: Change[] = [{ path: 'order', value: order }];
		return { order, changes, before, after: judge(outlookOf(withChanges(cells, changes), parts)) };
	});
	const [best] = found.sort((a, b) => weightOf(a.after) - weightOf(b.after));
	return best && weightOf(best.after) <= weightOf(before) - TRIFLE ? best : null;
}

/**
 * Where day 1 follows from what has a date, it moves with the order: the days on which the trip may begin, so that what comes
 * before that date takes no longer than the whole trip does now. Else the day on which it begins.
 */
function firstDays({ cells, plan, days }: Outlook): Day[] {
	const dated = plan.stops.flatMap(({ fixed }) => fixed).sort((a, b) => a.begins - b.begins);
	if (dated[0] === undefined || tripFromCells('', cells).start_date !== null) return [plan.firstDay];
	const first = dated[0].day;
	return Array.from({ length: days.at(-1)?.number ?? 1 }, (_, before) => first - before);
}

/** Whether a stop looks like where a trip begins or ends, whatever the order: home, or an airport. */
export function isEndOfTrip(place: StopPlace | undefined): boolean {
	if (!place) return false;
	return place.type === 'airport' || (place.type === 'x' && !isCampus(place));
}

/** The plan with the nights of days that end by themselves as if the family had put them there. */
function withNights({ plan, days }: Outlook): TourPlan {
	const nights = days.map(({ night }) => night?.at);
	const stops = plan.stops.map((stop, index) => (nights.includes(index) ? { ...stop, isNight: true } : stop));
	return { ...plan, stops };
}

/** All stops of a day but the one at which it ends. */
function stopsOfDay({ days }: Outlook, number: number): number[] {
	const day = days.find((each) => each.number === number);
	const stops = day?.visits.map(({ stop }) => stop) ?? [];
	return day?.night ? stops.slice(0, -1) : stops;
}

function judge(outlook: Outlook): Judgment {
	const { days, visits } = outlook;
	const late = visits.flatMap(({ fixed }) => fixed.map((each) => each.late));
	return {
		miles: days.reduce((sum, { miles }) => sum + miles, 0),
		minutes: days.reduce((sum, { minutes }) => sum + minutes, 0),
		days: days.at(-1)?.number ?? 0,
		late: late.reduce((sum, minutes) => sum + minutes, 0),
		closed: visits.filter(({ isClosed }) => isClosed).length,
		overtime: overtimeOf(outlook),
		roadless: visits.filter(({ way }) => way.isRoadless).length,
	};
}

function weightOf(judgment: Judgment): number {
	const { minutes, days } = judgment;
	const kinds = ['late', 'closed', 'overtime', 'roadless'] as const;
	return kinds.reduce((sum, kind) => sum + judgment[kind] * WEIGHTS[kind], minutes + days * WEIGHTS.day);
}
