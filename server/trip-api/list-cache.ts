import { type NearbyOf, savedTripOf } from '#domain/trips/saved-trip.ts';
import type { AccountReader } from '#server/sync/account-reader.ts';

const MOST_CACHED = 300;
/** Longer lists are built each time: a few hundred of them would fill the memory. */
const LONGEST_CACHED = 100_000;

/**
 * Lists an account's saved trips, as JSON, last changed first. The list is rebuilt when the account's revision, which
 * counts every change of its trips, or the content near them changes; both revisions are read from the database each
 * time.
 */
export function createListCache(
	reader: AccountReader,
	{ nearbyOf, readRevision }: { nearbyOf: NearbyOf; readRevision: () => number },
): (accountId: string) => Promise<string> {
	const cache = new Map<string, { mark: string; json: string }>();
	return async (accountId) => {
		const { epoch = '', rev = 0, mark: last = null } = reader.account(accountId) ?? {};
		const mark = JSON.stringify([epoch, rev, last, readRevision()]);
		const known = cache.get(accountId);
		if (known?.mark === mark) return known.json;
		const stored = [...reader.trips(accountId)];
		const trips = await Promise.all(stored.map(([id, trip]) => savedTripOf(id, trip, nearbyOf)));
		const json = JSON.stringify(trips.filter(({ deleted }) => !deleted).reverse());
		const [oldest] = cache.keys();
		if (cache.size >= MOST_CACHED && oldest !== undefined) cache.delete(oldest);
		if (json.length <= LONGEST_CACHED) cache.set(accountId, { mark, json });
		return json;
	};
}
