import type { Point } from '#domain/geo.ts';

/** A stop on the sketch: where it is, and where its mark stands so that marks do not cover each other. */
export interface SketchMark {
	x: number;
	y: number;
	place: { x: number; y: number };
}

/** The size of the drawing and the room at its edges, in its own units. */
export const sketchSize = { width: 260, height: 310 } as const;
const MARGIN = 26;
const MARK_ROOM = 24;

/** Stops drawn to scale, north up: each degree of longitude is as much narrower as it is at their latitude. */
export function sketchRoute(points: readonly Point[]): SketchMark[] {
	const flat = points.map(project(points));
	const [left, right] = extent(flat.map(({ x }) => x));
	const [top, bottom] = extent(flat.map(({ y }) => y));
	const { width, height } = sketchSize;
	const scale = Math.min((width - 2 * MARGIN) / (right - left), (height - 2 * MARGIN) / (bottom - top));
	// A single place, or one place many times, has no extent: it goes to the middle.
	const factor = Number.isFinite(scale) ? scale : 0;
	const places = flat.map(({ x, y }) => ({
		x: width / 2 + (x - (left + right) / 2) * factor,
		y: height / 2 + (y - (top + bottom) / 2) * factor,
	}));
	return spreadMarks(places);
}

function project(points: readonly Point[]) {
	const [south, north] = extent(points.map(({ lat }) => lat));
	const narrowing = Math.cos((((south + north) / 2) * Math.PI) / 180);
	// Across the date line (Guam and Hawaii) the shorter way round.
	const first = points[0]?.long ?? 0;
	return ({ lat, long }: Point) => {
		const around = ((((long - first + 180) % 360) + 360) % 360) - 180;
		return { x: around * narrowing, y: -lat };
	};
}

/** Lets a mark that would cover an earlier one step aside, into the first free place of a growing ring. */
function spreadMarks(places: { x: number; y: number }[]): SketchMark[] {
	const marks: SketchMark[] = [];
	for (const place of places) {
		const spot = spotsAround(place).find((free) =>
			marks.every((mark) => Math.hypot(mark.x - free.x, mark.y - free.y) >= MARK_ROOM),
		);
		marks.push({ ...(spot ?? place), place });
	}
	return marks;
}

function spotsAround({ x, y }: { x: number; y: number }) {
	const rings = [1, 1.6, 2.3, 3].flatMap((ring) =>
		Array.from({ length: 8 }, (_, at) => ({
			x: x + Math.cos((at * Math.PI) / 4) * MARK_ROOM * ring,
			y: y + Math.sin((at * Math.PI) / 4) * MARK_ROOM * ring,
		})),
	);
	const isInside = (spot: { x: number; y: number }) =>
		spot.x > 14 && spot.x < sketchSize.width - 14 && spot.y > 16 && spot.y < sketchSize.height - 16;
	return [{ x, y }, ...rings.filter(isInside)];
}

function extent(values: readonly number[]): [least: number, most: number] {
	return [Math.min(...values), Math.max(...values)];
}
