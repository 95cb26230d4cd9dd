import type { Point } from '../geo.ts';
import { withinBounds, zooms } from './bounds.ts';
import {
	type Box,
	boxAround,
	boxOver,
	type Camera,
	fromSquare,
	isWithin,
	onSquare,
	overlaps,
	projectionOf,
	type Size,
	type Spot,
	worldWidth,
} from './view.ts';

export interface Opening {
	/** Points that must be visible. */
	points: Point[];
	/** The closest zoom allowed, used to show a single place. */
	closest: number;
	/** A camera to start with instead of one around the points, at its usual frame size; a smaller frame shows as much. */
	start?: Camera & { usual: Size /** True: a bigger frame shows no more. */; canGrow: boolean };
}

export interface Framed {
	size: Size;
	/** Boxes that cover the map: legend, buttons, credit, sheet. */
	covers: Box[];
	/** Height at the map's foot that a sheet sometimes covers; points that must be visible stay above it. */
	foot?: number;
	/** The reader's text scale. Markers and names grow with it while the frame has room. */
	scale: number;
}

/**
 * Returns the camera for an opening: every point's marker is clear of the frame's edge and of anything that covers the
 * map, if such a view exists.
 */
export function cameraFor({ points, closest, start }: Opening, framed: Framed): Camera {
	const open = aboveFoot(framed);
	const around = start ? startIn(start, open.size) : fitted(points, closest, open);
	const clear = clearOfCovers(around, points, open);
	return withinBounds(start ? loweredStart(clear, framed) : lowered(clear, framed), framed.size);
}

/** Returns the camera nearest to this one that shows the point's marker uncovered. */
export function cameraWith(point: Point, camera: Camera, framed: Framed): Camera {
	const open = lowered(camera, framed, -1);
	const clear = clearOfCovers(open, [point], aboveFoot(framed));
	return withinBounds(clear === open ? camera : lowered(clear, framed), framed.size);
}

/** Returns the camera this many steps closer, around the center of the visible part. */
export function zoomedBy(steps: number, camera: Camera, framed: Framed): Camera {
	const zoom = Math.min(zooms.closest, Math.max(zooms.farthest, camera.zoom + steps));
	return lowered({ ...lowered(camera, framed, -1), zoom }, framed);
}

/** Returns the point in the middle of the part that no sheet covers. */
export const middleOf = (camera: Camera, framed: Framed): Point => lowered(camera, framed, -1).center;

/** The part of the frame that no sheet covers. */
const aboveFoot = ({ size, foot = 0, ...others }: Framed): Framed => ({
	...others,
	size: { width: size.width, height: size.height - foot },
});

/** Turns a camera for the part above the foot into one for the whole frame; `way` -1 does the reverse. */
function lowered(camera: Camera, { foot = 0 }: Framed, way: 1 | -1 = 1): Camera {
	if (foot === 0) return camera;
	const { x, y } = onSquare(camera.center);
	const down = (way * foot) / 2 / worldWidth(camera.zoom);
	return { center: fromSquare({ x, y: y + down }), zoom: camera.zoom };
}

/**
 * Does the same for a start camera. If the bounds would push it out of place, zooms in instead: its center must stay
 * visible.
 */
function loweredStart(start: Camera, framed: Framed): Camera {
	for (let step = 0; step <= MOST_STEPS; step++) {
		const camera = lowered({ ...start, zoom: start.zoom + step * ZOOM_STEP }, framed);
		const inside = withinBounds(camera, framed.size);
		if (inside.center === camera.center && inside.zoom === camera.zoom) return camera;
	}
	return lowered(start, framed);
}

/** The middle of the lower 48 states. */
const COUNTRY: Camera = { center: { lat: 39.5, long: -98.35 }, zoom: 3 };
const LEAST_ROOM = 24;
const MOST_MARGIN = 64;
/** Half a marker's size around its place, halo included. */
const MARKER = { halfWidth: 18, halfHeight: 22 };
const ZOOM_STEP = 1 / 8;
/** How many steps to zoom out before accepting a covered marker, or to zoom in before a start loses its place. */
const MOST_STEPS = 32;
/** Pixels per push in the search for a clear view. */
const PUSH = 8;

function startIn({ center, zoom, usual, canGrow }: NonNullable<Opening['start']>, size: Size): Camera {
	const scale = Math.min(size.width / usual.width, size.height / usual.height);
	return { center, zoom: zoom + Math.log2(canGrow ? scale : Math.min(1, scale)) };
}

function fitted(points: Point[], closest: number, framed: Framed): Camera {
	const { size } = framed;
	const square = boxAround(points.map(onSquare));
	if (!square) return COUNTRY;
	const margin = marginOf(framed);
	const zoomFor = (room: number, share: number) =>
		Math.log2(Math.max(room, LEAST_ROOM) / worldWidth(0) / share);
	const zoom = Math.min(
		closest,
		zoomFor(size.width - 2 * margin.x, square.right - square.left),
		zoomFor(size.height - 2 * margin.y, square.bottom - square.top),
	);
	return {
		center: fromSquare({ x: (square.left + square.right) / 2, y: (square.top + square.bottom) / 2 }),
		zoom,
	};
}

/** Returns the camera pushed aside or zoomed out as little as possible, or `start` when nothing helps. */
function clearOfCovers(start: Camera, points: Point[], framed: Framed): Camera {
	const { size } = framed;
	const center = onSquare(start.center);
	for (let step = 0; step <= MOST_STEPS; step++) {
		const zoom = start.zoom - step * ZOOM_STEP;
		const spots = points.map(projectionOf({ ...size, center: start.center, zoom }));
		const isEnough = ({ x, y }: Spot) =>
			spots.every((spot) => isClear({ x: spot.x + x, y: spot.y + y }, framed));
		if (step === 0 && isEnough({ x: 0, y: 0 })) return start;
		const push = pushesIn(spots, framed).find(isEnough);
		if (push) {
			const scale = worldWidth(zoom);
			return { center: fromSquare({ x: center.x - push.x / scale, y: center.y - push.y / scale }), zoom };
		}
	}
	return start;
}

function isClear(spot: Spot, { size, covers, scale }: Framed): boolean {
	const marker = boxOver(spot, MARKER.halfWidth * scale, MARKER.halfHeight * scale);
	return isWithin(marker, size) && !covers.some((cover) => overlaps(cover, marker));
}

/** Lists every push that keeps the spots in the frame, smallest first. */
function pushesIn(spots: Spot[], { size, scale }: Framed): Spot[] {
	const box = boxAround(spots);
	if (!box) return [{ x: 0, y: 0 }];
	const half = { x: MARKER.halfWidth * scale, y: MARKER.halfHeight * scale };
	const xs = steps(half.x - box.left, size.width - half.x - box.right);
	const ys = steps(half.y - box.top, size.height - half.y - box.bottom);
	return xs
		.flatMap((x) => ys.map((y) => ({ x, y })))
		.sort((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y));
}

/** Lists the values from `least` to `most`, in steps that include 0 if it lies between. */
function steps(least: number, most: number): number[] {
	const first = Math.ceil(least / PUSH);
	return Array.from(
		{ length: Math.max(0, Math.floor(most / PUSH) - first + 1) },
		(_, at) => (first + at) * PUSH,
	);
}

/** Returns the margin at the edges: a tenth of the frame, but enough for a marker, and no more than looks good. */
function marginOf({ size: { width, height }, scale }: Framed): Spot {
	return {
		x: Math.max(MARKER.halfWidth * scale + 2, Math.min(MOST_MARGIN, width / 10)),
		y: Math.max(MARKER.halfHeight * scale + 2, Math.min(MOST_MARGIN, height / 10)),
	};
}
