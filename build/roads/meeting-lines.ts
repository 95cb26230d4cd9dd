import { Grid } from './grid.ts';
import type { Network } from './network.ts';
import { DEGREES_PER_MILE, nearestOn, type Position } from './sphere.ts';

type Segment = readonly [number, number];

/**
 * Joins lines where they cross: the files do not say where roads connect, so every crossing counts as an interchange.
 */
export function meetAtCrossings(network: Network): void {
	const cuts = new Cuts(network);
	for (const cell of segmentGrid(network).cells())
		for (const [first, one] of cell.entries())
			for (const other of cell.slice(first + 1)) cutWhereTheyCross(cuts, one, other);
	cuts.apply();
}

function cutWhereTheyCross(cuts: Cuts, one: Segment, other: Segment): void {
	if (one.some((vertex) => other.includes(vertex))) return;
	const crossing = crossingOf(cuts.network, one, other);
	if (!crossing) return;
	const vertex = cuts.network.vertex(crossing.at);
	cuts.add(one, crossing.part, vertex);
	cuts.add(other, crossing.otherPart, vertex);
}

/** The widest gap to close, in miles, and whether a stretch across it can be driven; without `canDrive` any can. */
interface Gap {
	miles: number;
	canDrive?: (a: Position, b: Position) => boolean;
}

/** Extends a line that ends short of another to meet it. */
export function meetAtLooseEnds(network: Network, gap: Gap): void {
	leadOn(network, gap, (end) => (isLoose(network, end) ? othersAround(network, end, gap) : undefined));
}

/** Does the same for some vertices, loose or not. */
export function meetAt(some: ReadonlySet<number>, network: Network, gap: Gap): void {
	leadOn(network, gap, (end) => (some.has(end) ? othersAround(network, end, gap) : undefined));
}

/** Excludes the segments that the line itself soon reaches: they are not another line. */
function othersAround(network: Network, end: number, { miles }: Gap): (segment: Segment) => boolean {
	const own = reachedWithin(network, end, miles * 3 + 1);
	return ([a, b]) => !own.has(a) && !own.has(b);
}

/** Extends lines that nothing joins to the rest. */
export function joinFragments(network: Network, gap: Gap): void {
	const fragments = fragmentsOf(network);
	const largest = fragments.reduce((a, b) => (b.size > a.size ? b : a));
	const fragmentOf = new Map(
		fragments.flatMap((fragment) => [...fragment].map((vertex) => [vertex, fragment])),
	);
	leadOn(network, gap, (end) => {
		const own = fragmentOf.get(end);
		return own === largest || !isLoose(network, end) ? undefined : ([a]) => fragmentOf.get(a) !== own;
	});
}

const isLoose = (network: Network, vertex: number) => network.around(vertex).size === 1;

/** Extends each end that has other lines to meet to the nearest of them. */
function leadOn(
	network: Network,
	{ miles: gap, canDrive = () => true }: Gap,
	othersOf: (end: number) => ((segment: Segment) => boolean) | undefined,
): void {
	const grid = segmentGrid(network);
	const cuts = new Cuts(network);
	const links: [number, number][] = [];
	network.positions.forEach((position, end) => {
		const isOther = othersOf(end);
		if (!isOther) return;
		let nearest: { segment: Segment; miles: number; part: number; at: Position } | undefined;
		for (const segment of grid.near(position, gap * DEGREES_PER_MILE)) {
			if (!isOther(segment)) continue;
			const found = nearestOn(position, network.at(segment[0]), network.at(segment[1]));
			if (found.miles > gap || found.miles >= (nearest?.miles ?? gap + 1)) continue;
			if (canDrive(position, found.at)) nearest = { segment, ...found };
		}
		if (!nearest) return;
		const vertex = network.vertex(nearest.at);
		cuts.add(nearest.segment, nearest.part, vertex);
		links.push([end, vertex]);
	});
	cuts.apply();
	for (const [end, vertex] of links) network.join(end, vertex);
}

function fragmentsOf(network: Network): Set<number>[] {
	const seen = new Set<number>();
	return network.positions.flatMap((_, start) => {
		if (seen.has(start)) return [];
		const fragment = new Set([start]);
		for (const vertex of fragment) for (const next of network.around(vertex)) fragment.add(next);
		for (const vertex of fragment) seen.add(vertex);
		return [fragment];
	});
}

/** Vertices to insert into segments, all at once. */
class Cuts {
	readonly #bySegment = new Map<string, { segment: Segment; places: Map<number, number> }>();
	readonly network: Network;

	constructor(network: Network) {
		this.network = network;
	}

	add(segment: Segment, part: number, vertex: number): void {
		const key = segment.join(' ');
		const cut = this.#bySegment.get(key) ?? { segment, places: new Map() };
		this.#bySegment.set(key, cut);
		if (!segment.includes(vertex)) cut.places.set(vertex, part);
	}

	apply(): void {
		for (const { segment, places } of this.#bySegment.values()) {
			const inOrder = [...places].sort(([, a], [, b]) => a - b).map(([vertex]) => vertex);
			if (inOrder.length > 0) this.network.split(segment[0], segment[1], inOrder);
		}
	}
}

function segmentGrid(network: Network): Grid<Segment> {
	const grid = new Grid<Segment>(0.1);
	for (const segment of network.segments()) grid.add(network.at(segment[0]), network.at(segment[1]), segment);
	return grid;
}

function crossingOf(network: Network, [a, b]: Segment, [c, d]: Segment) {
	const [[x1, y1], [x2, y2]] = [network.at(a), network.at(b)];
	const [[x3, y3], [x4, y4]] = [network.at(c), network.at(d)];
	const across = (x2 - x1) * (y4 - y3) - (y2 - y1) * (x4 - x3);
	if (across === 0) return undefined;
	const part = ((x3 - x1) * (y4 - y3) - (y3 - y1) * (x4 - x3)) / across;
	const otherPart = ((x3 - x1) * (y2 - y1) - (y3 - y1) * (x2 - x1)) / across;
	if (part < 0 || part > 1 || otherPart < 0 || otherPart > 1) return undefined;
	return { at: [x1 + part * (x2 - x1), y1 + part * (y2 - y1)] as const, part, otherPart };
}

function reachedWithin(network: Network, start: number, miles: number): Set<number> {
	const reached = new Map([[start, 0]]);
	const open = [start];
	for (let vertex = open.pop(); vertex !== undefined; vertex = open.pop()) {
		for (const next of network.around(vertex)) {
			const far = (reached.get(vertex) ?? 0) + network.miles(vertex, next);
			if (far > miles || far >= (reached.get(next) ?? Number.POSITIVE_INFINITY)) continue;
			reached.set(next, far);
			open.push(next);
		}
	}
	return new Set(reached.keys());
}
