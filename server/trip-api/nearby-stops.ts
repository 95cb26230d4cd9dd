import { guidedTypes, type Place } from '#domain/places/place.ts';
import type { NearbyOf } from '#domain/trips/saved-trip.ts';
import { catalogueKey, placeKey } from '#domain/trips/stop-code.ts';
import type { Stores } from '#server/stores.ts';

const MOST_CACHED = 500;

/**
 * Creates the search for hotels, restaurants and sights near a stop, which caches results until the content changes.
 */
export function createNearby({ places }: Pick<Stores, 'places'>, readRevision: () => number): NearbyOf {
	const known = new Map<string, Place[]>();
	let knownAt = Number.NaN;

	return async (stop) => {
		const { lat, long } = stop;
		const revision = readRevision();
		if (revision !== knownAt || known.size >= MOST_CACHED) known.clear();
		knownAt = revision;
		const key = `${lat} ${long}`;
		const found = known.get(key) ?? (await places.near({ lat, long }, guidedTypes));
		known.set(key, found);
		const own = placeKey(stop);
		return found.filter(({ type, place_id: code }) => catalogueKey({ type, code }) !== own);
	};
}
