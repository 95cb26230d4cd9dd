import type { Change } from '#domain/sync/cell.ts';
import { stopIndexOf } from './stop-code.ts';
import type { StopPlace } from './stop-place.ts';
import type { Stop, Trip } from './trip.ts';
import { stopPath } from './trip-paths.ts';

/** Makes these places the trip's stops, in this order; stops that remain keep their id, note and times. */
export function replaceStops(trip: Trip, places: readonly StopPlace[], newId: () => string): Change[] {
	const left = [...trip.stops];
	const wanted = places.map((place) => ({ place, stop: takeSame(left, place) }));
	const ids = wanted.map(({ stop }) => stop?.id ?? newId());
	const added = wanted.flatMap(({ place, stop }, index): Change[] => {
		if (stop) return [];
		const id = ids[index] ?? '';
		return [
			{ path: stopPath(id, 'place'), value: { ...place } },
			{ path: stopPath(id, 'live'), value: true },
		];
	});
	const isOrdered = trip.stops
		.filter(({ id }) => ids.includes(id))
		.every(({ id }, index) => id === ids[index]);
	return [
		// Removals come first, so that a full trip has room for the new stops.
		...left.map(({ id }): Change => ({ path: stopPath(id, 'live'), value: false })),
		...added,
		...(isOrdered ? [] : [{ path: 'order', value: ids }]),
	];
}

function takeSame(left: Stop[], place: StopPlace): Stop | undefined {
	const at = stopIndexOf(left, place);
	return at < 0 ? undefined : left.splice(at, 1)[0];
}
