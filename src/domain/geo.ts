/** A point on the earth, in degrees. */
export interface Point {
	lat: number;
	long: number;
}

const EARTH_RADIUS_METERS = 6_371_008.8;
/** The specification's value. */
export const MILES_PER_METER = 0.000621371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;
/** Along a meridian of a spherical earth. */
export const MILES_PER_DEGREE = radians(EARTH_RADIUS_METERS) * MILES_PER_METER;

/** Great-circle distance in miles (haversine, IUGG mean earth radius, the specification's miles per meter). */
export function milesBetween(a: Point, b: Point): number {
	const dLat = radians(b.lat - a.lat);
	const dLong = radians(b.long - a.long);
	const h =
		Math.sin(dLat / 2) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(dLong / 2) ** 2;
	return 2 * EARTH_RADIUS_METERS * Math.asin(Math.min(1, Math.sqrt(h))) * MILES_PER_METER;
}

/** Their distance as shown in lists: in miles, to the hundredth. */
export const roundedMilesBetween = (a: Point, b: Point) => Math.round(milesBetween(a, b) * 100) / 100;

/** Two places with the same name this close together are the same place. */
export const ONE_PLACE_MILES = 0.15;

/**
 * Returns the length of a degree of longitude at a latitude, relative to one of latitude; never 0, not even at a pole.
 */
export const narrowAt = (lat: number) => Math.max(0.01, Math.cos(radians(lat)));

/**
 * Returns the point nearest to a place on a short stretch, taken as flat, and how far along the stretch it is (0 to 1).
 */
export function footOn(start: Point, end: Point, place: Point): Point & { part: number } {
	const narrow = narrowAt(place.lat);
	const [dx, dy] = [(end.long - start.long) * narrow, end.lat - start.lat];
	const squared = dx * dx + dy * dy;
	const along = (place.long - start.long) * narrow * dx + (place.lat - start.lat) * dy;
	const part = squared === 0 ? 0 : Math.min(1, Math.max(0, along / squared));
	return { lat: start.lat + dy * part, long: start.long + (end.long - start.long) * part, part };
}

/** Returns the places nearest to a point, nearest first, each with its distance in miles. */
export function nearestTo<Place extends Point>(from: Point, places: readonly Place[], count: number) {
	return places
		.map((place) => ({ place, miles: milesBetween(from, place) }))
		.sort((a, b) => a.miles - b.miles)
		.slice(0, count);
}

/** True when both are finite degrees on the globe. */
export function isPoint({ lat, long }: Point): boolean {
	return Number.isFinite(lat) && Number.isFinite(long) && Math.abs(lat) <= 90 && Math.abs(long) <= 180;
}
