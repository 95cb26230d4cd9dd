import { limits } from '#domain/limits.ts';
import type { Change } from '#domain/sync/cell.ts';
import { addStop } from '#domain/trips/edit-stops.ts';
import { stopIndexOf } from '#domain/trips/stop-code.ts';
import type { StopPlace } from '#domain/trips/stop-place.ts';
import { newStop, type Trip } from '#domain/trips/trip.ts';
import { bareStop, clearContent, type StopContent, stopChanges } from '#domain/trips/trip-content.ts';
import { randomId } from '#sync/random-id.ts';

/** Returns the edit that adds places at the end, with new ids; null if the trip would exceed its limit of stops. */
export function addStops(
	trip: Trip,
	places: readonly StopPlace[],
	mostStops: number = limits.stopsPerTrip,
): Change[] | null {
	const changes: Change[] = [];
	let grown = trip;
	for (const place of places) {
		const id = randomId('s_');
		const added = addStop(grown, { id, place }, mostStops);
		if (!added.ok) return null;
		changes.push(...added.changes);
		grown = { ...grown, stops: [...grown.stops, newStop(id, place)] };
	}
	return changes;
}

/** Returns the edit that adds a place at its position on the way, 0 for the first; null as in `addStops`. */
export function addStopAt(
	trip: Trip,
	place: StopPlace,
	{ at, mostStops = limits.stopsPerTrip }: { at: number; mostStops?: number },
): Change[] | null {
	return insertStops(trip, [bareStop(place)], { at, mostStops });
}

/** Returns the index of the stop next to position `at` that is the same place; -1 if there is none. */
export function besideIndex({ stops }: Trip, place: StopPlace, at: number): number {
	const first = Math.max(at - 1, 0);
	const index = stopIndexOf(stops.slice(first, at + 1), place);
	return index < 0 ? -1 : first + index;
}

/** Where a place can go that the family leaves from or comes back to, such as its home. */
export type TripEnds = 'start' | 'end' | 'both';

/** Returns the ends that can take a place: those with room, and without the same place. */
export function endsFor(trip: Trip, place: StopPlace, mostStops: number): TripEnds[] {
	const { length } = trip.stops;
	if (length >= mostStops) return [];
	if (length === 0) return ['end'];
	const free = (['start', 'end'] as const).filter(
		(end) => besideIndex(trip, place, end === 'start' ? 0 : length) < 0,
	);
	return free.length === 2 && length + 2 <= mostStops ? [...free, 'both'] : free;
}

/** Returns the edit that adds a place at these ends; null as in `addStops`. */
export function addAtEnds(
	trip: Trip,
	place: StopPlace,
	{ ends, mostStops }: { ends: TripEnds; mostStops: number },
): Change[] | null {
	const most = ends === 'both' ? mostStops - 1 : mostStops;
	const first = ends === 'end' ? [] : addStopAt(trip, place, { at: 0, mostStops: most });
	// A new stop that the order does not name is the last one.
	const last = ends === 'start' ? [] : addStops(trip, [place], most);
	return first && last && [...first, ...last];
}

/**
 * Does the same as `addStopAt` for several stops, one after another, with all their details. They are always new: the
 * same place may come twice, each with its own note and times.
 */
export function insertStops(
	trip: Trip,
	stops: readonly StopContent[],
	{ at, mostStops = limits.stopsPerTrip }: { at: number; mostStops?: number },
): Change[] | null {
	if (trip.stops.length + stops.length > mostStops) return null;
	const news = stops.map((stop) => ({ stop, id: randomId('s_') }));
	const added = news.flatMap(({ stop, id }) => stopChanges([stop], () => id));
	if (at >= trip.stops.length) return added;
	const [before, after] = [trip.stops.slice(0, at), trip.stops.slice(at)];
	return [...added, { path: 'order', value: [...before, ...news, ...after].map(({ id }) => id) }];
}

/** Returns the edit that starts the trip over with other stops: nothing of it stays, including notes and dates. */
export function startOver(trip: Trip, places: readonly StopPlace[]): Change[] {
	return [...clearContent(trip), ...(addStops({ ...trip, stops: [] }, places) ?? [])];
}
