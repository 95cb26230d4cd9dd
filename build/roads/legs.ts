import type { Network } from './network.ts';
import { milesAlong, milesFrom, type Position } from './sphere.ts';

/** A road from one junction to the next. */
export interface Leg {
	from: number;
	to: number;
	/** Runs from the first junction to the second. */
	line: Position[];
	miles: number;
}

/** A network's junctions, by vertex, and the legs between them. */
export interface Legs {
	positions: readonly Position[];
	legs: Leg[];
}

/** Follows each line from junction to junction. A ring without a junction is left out: nothing leads to it. */
export function legsOf(network: Network): Legs {
	const legs: Leg[] = [];
	const followed = new Set<string>();
	network.positions.forEach((_, from) => {
		if (!network.isJunction(from)) return;
		for (const second of network.around(from)) {
			if (followed.has(`${from} ${second}`)) continue;
			const chain = follow(network, from, second);
			followed.add(`${chain.at(-1)} ${chain.at(-2)}`);
			const line = chain.map((vertex) => network.at(vertex));
			legs.push({ from, to: chain.at(-1) as number, line, miles: milesAlong(line) });
		}
	});
	return { positions: network.positions, legs };
}

function follow(network: Network, from: number, second: number): number[] {
	const chain = [from, second];
	let [before, at] = [from, second];
	while (!network.isJunction(at)) {
		const next = [...network.around(at)].find((vertex) => vertex !== before) as number;
		chain.push(next);
		[before, at] = [at, next];
	}
	return chain;
}

/** Merges junctions closer together than `near` miles into one in their middle; no cluster is wider than that. */
export function mergeNearJunctions({ positions, legs }: Legs, near: number): Legs {
	const clusters = new Clusters(positions, near);
	const short = legs.filter(({ miles }) => miles < near).sort((a, b) => a.miles - b.miles);
	for (const { from, to } of short) clusters.merge(from, to);
	const moved = positions.map((_, junction) => clusters.middle(junction));
	const kept = legs.flatMap((leg): Leg[] => {
		const [from, to] = [clusters.rootOf(leg.from), clusters.rootOf(leg.to)];
		if (from === to && leg.miles < near * 4) return [];
		const line = [moved[from] as Position, ...leg.line.slice(1, -1), moved[to] as Position];
		return [{ from, to, line, miles: milesAlong(line) }];
	});
	return { positions: moved, legs: kept };
}

/** Removes dead ends shorter than `shortest` miles; where two legs are left at a junction, they become one. */
export function withoutStubs({ positions, legs }: Legs, shortest: number): Legs {
	const degrees = degreesOf(legs);
	const isStub = ({ from, to, miles }: Leg) =>
		miles < shortest && (degrees.get(from) === 1 || degrees.get(to) === 1);
	const kept = legs.filter((leg) => !isStub(leg));
	if (kept.length === legs.length) return joined({ positions, legs });
	return withoutStubs({ positions, legs: kept }, shortest);
}

/** Drops every piece that no leg joins to the largest. */
export function connected({ positions, legs }: Legs): Legs {
	const parts = new Clusters(positions, Number.POSITIVE_INFINITY);
	for (const { from, to } of legs) parts.merge(from, to);
	const counts = new Map<number, number>();
	for (const { from } of legs) counts.set(parts.rootOf(from), (counts.get(parts.rootOf(from)) ?? 0) + 1);
	const most = Math.max(...counts.values());
	return { positions, legs: legs.filter(({ from }) => counts.get(parts.rootOf(from)) === most) };
}

export function degreesOf(legs: readonly Leg[]): Map<number, number> {
	const degrees = new Map<number, number>();
	for (const { from, to } of legs) {
		for (const end of [from, to]) degrees.set(end, (degrees.get(end) ?? 0) + 1);
	}
	return degrees;
}

function joined({ positions, legs }: Legs): Legs {
	const degrees = degreesOf(legs);
	const kept = new Set(legs);
	const at = new Map<number, Set<Leg>>();
	const enter = (leg: Leg) => {
		for (const end of [leg.from, leg.to]) at.set(end, (at.get(end) ?? new Set()).add(leg));
	};
	legs.forEach(enter);
	for (const [junction, degree] of degrees) {
		const [first, second] = [...(at.get(junction) ?? [])];
		if (degree !== 2 || !first || !second) continue;
		for (const leg of [first, second]) {
			kept.delete(leg);
			for (const end of [leg.from, leg.to]) at.get(end)?.delete(leg);
		}
		const whole = joinedAt(junction, first, second);
		kept.add(whole);
		enter(whole);
	}
	return { positions, legs: [...kept] };
}

function joinedAt(junction: number, first: Leg, second: Leg): Leg {
	const toward = first.to === junction ? first : reversed(first);
	const away = second.from === junction ? second : reversed(second);
	return {
		from: toward.from,
		to: away.to,
		line: [...toward.line, ...away.line.slice(1)],
		miles: toward.miles + away.miles,
	};
}

const reversed = ({ from, to, line, miles }: Leg): Leg => ({
	from: to,
	to: from,
	line: line.toReversed(),
	miles,
});

/** Merged junctions, with the bounding box of each set. */
class Clusters {
	readonly #parents: number[];
	readonly #boxes: { low: Position; high: Position }[];
	readonly #widest: number;

	constructor(positions: readonly Position[], widest: number) {
		this.#parents = positions.map((_, junction) => junction);
		this.#boxes = positions.map((position) => ({ low: position, high: position }));
		this.#widest = widest;
	}

	rootOf(junction: number): number {
		const parent = this.#parents[junction] as number;
		if (parent === junction) return junction;
		const root = this.rootOf(parent);
		this.#parents[junction] = root;
		return root;
	}

	merge(a: number, b: number): void {
		const [one, other] = [this.rootOf(a), this.rootOf(b)];
		if (one === other) return;
		const [box, otherBox] = [this.#box(one), this.#box(other)];
		const low = [Math.min(box.low[0], otherBox.low[0]), Math.min(box.low[1], otherBox.low[1])] as const;
		const high = [Math.max(box.high[0], otherBox.high[0]), Math.max(box.high[1], otherBox.high[1])] as const;
		if (milesFrom(low, high) > this.#widest) return;
		this.#parents[other] = one;
		this.#boxes[one] = { low, high };
	}

	middle(junction: number): Position {
		const { low, high } = this.#box(this.rootOf(junction));
		return [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2];
	}

	#box(root: number) {
		return this.#boxes[root] as { low: Position; high: Position };
	}
}
