import { milesBetween } from '#domain/geo.ts';
import { unpackNumbers } from '#domain/packed-numbers.ts';

/** The lines of legs, in blocks of legs that are close together, so that a trip reads only the blocks around it. */
export interface PackedLines {
	/** Number of points on each leg's line between its junctions. */
	pointCount: string;
	/** Each point's offset from where even spacing would put it. */
	pointLat: string;
	pointLong: string;
	/** The number of those characters in each block. */
	latLength: string;
	longLength: string;
	/** Each block's south, north, west and east edges in tenths of a degree, as differences from the block before. */
	edges: string;
}

/** A line's points, including both junctions. */
export interface Line {
	lat: Float64Array;
	long: Float64Array;
}

/** A bounding box, in degrees. */
export interface Bounds {
	south: number;
	north: number;
	west: number;
	east: number;
}

export type Ends = Record<'from' | 'to' | 'lat' | 'long', ArrayLike<number>>;

export const LEGS_IN_BLOCK = 32;
export const EDGES_PER_DEGREE = 10;
export const blockOf = (leg: number) => (leg / LEGS_IN_BLOCK) | 0;
export const firstOfBlock = (block: number) => block * LEGS_IN_BLOCK;

/**
 * Latitudes or longitudes: packed, the start of each block in that text, the junctions' on the grid, and all those
 * read.
 */
interface Axis {
	text: string;
	blockAt: Int32Array;
	junctions: ArrayLike<number>;
	points: Float64Array;
}

/** Reads what `packLines` wrote, one block at a time. */
export class PackedLineReader {
	readonly #ends: Ends;
	readonly #perDegree: number;
	readonly #pointsAt: Int32Array;
	readonly #lat: Axis;
	readonly #long: Axis;
	/** Each block's south, north, west and east in turn, in degrees. */
	readonly #edges: Float64Array;

	constructor(packed: PackedLines, ends: Ends, perDegree: number) {
		this.#ends = ends;
		this.#perDegree = perDegree;
		this.#pointsAt = startsOf(unpackNumbers(packed.pointCount), 2);
		const axis = (text: string, lengths: string, junctions: ArrayLike<number>): Axis => ({
			text,
			blockAt: startsOf(unpackNumbers(lengths), 0),
			junctions,
			points: new Float64Array(this.#pointsAt.at(-1) as number),
		});
		this.#lat = axis(packed.pointLat, packed.latLength, ends.lat);
		this.#long = axis(packed.pointLong, packed.longLength, ends.long);
		this.#edges = edgesOf(unpackNumbers(packed.edges));
	}

	/** The blocks that touch a box. */
	blocksNear({ south, north, west, east }: Bounds): number[] {
		const edges = this.#edges;
		const found: number[] = [];
		for (let at = 0; at < edges.length; at += 4) {
			if ((edges[at] as number) > north || (edges[at + 1] as number) < south) continue;
			if ((edges[at + 2] as number) > east || (edges[at + 3] as number) < west) continue;
			found.push(at / 4);
		}
		return found;
	}

	/** Reads a block's lines, whose points have no position before. */
	read(block: number): void {
		this.#readAxis(block, this.#lat);
		this.#readAxis(block, this.#long);
	}

	/** The line of a leg in a block that has been read. */
	lineOf(leg: number): Line {
		const start = this.#pointsAt[leg] as number;
		const end = this.#pointsAt[leg + 1];
		return { lat: this.#lat.points.subarray(start, end), long: this.#long.points.subarray(start, end) };
	}

	/** The length in miles of a leg's line, in a block that has been read. */
	milesOf(leg: number): number {
		const lat = this.#lat.points;
		const long = this.#long.points;
		let miles = 0;
		for (let at = (this.#pointsAt[leg] as number) + 1; at < (this.#pointsAt[leg + 1] as number); at++) {
			const start = { lat: lat[at - 1] as number, long: long[at - 1] as number };
			miles += milesBetween(start, { lat: lat[at] as number, long: long[at] as number });
		}
		return miles;
	}

	#readAxis(block: number, { text, blockAt, junctions, points }: Axis): void {
		const offs = unpackNumbers(text.slice(blockAt[block], blockAt[block + 1]));
		const { from, to } = this.#ends;
		const perDegree = this.#perDegree;
		const last = Math.min(firstOfBlock(block + 1), from.length);
		let next = 0;
		for (let leg = firstOfBlock(block); leg < last; leg++) {
			const start = this.#pointsAt[leg] as number;
			const stop = (this.#pointsAt[leg + 1] as number) - 1;
			const end = junctions[to[leg] as number] as number;
			let at = junctions[from[leg] as number] as number;
			points[start] = at / perDegree;
			for (let point = start + 1; point < stop; point++) {
				at += evenPace(at, end, stop - point + 1) + (offs[next++] as number);
				points[point] = at / perDegree;
			}
			points[stop] = end / perDegree;
		}
	}
}

/**
 * Returns the start offsets of consecutive stretches, each `more` longer than its given length; the last entry is the
 * end.
 */
function startsOf(lengths: Float64Array, more: number): Int32Array {
	const starts = new Int32Array(lengths.length + 1);
	for (let at = 0; at < lengths.length; at++) {
		starts[at + 1] = (starts[at] as number) + (lengths[at] as number) + more;
	}
	return starts;
}

function edgesOf(steps: Float64Array): Float64Array {
	const edges = new Float64Array(steps.length);
	for (let at = 0; at < steps.length; at++) {
		const before = at < 4 ? 0 : (edges[at - 4] as number) * EDGES_PER_DEGREE;
		edges[at] = Math.round(before + (steps[at] as number)) / EDGES_PER_DEGREE;
	}
	return edges;
}

/** Returns the step that keeps an even pace to the end. */
export const evenPace = (at: number, end: number, steps: number) => Math.round((end - at) / steps);
