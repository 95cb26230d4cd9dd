import { type Contour, drawContours } from './draw-contours.ts';
import { heightsOf } from './heights.ts';
import { lattice } from './noise.ts';

/** Land without a state: contours alone. */
export interface GroundDrawing {
	width: number;
	height: number;
	contours: Contour[];
}

/** An article's tile, the ground of a plaque, the full screen of a lost page. */
const formats = {
	tile: { width: 120, height: 140, cell: 6 },
	plaque: { width: 1200, height: 400, cell: 16 },
	lost: { width: 900, height: 520, cell: 14 },
} as const;
export type GroundVariant = keyof typeof formats;

/** The variant's width and height. */
export const groundExtent = (variant: GroundVariant): { width: number; height: number } => formats[variant];

/** Draws rolling land with one hill, where the seed puts it. */
export function drawGround(seed: number, variant: GroundVariant): GroundDrawing {
	const { width, height, cell } = formats[variant];
	const summit = {
		x: width * (0.35 + 0.45 * lattice(seed, 1, 2)),
		y: height * (0.3 + 0.4 * lattice(seed, 2, 1)),
		reach: Math.min(width, height) * 0.42,
	};
	return { width, height, contours: drawContours(heightsOf({ seed, width, height, cell, summit })) };
}
