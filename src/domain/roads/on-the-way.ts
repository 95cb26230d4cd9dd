import { footOn, MILES_PER_DEGREE, milesBetween, narrowAt, type Point } from '#domain/geo.ts';
import { estimateDrive, type KnownDrives } from './drive-estimate.ts';
import type { Bounds } from './packed-lines.ts';

/** How many miles off the road still counts as on the way. */
export const wayMiles = [5, 10, 20] as const;
export type WayMiles = (typeof wayMiles)[number];

/** A leg yet to be driven. */
export interface WayLeg {
	from: Point;
	to: Point;
	/** The line along its highways, alternating latitude and longitude. */
	line: ArrayLike<number>;
	/** The index that a new stop on this leg would get. */
	at: number;
}

/** A place on the way: how many miles off the road, and from which leg. */
export interface OnTheWay<Place> {
	place: Place;
	miles: number;
	leg: WayLeg;
}

/** Returns the places within a distance in miles of the legs, each with its nearest leg, nearest first. */
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
 * Returns the minutes of driving that a stop at a place adds to a leg; null if no road goes there. Drives from
 * different sources cannot be compared: if they differ, all three are computed by straight line.
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

/** Returns the miles from a place to the nearest point on a line; infinite if certainly more than `most`. */
function milesOff(place: Point, points: readonly Point[], most: number): number {
	const lat = (most * 1.01) / MILES_PER_DEGREE;
	const long = lat / narrowAt(place.lat) + 0.01;
	const box = {
		south: place.lat - lat,
		north: place.lat + lat,
		west: place.long - long,
		east: place.long + long,
	};
	let nearest = Number.POSITIVE_INFINITY;
	for (const [at, end] of points.entries()) {
		const start = points[at - 1] ?? end;
		if (isOutside(box, start, end)) continue;
		nearest = Math.min(nearest, milesBetween(place, footOn(start, end, place)));
	}
	return nearest;
}

/** True when a stretch lies entirely to one side of the box, as most do, and needs no geometry. */
function isOutside({ south, north, west, east }: Bounds, start: Point, end: Point): boolean {
	return (
		Math.min(start.lat, end.lat) > north ||
		Math.max(start.lat, end.lat) < south ||
		Math.min(start.long, end.long) > east ||
		Math.max(start.long, end.long) < west
	);
}
