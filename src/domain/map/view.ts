import type { Point } from '../geo.ts';

/** A place in a frame, in pixels from its upper left corner. */
export interface Spot {
	x: number;
	y: number;
}

export interface Size {
	width: number;
	height: number;
}

export interface Box {
	left: number;
	top: number;
	right: number;
	bottom: number;
}

/** A map's center and zoom; zooms count tiles of 512 pixels. */
export interface Camera {
	center: Point;
	zoom: number;
}

export type View = Camera & Size;

const TILE = 512;

/** Projects a point into the frame (Web Mercator). */
export function projectionOf({ center, zoom, width, height }: View): (point: Point) => Spot {
	const scale = worldWidth(zoom);
	const middle = onSquare(center);
	return (point) => {
		const { x, y } = onSquare(point);
		return { x: width / 2 + (x - middle.x) * scale, y: height / 2 + (y - middle.y) * scale };
	};
}

export function pointAt({ center, zoom, width, height }: View, { x, y }: Spot): Point {
	const scale = worldWidth(zoom);
	const middle = onSquare(center);
	return fromSquare({ x: middle.x + (x - width / 2) / scale, y: middle.y + (y - height / 2) / scale });
}

/** The product's zooms count tiles of 256 pixels, as street maps do; ours, like MapLibre's, are twice that. */
export const fromTileZoom = (zoom: number) => zoom - 1;

export const worldWidth = (zoom: number) => TILE * 2 ** zoom;

/** Where Web Mercator's square ends; a pole would lie at infinity. */
const NORTHERNMOST = 85.0511;

/**
 * Web Mercator's square, from 0 in the northwest to 1 in the southeast. Guam is west of Hawaii here, beyond the left
 * edge.
 */
export function onSquare({ lat, long }: Point): Spot {
	const sine = Math.sin((Math.min(Math.max(lat, -NORTHERNMOST), NORTHERNMOST) * Math.PI) / 180);
	return { x: (westward(long) + 180) / 360, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
}

export function fromSquare({ x, y }: Spot): Point {
	const lat = (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;
	const long = x * 360 - 180;
	return { lat, long: long < -180 ? long + 360 : long };
}

/** Points farther east count from the other side of the date line. */
const EASTERNMOST = 128;

export const westward = (long: number) => (long > EASTERNMOST ? long - 360 : long);

export function boxAround(spots: Spot[]): Box | undefined {
	if (spots.length === 0) return undefined;
	const xs = spots.map(({ x }) => x);
	const ys = spots.map(({ y }) => y);
	return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** The box with this half size around a spot. */
export function boxOver({ x, y }: Spot, halfWidth: number, halfHeight: number): Box {
	return { left: x - halfWidth, top: y - halfHeight, right: x + halfWidth, bottom: y + halfHeight };
}

export const overlaps = (a: Box, b: Box) =>
	a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

export const isWithin = (inner: Box, { width, height }: Size) =>
	inner.left >= 0 && inner.top >= 0 && inner.right <= width && inner.bottom <= height;
