import { type Heights, MARGIN } from './heights.ts';

export type Vertex = readonly [x: number, y: number];
export type Ring = Vertex[];

/**
 * The closed lines at one height (marching squares), with higher ground always on the same side, so holes wind the
 * other way.
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
 * every run of high ones begins and ends on an edge the line crosses; saddles have two runs.
 */
function crossings({ columns, rows, values }: Heights, level: number): Map<number, number> {
	const nextByEdge = new Map<number, number>();
	for (let j = 0; j < rows - 1; j++) {
		for (let i = 0; i < columns - 1; i++) {
			const node = j * columns + i;
			const corners = [node, node + 1, node + columns + 1, node + columns];
			const high = corners.map((corner) => (values[corner] ?? 0) >= level);
			if (high.every((isHigh) => isHigh === high[0])) continue;
			const edges = [2 * node, 2 * (node + 1) + 1, 2 * (node + columns), 2 * node + 1];
			for (let last = 0; last < 4; last++) {
				if (!high[last] || high[(last + 1) % 4]) continue;
				let first = last;
				while (high[(first + 3) % 4]) first = (first + 3) % 4;
				nextByEdge.set(edges[last] as number, edges[(first + 3) % 4] as number);
			}
		}
	}
	return nextByEdge;
}

/** The point where the line crosses an edge: even numbers run right from their node, odd ones down. */
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
