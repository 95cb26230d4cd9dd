import { milesBetween, type Point } from '#domain/geo.ts';
import { estimateDrive, type KnownDrives } from '#domain/trips/drive-estimate.ts';

/** How far off the road something may lie to be on the way, in miles. */
export const wayMiles = [5, 10, 20] as const;
export type WayMiles = (typeof wayMiles)[number];

/** A leg that is still ahead. */
export interface WayLeg {
	from: Point;
	to: Point;
	/** The way of its highways, latitude and longitude by turns. */
	line: ArrayLike<number>;
	/** The place in the trip's order that a stop on this leg would take. */
	at: number;
}

/** Something on the way: how far off the road, and on which leg. */
export interface OnTheWay<Place> {
	place: Place;
	miles: number;
	leg: WayLeg;
}

/** The places within so many miles of the legs, each with the leg that it is nearest to, the nearest first. */
export function onTheWay<Place extends Point>(
	legs: readonly WayLeg[],
	places: readonly Place[],
	within: number,
): OnTheWay<Place>[] {
	const roads = legs.map((leg) => ({ leg, points: pointsOf(leg) }));
	return places
		.flatMap((place) => {
			let nearest: OnTheWay<Place> | undefined;
			for (const { leg, points } of roads) {
				const miles = milesOff(place, points, nearest?.miles ?? within);
				if (miles <= within && (!nearest || miles < nearest.miles)) nearest = { place, miles, leg };
			}
			return nearest ?? [];
		})
		.sort((a, b) => a.miles - b.miles);
}

/**
 * The minutes that a stop somewhere adds to a leg's driving; null where no road goes there. Drives that are known in different ways
 * cannot be compared: where they are, all three go by the straight line.
 */
export function detourMinutes({ from, to }: WayLeg, place: Point, known: KnownDrives): number | null {
	const by = (between: KnownDrives['between']) => [
		between(from, place),
		between(place, to),
		between(from, to),
	];
	const drives = by(known.between);
	const isMixed = new Set(drives.map((drive) => drive?.by)).size > 1;
	const [there, on, straight] = drives.includes(null) || !isMixed ? drives : by(estimateDrive);
	return there && on && straight ? Math.max(0, there.minutes + on.minutes - straight.minutes) : null;
}

function pointsOf({ from, to, line }: WayLeg): Point[] {
	const points = [from];
	for (let at = 0; at + 1 < line.length; at += 2)
		points.push({ lat: line[at] as number, long: line[at + 1] as number });
	return [...points, to];
}

const MILES_A_DEGREE = 69.1;

/** Miles from a place to the nearest point of a line; infinite where it is surely farther than `most`. */
function milesOff(place: Point, points: readonly Point[], most: number): number {
	const narrow = narrowAt(place);
	let nearest = Number.POSITIVE_INFINITY;
	for (const [at, end] of points.entries()) {
		const start = points[at - 1] ?? end;
		if (isFar(place, start, end, most, narrow)) continue;
		nearest = Math.min(nearest, milesBetween(place, footOn(start, end, place)));
	}
	return nearest;
}

/** The point of a short stretch that is nearest to a place. */
export function footOn(start: Point, end: Point, place: Point): Point {
	const narrow = narrowAt(place);
	const [dx, dy] = [(end.long - start.long) * narrow, end.lat - start.lat];
	const along = (place.long - start.long) * narrow * dx + (place.lat - start.lat) * dy;
	const part = Math.min(1, Math.max(0, along / Math.max(dx * dx + dy * dy, 1e-12)));
	return {
		lat: start.lat + (end.lat - start.lat) * part,
		long: start.long + (end.long - start.long) * part,
	};
}

/** How much shorter a degree of longitude is than one of latitude. */
const narrowAt = ({ lat }: Point) => Math.max(0.01, Math.cos((lat * Math.PI) / 180));

/** Whether a stretch lies all to one side, farther off than that: most do, and need no geometry. */
function isFar(place: Point, start: Point, end: Point, most: number, narrow: number): boolean {
	const lat = (most * 1.01) / MILES_A_DEGREE;
	const long = lat / narrow + 0.01;
	return (
		Math.min(start.lat, end.lat) - place.lat > lat ||
		place.lat - Math.max(start.lat, end.lat) > lat ||
		Math.min(start.long, end.long) - place.long > long ||
		place.long - Math.max(start.long, end.long) > long
	);
}
