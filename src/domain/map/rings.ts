import type { Point } from '../geo.ts';

/** Rings that a guide's map has around the campus. */
export const MILES = [1, 3, 5];
const MILES_PER_DEGREE = 69.0468;

/** Where the distances of rings are written: at their feet, or at their tops. */
export function ringEnds({ lat, long }: Point, miles: number[]) {
	return miles.map((radius) => ({
		name: `${radius} mi`,
		radius,
		foot: { lat: lat - radius / MILES_PER_DEGREE, long },
		top: { lat: lat + radius / MILES_PER_DEGREE, long },
	}));
}
