import { type AtLeast, boundOf, type MayCome } from './order-bound.ts';
import { follow, type Label, weightOf, wholeWeight } from './order-weight.ts';
import type { TourPlan } from './tour-plan.ts';

/** What an order keeps as it is. */
export interface Keeping {
	first: boolean;
	last: boolean;
	/** The stops that may change places, as places in the plan; all unless said. */
	among?: readonly number[];
}

/**
 * The order that weighs least, as places in the plan's stops; the plan's own when none is lighter. It is exact: every order
 * counts, but of two ways over the same stops to the same one only those that could still win are followed (Held and Karp
 * 1962, with labels for time as in Desrochers and Soumis 1988). Nights that the family has put somewhere keep their order, as
 * rooms are booked for a date.
 */
export function bestOrder(plan: TourPlan, keeping: Keeping): number[] {
	const mayCome = precedences(plan, keeping);
	let best = goodOrder(plan, mayCome);
	const search = {
		plan,
		mayCome,
		atLeast: boundOf(plan, mayCome),
		isNoWorse: noWorseIn(plan),
		limit: best.weight,
	};
	let ways = new Map<number, Label[]>([[0, []]]);
	for (const _ of plan.stops) ways = furtherWays(search, ways, plan.stops.length);
	for (const label of [...ways.values()].flat()) {
		const weight = wholeWeight(plan, label);
		if (weight < best.weight) best = { order: stopsOf(label), weight };
	}
	return best.order;
}

/** Which stops have to come before which. */
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

interface Weighed {
	order: number[];
	weight: number;
}

/** A good order to begin with: single stops change their place for as long as that makes it lighter. */
function goodOrder(plan: TourPlan, mayCome: MayCome): Weighed {
	const own = plan.stops.map((_, stop) => stop);
	let best = { order: own, weight: weightOf(plan, own) };
	for (let isBetter = true; isBetter; ) {
		isBetter = false;
		for (const stop of own) {
			const others = best.order.filter((each) => each !== stop);
			for (let to = 0; to <= others.length; to++) {
				const order = others.toSpliced(to, 0, stop);
				const weight = isAllowed(order, mayCome) ? weightOf(plan, order) : best.weight;
				if (weight >= best.weight) continue;
				best = { order, weight };
				isBetter = true;
			}
		}
	}
	return best;
}

function isAllowed(order: readonly number[], mayCome: MayCome): boolean {
	let visited = 0;
	return order.every((stop) => {
		const isFree = mayCome(stop, visited);
		visited |= 1 << stop;
		return isFree;
	});
}

interface Search {
	plan: TourPlan;
	mayCome: MayCome;
	atLeast: AtLeast;
	isNoWorse: NoWorse;
	limit: number;
}

/** All ways that are one stop longer, by the set of their stops and the last one. */
function furtherWays(
	{ plan, mayCome, atLeast, isNoWorse, limit }: Search,
	ways: ReadonlyMap<number, Label[]>,
	count: number,
): Map<number, Label[]> {
	const whole = (1 << count) - 1;
	const further = new Map<number, Label[]>();
	for (const [key, labels] of ways) {
		const visited = key >> 4;
		for (let next = 0; next < count; next++) {
			const bit = 1 << next;
			if ((visited & bit) !== 0 || !mayCome(next, visited)) continue;
			for (const label of labels.length > 0 ? labels : [null]) {
				// Most ways end here, before their times are worked out.
				if (label && label.weight + atLeast(label.clock, whole & ~visited, next) >= limit) continue;
				const longer = follow(plan, label, next);
				if (longer.weight + atLeast(longer.clock, whole & ~visited & ~bit) >= limit) continue;
				const nextKey = ((visited | bit) << 4) | next;
				further.set(nextKey, withBest(further.get(nextKey) ?? [], longer, isNoWorse));
			}
		}
	}
	return further;
}

function withBest(labels: Label[], longer: Label, isNoWorse: NoWorse): Label[] {
	if (labels.some((label) => isNoWorse(label, longer))) return labels;
	return [...labels.filter((label) => !isNoWorse(longer, label)), longer];
}

/** Whether one way can do all that another can, for no more. */
type NoWorse = (a: Label, b: Label) => boolean;

function noWorseIn({ hasAutomaticNights, stops }: TourPlan): NoWorse {
	// Whoever is later may find the day too long and sleep, or have lunch at a table, and be better for it; else to be earlier is never worse.
	const isLaterBetter = hasAutomaticNights || stops.some(({ place }) => place.type === 'restaurant');
	return (a, b) => {
		if (a.weight > b.weight || a.clock.day !== b.clock.day || a.clock.at > b.clock.at) return false;
		const { lunch, at, driven } = a.clock;
		if (at < (lunch?.to ?? at) && lunch !== b.clock.lunch) return false;
		return !isLaterBetter || (at === b.clock.at && driven === b.clock.driven);
	};
}

function stopsOf(label: Label): number[] {
	return label.before === null ? [label.clock.stop] : [...stopsOf(label.before), label.clock.stop];
}
