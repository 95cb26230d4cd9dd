import { type Heights, MARGIN } from './heights.ts';

export type Vertex = readonly [x: number, y: number];
export type Ring = Vertex[];

/**
 * Returns the closed lines at one height (marching squares), with higher ground always on the same side, so holes wind
 * the other way.
 */
export function ringsAt(heights: Heights, level: number): Ring[] {
	const nextByEdge = crossings(heights, level);
	const rings: Ring[] = [];
	for (const start of nextByEdge.keys()) {
		const ring: Ring = [];
		let edge: number | undefined = start;
		while (edge !== undefined) {
			const next = nextByEdge.get(edge);
			if (next === undefined) break;
			ring.push(vertexOn(edge, heights, level));
			nextByEdge.delete(edge);
			edge = next;
		}
		if (ring.length > 0) rings.push(ring);
	}
	return rings;
}

/**
 * Maps each lattice edge where the line enters a square to the edge where it leaves. Going around a square's corners,
 * every run of high ones begins and ends on an edge the line crosses; saddles have two runs. A square's high corners
 * are the bits of a number: most squares have all or none, and lists would take longer than the drawing.
 */
function crossings({ columns, rows, values }: Heights, level: number): Map<number, number> {
	const nextByEdge = new Map<number, number>();
	const isHigh = (node: number) => Number((values[node] ?? 0) >= level);
	for (let node = 0; node < columns * (rows - 1); node++) {
		// The last column begins no squares.
		if (node % columns === columns - 1) continue;
		const below = node + columns;
		const high = isHigh(node) | (isHigh(node + 1) << 1) | (isHigh(below + 1) << 2) | (isHigh(below) << 3);
		if (high === 0 || high === ALL_CORNERS) continue;
		const edges = [2 * node, 2 * (node + 1) + 1, 2 * below, 2 * node + 1];
		for (let last = 0; last < 4; last++) {
			if (has(high, last) && !has(high, (last + 1) % 4))
				nextByEdge.set(edges[last] as number, edges[beforeRun(high, last)] as number);
		}
	}
	return nextByEdge;
}

const ALL_CORNERS = 0b1111;
const has = (high: number, corner: number) => ((high >> corner) & 1) === 1;

/** Returns the low corner before the run of high ones that ends with `last`. */
function beforeRun(high: number, last: number): number {
	let corner = last;
	while (has(high, corner)) corner = (corner + 3) % 4;
	return corner;
}

/** Returns the point where the line crosses an edge: even numbers run right from their node, odd ones down. */
function vertexOn(edge: number, { columns, cell, values }: Heights, level: number): Vertex {
	const node = edge >> 1;
	const across = edge % 2 === 0;
	const from = values[node] ?? 0;
	const to = values[across ? node + 1 : node + columns] ?? 0;
	const share = (level - from) / (to - from);
	const i = (node % columns) + (across ? share : 0);
	const j = Math.floor(node / columns) + (across ? 0 : share);
	return [(i - MARGIN) * cell, (j - MARGIN) * cell];
}
