import { packNumbers, unpackNumbers } from '../packed-numbers.ts';

/** [longitude, latitude] in degrees. */
export type Position = number[];

/** Polygons as rings of points in [longitude, latitude]; a line is a polygon with one open ring. */
export type Shapes = Position[][][];

/** Corner and step, in degrees, of the grid that shapes are packed on. */
export interface Grid {
	origin: [number, number];
	step: [number, number];
}

/** Packs shapes as counts and grid steps; each point is the step from the previous one. */
export function packShapes(shapes: Shapes, { origin, step }: Grid): string {
	const numbers = [shapes.length];
	let at = [0, 0];
	for (const rings of shapes) {
		numbers.push(rings.length);
		for (const ring of rings) {
			numbers.push(ring.length);
			for (const point of ring) {
				const cell = [0, 1].map((axis) => onGrid(point, axis));
				numbers.push(...cell.map((value, axis) => value - (at[axis] ?? 0)));
				at = cell;
			}
		}
	}
	return packNumbers(numbers);

	function onGrid(point: Position, axis: number): number {
		return Math.round(((point[axis] ?? 0) - (origin[axis] ?? 0)) / (step[axis] ?? 1));
	}
}

/** Reads what `packShapes` wrote. */
export const unpackShapes = (packed: string, grid: Grid): Shapes =>
	Array.from(unpackRings(packed, grid), (rings) => rings.map(positionsOf));

export function positionsOf(corners: Float64Array): Position[] {
	const positions: Position[] = [];
	for (let at = 0; at < corners.length; at += 2) positions.push([corners[at] ?? 0, corners[at + 1] ?? 0]);
	return positions;
}

/**
 * Does the same polygon by polygon, with each ring as alternating longitudes and latitudes: a phone reads those in a
 * tenth of the time.
 */
export function* unpackRings(packed: string, { origin, step }: Grid): Generator<Float64Array[]> {
	const numbers = unpackNumbers(packed);
	let next = 0;
	let x = 0;
	let y = 0;
	const take = () => numbers[next++] ?? 0;
	// The steps become the corners in place: making an array for each ring would take longer than reading it.
	const ring = () => {
		const length = 2 * take();
		const corners = numbers.subarray(next, next + length);
		next += length;
		for (let at = 0; at < length; at += 2) {
			x += corners[at] ?? 0;
			y += corners[at + 1] ?? 0;
			corners[at] = x * step[0] + origin[0];
			corners[at + 1] = y * step[1] + origin[1];
		}
		return corners;
	};
	for (let left = take(); left > 0; left--) {
		const rings: Float64Array[] = [];
		for (let more = take(); more > 0; more--) rings.push(ring());
		yield rings;
	}
}
