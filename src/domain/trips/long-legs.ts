import { milesBetween, nearestTo, type Point } from '#domain/geo.ts';
import type { Airport } from '#domain/places/place.ts';
import { landOf } from '#domain/roads/land.ts';
import { FLOWN_FROM, MOST_DRIVING } from '#domain/roads/long-drives.ts';
import type { Town } from '#domain/towns/packed-towns.ts';
import type { LegDrive } from '../roads/drive-estimate.ts';
import type { StopPlace } from './stop-place.ts';

/** Ends a day a little early: the town is off the route, and the rest must fit, too. */
const SHARE_OF_DAY = 0.95;
/** In miles. The biggest town within reach has the most beds; if there is none, the nearest one is used. */
const OFF_THE_WAY = 15;

/** Finds a place to sleep on a drive too long for one day: a town near the end of the first of its equal parts. */
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

/** Returns the point at a fraction of a line's length, 0 to 1. */
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

export const pointsOf = (line: Float32Array | undefined): Point[] =>
	Array.from({ length: (line?.length ?? 0) / 2 }, (_, at) => ({
		lat: line?.[at * 2] ?? 0,
		long: line?.[at * 2 + 1] ?? 0,
	}));

/** The farthest a family drives for a flight, in miles: in general, and to a hub. */
const [FARTHEST_AIRPORT, FARTHEST_HUB] = [150, 90];

/** In miles: a shorter flight is useless, even where no road leads. */
const SHORTEST_FLIGHT = 80;

/**
 * Finds the airports for a flight between two places; an end that is an airport counts itself. Null when none is near,
 * or the family would drive from one to the other.
 */
export function flightBetween(from: StopPlace, to: StopPlace, airports: readonly Airport[]) {
	const leaves = airportFor(from, airports);
	const lands = airportFor(to, airports);
	if (!leaves || !lands) return null;
	const least = landOf(leaves) === landOf(lands) ? FLOWN_FROM : SHORTEST_FLIGHT;
	return milesBetween(leaves, lands) < least ? null : { leaves, lands };
}

/** A small hub has fewer flights, so it is used only if it is this many times nearer than a larger one. */
const SMALL_HUB = 2;

/** Finds the nearest hub or, failing that, the nearest airport with airline service. */
function airportFor(place: StopPlace, airports: readonly Airport[]): Airport | null {
	if (place.type === 'airport') return airports.find(({ place_id }) => place_id === place.code) ?? null;
	const served = nearestTo(place, airports, airports.length).filter((near) => near.place.hub !== '');
	const [hub] = served
		.filter(({ place: { hub }, miles }) => hub !== 'N' && miles <= FARTHEST_HUB)
		.sort((a, b) => effortOf(a) - effortOf(b));
	const [nearest] = served;
	return hub?.place ?? (nearest && nearest.miles <= FARTHEST_AIRPORT ? nearest.place : null);
}

const effortOf = ({ place, miles }: { place: Airport; miles: number }) =>
	miles * (place.hub === 'S' ? SMALL_HUB : 1);
