import type { Point } from '#domain/geo.ts';
import type { StateOutlines } from '#sheet/packed-outlines.ts';
import { type Spot, sketchSize } from './sketch.ts';

/** The borders of the states that come into the drawing, as one SVG path. */
export function borderPath(outlines: StateOutlines, project: (point: Point) => Spot): string {
	const rings = Object.values(outlines)
		.flat()
		.map((ring) => ring.map(([long, lat]) => project({ lat, long })));
	return rings.filter(touchesDrawing).map(ringPath).join('');
}

function touchesDrawing(ring: Spot[]): boolean {
	const { width, height } = sketchSize;
	const xs = ring.map(({ x }) => x);
	const ys = ring.map(({ y }) => y);
	return Math.max(...xs) > 0 && Math.min(...xs) < width && Math.max(...ys) > 0 && Math.min(...ys) < height;
}

function ringPath(ring: Spot[]): string {
	return `M${ring.map(({ x, y }) => `${x} ${y}`).join('L')}Z`;
}
