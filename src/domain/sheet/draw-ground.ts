import { type Contour, drawContours } from './draw-contours.ts';
import { type GroundVariant, groundFormats } from './ground-formats.ts';
import { heightsOf } from './heights.ts';
import { lattice } from './noise.ts';

/** Land without a state: only contours. */
export interface GroundDrawing {
	width: number;
	height: number;
	contours: Contour[];
}

/** Draws rolling land with one hill, in steps; the seed decides where. */
export function* drawGround(seed: number, variant: GroundVariant): Generator<void, GroundDrawing> {
	const { width, height, cell } = groundFormats[variant];
	const summit = {
		x: width * (0.35 + 0.45 * lattice(seed, 1, 2)),
		y: height * (0.3 + 0.4 * lattice(seed, 2, 1)),
		reach: Math.min(width, height) * 0.42,
	};
	const heights = yield* heightsOf({ seed, width, height, cell, summit });
	return { width, height, contours: yield* drawContours(heights) };
}
