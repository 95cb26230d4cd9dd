import { MILES_PER_DEGREE, type Point, roundedMilesBetween } from '#domain/geo.ts';
import type { Place, PlaceType } from '#domain/places/place.ts';
import { searchRadius, shownOf } from '#domain/places/shown-places.ts';

/**
 * Returns a box in degrees that contains every point within this many miles; all longitudes near a pole or the date
 * line.
 */
export function boxWithin({ lat, long }: Point, miles: number) {
	const up = miles / MILES_PER_DEGREE + 0.05;
	const [south, north] = [lat - up, lat + up];
	// Meridians converge toward the poles, so the box is as wide as its narrowest edge needs.
	const narrowest = Math.cos((Math.max(Math.abs(south), Math.abs(north)) * Math.PI) / 180);
	const aside = narrowest > 0 ? up / narrowest : 360;
	const [west, east] = [long - aside, long + aside];
	if (west < -180 || east > 180) return { south, north, west: -180, east: 180 };
	return { south, north, west, east };
}

/** The box in degrees that contains every point within this many miles of any of these. */
export function boxAround(points: readonly Point[], miles: number): ReturnType<typeof boxWithin> {
	const boxes = points.map((point) => boxWithin(point, miles));
	return {
		south: Math.min(...boxes.map(({ south }) => south)),
		north: Math.max(...boxes.map(({ north }) => north)),
		west: Math.min(...boxes.map(({ west }) => west)),
		east: Math.max(...boxes.map(({ east }) => east)),
	};
}

/** The nearest places of each type within its radius, nearest first, at most nine of a type. */
export function nearestOf(candidates: Place[], point: Point, types: readonly PlaceType[]): Place[] {
	const near = candidates
		.map((place) => ({ ...place, distance: roundedMilesBetween(point, place) }))
		.filter(({ type, distance }) => types.includes(type) && distance <= searchRadius[type])
		.sort((a, b) => a.distance - b.distance || a.place_id.localeCompare(b.place_id));
	return shownOf(near);
}
