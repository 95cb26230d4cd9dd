import { MILES_PER_DEGREE, type Point } from '../geo.ts';

/** Distances of the rings around the campus on a guide's map. */
export const MILES = [1, 3, 5];

/** Where the rings' distances are written: at the bottom or the top. */
export function ringEnds({ lat, long }: Point, miles: number[]) {
	return miles.map((radius) => ({
		name: `${radius} mi`,
		radius,
		foot: { lat: lat - radius / MILES_PER_DEGREE, long },
		top: { lat: lat + radius / MILES_PER_DEGREE, long },
	}));
}
