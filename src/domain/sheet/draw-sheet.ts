import type { Point } from '../geo.ts';
import { type Contour, drawContours } from './draw-contours.ts';
import { heightsOf } from './heights.ts';
import { straightRing } from './line.ts';
import { lattice } from './noise.ts';
import { boundsOf, type Frame, fitMercator } from './projection.ts';
import type { Ring, Vertex } from './rings.ts';
import { type SheetFormat, type SheetSize, sheetFormats } from './sheet-formats.ts';
import { trailTo } from './trail.ts';

/** A campus sheet, as plain SVG path text in units of its format. */
export interface SheetDrawing {
	width: number;
	height: number;
	contours: Contour[];
	/** The state; null when we have no outline for it. */
	outline: string | null;
	trail: string;
	campus: { x: number; y: number };
}

/**
 * Draws a college's sheet, in steps: the seed shapes the land, and the campus is its summit. Decoration, never data.
 */
export function* drawSheet(
	college: { seed: number; place: Point; outline: Ring[] | null },
	size: SheetSize,
): Generator<void, SheetDrawing> {
	const format: SheetFormat = sheetFormats[size];
	const { width, height, cell, frame } = format;
	const { seed, place } = college;
	const project = college.outline && fitMercator(college.outline, place, frame);
	const campus = project ? project(place.long, place.lat) : anywhere(seed, frame);
	const [x, y] = campus;
	const heights = yield* heightsOf({ seed, width, height, cell, summit: { x, y, reach: height * 0.4 } });
	const rings = project && college.outline?.map((ring) => ring.map(([long, lat]) => project(long, lat)));
	return {
		width,
		height,
		contours: yield* drawContours(heights),
		outline: rings ? coast(rings, format) : null,
		trail: trailTo(campus, format, { seed, heights }),
		campus: { x: Math.round(x), y: Math.round(y) },
	};
}

/** Returns the state's rings as one path, without those that fall off the sheet or would be specks. */
function coast(rings: Ring[], { width, height }: SheetFormat): string {
	const seen = rings.filter((ring) => {
		const { left, top, right, bottom } = boundsOf(ring);
		return right > 0 && left < width && bottom > 0 && top < height && right - left + bottom - top > 5;
	});
	return seen.map((ring) => straightRing(ring, 1.1)).join('');
}

/** A campus whose state is unknown goes somewhere right of the center. */
function anywhere(seed: number, { left, top, right, bottom }: Frame): Vertex {
	return [
		left + (right - left) * (0.5 + 0.3 * lattice(seed, 1, 2)),
		top + (bottom - top) * (0.25 + 0.5 * lattice(seed, 2, 1)),
	];
}
