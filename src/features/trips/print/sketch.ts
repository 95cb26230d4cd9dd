import type { Point } from '#domain/geo.ts';

/** A place on the drawing, in its own units. */
export interface Spot {
	x: number;
	y: number;
}

/** A stop on the sketch: where it is, and where its mark stands so that marks do not cover each other. */
export interface SketchMark extends Spot {
	place: Spot;
}

/** The size of the drawing and the room at its edges. */
export const sketchSize = { width: 300, height: 350 } as const;
const MARGIN = 34;
/** Below this many degrees across, all is one town: the sketch shows where it lies in its state instead of its streets. */
const SMALLEST_EXTENT = 0.35;

/** Draws points to scale, north up, so that all of `points` are in the frame. */
export function sketchProjection(points: readonly Point[]): (point: Point) => Spot {
	const flatten = flattener(points);
	const flat = points.map(flatten);
	const [left, right] = extent(flat.map(({ x }) => x));
	const [top, bottom] = extent(flat.map(({ y }) => y));
	const { width, height } = sketchSize;
	const scale = Math.min(
		(width - 2 * MARGIN) / Math.max(right - left, SMALLEST_EXTENT),
		(height - 2 * MARGIN) / Math.max(bottom - top, SMALLEST_EXTENT),
	);
	return (point) => {
		const { x, y } = flatten(point);
		return {
			x: rounded(width / 2 + (x - (left + right) / 2) * scale),
			y: rounded(height / 2 + (y - (top + bottom) / 2) * scale),
		};
	};
}

/** Degrees on a flat sheet: one of longitude is as much narrower as it is at the trip's latitude. */
function flattener(points: readonly Point[]): (point: Point) => Spot {
	const [south, north] = extent(points.map(({ lat }) => lat));
	const narrowing = Math.cos((((south + north) / 2) * Math.PI) / 180);
	// From Hawaii to Guam the way over the date line is the shorter one.
	const first = points[0]?.long ?? 0;
	return ({ lat, long }) => {
		const around = ((((long - first + 180) % 360) + 360) % 360) - 180;
		return { x: around * narrowing, y: -lat };
	};
}

function extent(values: readonly number[]): [least: number, most: number] {
	return [Math.min(...values), Math.max(...values)];
}

const rounded = (value: number) => Math.round(value * 10) / 10;
