import type { Point } from '../geo.ts';
import type { Ring, Vertex } from './rings.ts';

/** A rectangle of the sheet. */
export interface Frame {
	left: number;
	top: number;
	right: number;
	bottom: number;
}
export type Projection = (longitude: number, latitude: number) => Vertex;

/**
 * Rings smaller than this share of the mainland do not widen the view: Alaska without the Aleutians, Hawaii without
 * Midway.
 */
const MAINLAND_SHARE = 0.004;

/**
 * Mercator, fitted so that the state's mainland and the campus fill the frame; rings consist of [longitude, latitude].
 */
export function fitMercator(rings: Ring[], campus: Point, frame: Frame): Projection {
	// Degrees count from the campus, so that a state on both sides of the date line is drawn in one piece.
	const flat = ([longitude, latitude]: Vertex): Vertex => [
		((longitude - campus.long + 540) % 360) - 180,
		-Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) * (180 / Math.PI),
	];
	const flatRings = rings.map((ring) => ring.map(flat));
	const largest = Math.max(...flatRings.map(area));
	const mainland = flatRings.filter((ring) => area(ring) >= largest * MAINLAND_SHARE).flat();
	const bounds = boundsOf([...mainland, flat([campus.long, campus.lat])]);
	const width = bounds.right - bounds.left;
	const height = bounds.bottom - bounds.top;
	const scale = Math.min((frame.right - frame.left) / width, (frame.bottom - frame.top) / height);
	const left = (frame.left + frame.right - width * scale) / 2;
	const top = (frame.top + frame.bottom - height * scale) / 2;
	return (longitude, latitude) => {
		const [x, y] = flat([longitude, latitude]);
		return [left + (x - bounds.left) * scale, top + (y - bounds.top) * scale];
	};
}

export function boundsOf(vertices: Vertex[]): Frame {
	const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
	for (const [x, y] of vertices) {
		bounds.left = Math.min(bounds.left, x);
		bounds.right = Math.max(bounds.right, x);
		bounds.top = Math.min(bounds.top, y);
		bounds.bottom = Math.max(bounds.bottom, y);
	}
	return bounds;
}

/** Returns a ring's area, whichever way it winds (shoelace). */
function area(ring: Ring): number {
	let twice = 0;
	ring.forEach(([x, y], index) => {
		const [nextX, nextY] = ring[(index + 1) % ring.length] as Vertex;
		twice += x * nextY - nextX * y;
	});
	return Math.abs(twice) / 2;
}
