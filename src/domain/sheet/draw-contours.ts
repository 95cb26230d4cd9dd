import type { Heights } from './heights.ts';
import { smoothRing } from './line.ts';
import { ringsAt } from './rings.ts';

/** One contour level as SVG path text; every fourth is a heavier index contour. */
export interface Contour {
	path: string;
	isIndex: boolean;
}

const STEPS = [0.26, 0.32, 0.38, 0.44, 0.5, 0.56, 0.62, 0.68, 0.75, 0.82, 0.9];

/** Draws the land's contours from lowest to highest, each enclosing everything higher; one step each. */
export function* drawContours(heights: Heights): Generator<void, Contour[]> {
	const contours: Contour[] = [];
	for (const [step, level] of STEPS.entries()) {
		const rings = ringsAt(heights, level);
		const path = rings.map((ring) => smoothRing(ring, heights.cell * 0.8)).join('');
		if (path !== '') contours.push({ path, isIndex: step % 4 === 3 });
		yield;
	}
	return contours;
}
