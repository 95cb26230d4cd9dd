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

/** Packs shapes as counts and grid steps; each point is the step from the one before. */
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
export function unpackShapes(packed: string, { origin, step }: Grid): Shapes {
	const numbers = unpackNumbers(packed);
	let next = 0;
	let x = 0;
	let y = 0;
	const take = () => numbers[next++] ?? 0;
	const list = <T>(read: () => T): T[] => Array.from({ length: take() }, read);
	const point = (): Position => {
		x += take();
		y += take();
		return [x * step[0] + origin[0], y * step[1] + origin[1]];
	};
	return list(() => list(() => list(point)));
}
