import { type Box, onSquare, type Spot, westward } from './view.ts';

/** A ring or a line as alternating x and y on Mercator's square, and the box around it. */
export interface Course {
	readonly at: Float64Array;
	box: Box;
}

/**
 * Creates a course from alternating longitudes and latitudes, projected when it is first drawn: most of the country
 * never comes into view.
 */
export function courseOf(corners: Float64Array): Course {
	let at: Float64Array | undefined;
	return {
		box: boxOf(corners),
		get at() {
			at ??= projected(corners);
			return at;
		},
	};
}

function boxOf(corners: Float64Array): Box {
	let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
	for (let index = 0; index < corners.length; index += 2) {
		const long = westward(corners[index] ?? 0);
		const lat = corners[index + 1] ?? 0;
		west = Math.min(west, long);
		east = Math.max(east, long);
		south = Math.min(south, lat);
		north = Math.max(north, lat);
	}
	const { x: left, y: top } = onSquare({ long: west, lat: north });
	const { x: right, y: bottom } = onSquare({ long: east, lat: south });
	return { left, top, right, bottom };
}

function projected(corners: Float64Array): Float64Array {
	const at = new Float64Array(corners.length);
	for (let index = 0; index < corners.length; index += 2) {
		const { x, y } = onSquare({ long: corners[index] ?? 0, lat: corners[index + 1] ?? 0 });
		at[index] = x;
		at[index + 1] = y;
	}
	return at;
}

/** How a course is drawn: where the frame's corner is on the square, and what may be omitted. */
export interface Drawing {
	left: number;
	top: number;
	scale: number;
	/** Corners closer than this to the previous one are dropped. */
	finest: number;
	/** In pixels; lines that only run outside it are omitted. */
	frame: Box;
}

/** Returns a course's corners in a frame's pixels. */
export function inPixels(course: Float64Array, { left, top, scale, finest, frame }: Drawing): Spot[] {
	const spots: Spot[] = [];
	let last: Spot = { x: Infinity, y: Infinity };
	let beyondLast = 0;
	let beyondBefore = 0;
	for (let index = 0; index < course.length; index += 2) {
		const x = ((course[index] ?? 0) - left) * scale;
		const y = ((course[index + 1] ?? 0) - top) * scale;
		const isLast = index + 2 === course.length;
		if (!isLast && Math.abs(last.x - x) + Math.abs(last.y - y) < finest) continue;
		last = { x, y };
		const beyond = sidesBeyond(last, frame);
		// A corner between two others beyond the same side makes no difference in the frame.
		if ((beyond & beyondLast & beyondBefore) !== 0) spots.pop();
		else beyondBefore = beyondLast;
		spots.push(last);
		beyondLast = beyond;
	}
	return spots;
}

/** The sides of the frame that a spot is clearly beyond, as bits. */
const sidesBeyond = ({ x, y }: Spot, { left, top, right, bottom }: Box) =>
	(x < left - 1 ? 1 : 0) | (x > right + 1 ? 2 : 0) | (y < top - 1 ? 4 : 0) | (y > bottom + 1 ? 8 : 0);
