import { guidedTypes, type Place } from '#domain/places/place.ts';
import type { NearbyOf } from '#domain/trips/saved-trip.ts';
import type { Stores } from '#server/stores.ts';

const MOST_CACHED = 500;

/** Makes the search for hotels, restaurants and sights near a stop, which caches results until the content changes. */
export function createNearby({ places }: Pick<Stores, 'places'>, readRevision: () => number): NearbyOf {
	const known = new Map<string, Place[]>();
	let knownAt = Number.NaN;

	return async ({ type, code, lat, long }) => {
		const revision = readRevision();
		if (revision !== knownAt || known.size >= MOST_CACHED) known.clear();
		knownAt = revision;
		const key = `${lat} ${long}`;
		const found = known.get(key) ?? (await places.near({ lat, long }, guidedTypes));
		known.set(key, found);
		return found.filter((place) => place.type !== type || place.place_id !== code);
	};
}
