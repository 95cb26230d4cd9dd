import { milesBetween, nearestTo, type Point } from '#domain/geo.ts';
import type { Town } from '#domain/map/packed-towns.ts';
import type { Airport } from '#domain/places/place.ts';
import { MOST_DRIVING } from '#domain/schedule/usual-times.ts';
import type { Drive, DriveEnd, LegDrive } from './drive-estimate.ts';
import type { StopPlace } from './stop-place.ts';

/** Whether a drive is longer than a family's day at the wheel. */
export const isTooLong = ({ minutes }: Drive): boolean => minutes > MOST_DRIVING;

/** What the leg of a flight is called. */
export const FLIGHT = 'Flight';

/** Whether a family flies: from airport to airport, where no road leads or the drive is too long for a day. */
export const isFlown = (from: DriveEnd, to: DriveEnd, drive: Drive | null): boolean =>
	from.type === 'airport' && to.type === 'airport' && (!drive || isTooLong(drive));

/** A day ends a little before it has to: the town lies off the way, and the rest must fit, too. */
const SHARE_OF_DAY = 0.95;
/** In miles. The biggest town within reach has the most beds; where there is none, the nearest one has some. */
const OFF_THE_WAY = 15;

/** Where to sleep on a drive that is too long for one day: a town where the first of its equal parts ends. */
export function townForNight(
	drive: LegDrive,
	ends: { from: Point; to: Point },
	towns: readonly Town[],
): Town | null {
	const days = Math.ceil(drive.minutes / (MOST_DRIVING * SHARE_OF_DAY));
	const there = pointAlong([ends.from, ...pointsOf(drive.line), ends.to], 1 / days);
	const near = towns.filter((town) => milesBetween(there, town) <= OFF_THE_WAY);
	return near.sort((a, b) => b.size - a.size)[0] ?? nearestTo(there, towns, 1)[0]?.place ?? null;
}

/** The point at a part of a line's length, 0 to 1. */
function pointAlong(line: readonly Point[], part: number): Point {
	const miles = line.slice(1).map((point, at) => milesBetween(line[at] ?? point, point));
	let rest = miles.reduce((sum, each) => sum + each, 0) * part;
	for (const [at, each] of miles.entries()) {
		const [start, end] = [line[at] as Point, line[at + 1] as Point];
		if (rest > each) {
			rest -= each;
			continue;
		}
		const along = each === 0 ? 0 : rest / each;
		return {
			lat: start.lat + (end.lat - start.lat) * along,
			long: start.long + (end.long - start.long) * along,
		};
	}
	return line.at(-1) as Point;
}

/** The points of a drive's line. */
export const pointsOf = (line: Float32Array | undefined): Point[] =>
	Array.from({ length: (line?.length ?? 0) / 2 }, (_, at) => ({
		lat: line?.[at * 2] ?? 0,
		long: line?.[at * 2 + 1] ?? 0,
	}));

/** Families drive so far for a flight, in miles; and no farther than this to one of the big airports. */
const [FARTHEST_AIRPORT, FARTHEST_BIG_AIRPORT] = [150, 90];
/** In miles: nobody flies less far. */
const SHORTEST_FLIGHT = 80;

/** The airports of a flight between two places, an end that is one included; null where none is near. */
export function flightBetween(from: StopPlace, to: StopPlace, airports: readonly Airport[]) {
	const leaves = airportFor(from, airports);
	const lands = airportFor(to, airports);
	if (!leaves || !lands || milesBetween(leaves, lands) < SHORTEST_FLIGHT) return null;
	return { leaves, lands };
}

/** The nearest that calls itself international, which airlines fly to; where there is none near, the nearest at all. */
function airportFor(place: StopPlace, airports: readonly Airport[]): Airport | null {
	if (place.type === 'airport') return airports.find(({ place_id }) => place_id === place.code) ?? null;
	const big = airports.filter(({ name }) => name.includes('International'));
	const [nearestBig, nearest] = [nearestTo(place, big, 1)[0], nearestTo(place, airports, 1)[0]];
	if (nearestBig && nearestBig.miles <= FARTHEST_BIG_AIRPORT) return nearestBig.place;
	return nearest && nearest.miles <= FARTHEST_AIRPORT ? nearest.place : null;
}
