import { isFlown } from '#domain/roads/long-drives.ts';
import { type LeadIn, leadOf } from './lead-in.ts';
import { type NoWorse, noWorseIn } from './no-worse.ts';
import { type AtLeast, boundOf, lightestDrives, type MayCome } from './order-bound.ts';
import { follow, type PartialOrder, WEIGHTS, wholeWeight } from './order-weight.ts';
import { nightOn } from './planned-nights.ts';
import { whatIsAhead } from './stops-ahead.ts';
import type { PlannedStop, TourPlan } from './tour-plan.ts';

export interface Keeping {
	first: boolean;
	last: boolean;
	/** The stops that may be reordered, as plan indexes; all stops if undefined. */
	among?: readonly number[];
}

/** An order, as plan indexes, and its weight. */
interface Weighed {
	order: number[];
	weight: number;
}

/** Finds the lightest order below a given weight; null if there is none. */
export interface OrderSearch {
	/**
	 * Follows only the most promising ways at each step: fast, and usually right. Its result makes a full search fast,
	 * too.
	 */
	glance: (below: number) => Weighed | null;
	/** Searches every order. */
	all: (below: number) => Weighed | null;
}

/**
 * Searches the orders of a plan. The search is exact: every order counts, but among ways over the same stops to the
 * same last stop, only those that could still win are followed (Held and Karp 1962, with labels for time as in
 * Desrochers and Soumis 1988). Nights set by the family keep their order, and their dates if they have any, because
 * rooms are booked for a date. The airports of a flight stay together.
 *
 * Returns a search for plans with these stops, on any days. If day 1 follows from the order, only orders that begin on
 * the plan's day 1 count.
 */
export function orderSearch(
	plan: TourPlan,
	keeping: Keeping,
): (on: TourPlan, leadIn?: LeadIn) => OrderSearch {
	const mayCome = precedences(plan, keeping);
	const mayFollow = flightsKept(plan);
	const drives = lightestDrives(plan, mayCome);
	const ahead = whatIsAhead(plan);
	const all = (1 << plan.stops.length) - 1;
	const driving = Math.min(...plan.stops.map((_, stop) => drives(stop, all & ~(1 << stop))));
	return (on, leadIn) => {
		const common = { plan: on, leadIn, mayCome, mayFollow, atLeast: boundOf(on, drives, ahead) };
		const below = (limit: number): Search => {
			const days = Math.ceil((limit - driving) / WEIGHTS.day);
			return { ...common, limit, isNoWorse: noWorseIn(on, days) };
		};
		return {
			glance: (limit) => lightest(below(limit), GLANCE),
			all: (limit) => lightest(below(limit), Number.POSITIVE_INFINITY),
		};
	};
}

/** The number of partial orders that a glance keeps at each step. */
const GLANCE = 20;

/** Determines which stops must come before which. */
function precedences({ stops }: TourPlan, { first, last, among }: Keeping): MayCome {
	const free = (among ?? stops.map((_, stop) => stop)).reduce((bits, stop) => bits | (1 << stop), 0);
	let [nights, fixed] = [0, 0];
	const required = stops.map(({ isNight }, stop) => {
		const bit = 1 << stop;
		const allBefore = bit - 1;
		const isFixed = (free & bit) === 0 || (last && stop === stops.length - 1);
		const before = isFixed ? allBefore : fixed | (isNight ? nights : 0);
		if (isNight) nights |= bit;
		if (isFixed || (first && stop === 0)) fixed |= bit;
		return before;
	});
	return (stop, visited) => ((required[stop] ?? 0) & ~visited) === 0;
}

/** Returns true when a stop may come right after another, null for none. */
type MayFollow = (stop: number, before: number | null) => boolean;

/** Keeps the two airports of each flight next to each other. */
function flightsKept({ stops, driveBetween }: TourPlan): MayFollow {
	const isFlight = ({ place }: PlannedStop, at: number) => {
		const from = stops[at - 1]?.place;
		return from !== undefined && driveBetween(at - 1, at) === null && isFlown(from, place, null);
	};
	const lands = stops.map(isFlight);
	return (stop, before) => (before !== null && lands[before + 1] ? stop === before + 1 : !lands[stop]);
}

/** Ways, keyed by the set of their stops and the last one. */
type Ways = Map<number, PartialOrder[]>;

interface Search {
	plan: TourPlan;
	leadIn: LeadIn | undefined;
	mayCome: MayCome;
	mayFollow: MayFollow;
	atLeast: AtLeast;
	isNoWorse: NoWorse;
	limit: number;
}

/** Finds the lightest order below the limit, following at most `mostWays` ways per step; null if there is none. */
function lightest(search: Search, mostWays: number): Weighed | null {
	const { plan, limit } = search;
	const count = plan.stops.length;
	let ways: Ways = new Map([[0, []]]);
	for (const _ of plan.stops) ways = mostPromising(search, furtherWays(search, ways, count), mostWays);
	let best: Weighed | null = null;
	for (const partial of [...ways.values()].flat()) {
		const weight = wholeWeight(plan, partial);
		if (weight < (best?.weight ?? limit)) best = { order: stopsOf(partial), weight };
	}
	return best;
}

/** Picks the ways that look likely to lead to the lightest orders. */
function mostPromising({ plan, atLeast }: Search, ways: Ways, most: number): Ways {
	if (most === Number.POSITIVE_INFINITY) return ways;
	const whole = (1 << plan.stops.length) - 1;
	const promising: Ways = new Map();
	const promise = ([key, partial]: readonly [number, PartialOrder]) => ({
		key,
		partial,
		weight: partial.weight + atLeast(partial.clock, whole & ~(key >> 4)),
	});
	const all = [...ways].flatMap(([key, partials]) => partials.map((partial) => promise([key, partial])));
	for (const { key, partial } of all.sort((a, b) => a.weight - b.weight).slice(0, most))
		promising.set(key, [...(promising.get(key) ?? []), partial]);
	return promising;
}

/** Extends all ways by one stop. */
function furtherWays(search: Search, ways: Ways, count: number): Ways {
	const further: Ways = new Map();
	const goOn = (visited: number, partials: readonly (PartialOrder | null)[], next: number) => {
		const key = ((visited | (1 << next)) << 4) | next;
		for (const partial of partials) {
			const longer = extended(search, partial, next);
			if (longer) further.set(key, withBest(further.get(key) ?? [], longer, search.isNoWorse));
		}
	};
	for (const [key, partials] of ways) {
		const visited = key >> 4;
		const last = partials.length > 0 ? key & 15 : null;
		for (let next = 0; next < count; next++)
			if ((visited & (1 << next)) === 0 && search.mayCome(next, visited) && search.mayFollow(next, last))
				goOn(visited, partials.length > 0 ? partials : NO_WAY_YET, next);
	}
	return further;
}

const NO_WAY_YET = [null];

/** Extends a way, null for an empty one, by one stop; null if it cannot lead below the limit. */
function extended(search: Search, partial: PartialOrder | null, next: number): PartialOrder | null {
	const { plan, leadIn, atLeast, limit } = search;
	const unvisited = ((1 << plan.stops.length) - 1) & ~(partial?.clock.visited ?? 0);
	// Most ways end here, before their times need computing.
	if (partial && partial.weight + atLeast(partial.clock, unvisited, next) >= limit) return null;
	const longer = follow(plan, partial, next);
	const bookedFor = plan.stops[next]?.bookedFor ?? null;
	if (bookedFor !== null && nightOn(longer.clock) !== bookedFor) return null;
	if (longer.weight + atLeast(longer.clock, unvisited & ~(1 << next)) >= limit) return null;
	const lead = leadIn ? leadOf(leadIn, partial, next) : null;
	if (lead === undefined) return null;
	longer.lead = lead;
	return longer;
}

function withBest(partials: PartialOrder[], longer: PartialOrder, isNoWorse: NoWorse): PartialOrder[] {
	for (const partial of partials) if (isNoWorse(partial, longer)) return partials;
	return [...partials.filter((partial) => !isNoWorse(longer, partial)), longer];
}

function stopsOf(partial: PartialOrder): number[] {
	return partial.before === null ? [partial.clock.stop] : [...stopsOf(partial.before), partial.clock.stop];
}
