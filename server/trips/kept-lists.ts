import { savedTripOf } from '#domain/trips/saved-trip.ts';
import type { AccountReader } from '#server/sync/account-reader.ts';

const MOST_KEPT = 300;

/**
 * Makes the list of an account's saved trips, as JSON, the one changed last first. It is built once for each revision of the
 * account, which counts every change of its trips; the revision itself is read from the database each time.
 */
export function createKeptLists(reader: AccountReader): (accountId: string) => string {
	const kept = new Map<string, { mark: string; json: string }>();
	return (accountId) => {
		const { epoch = '', rev = 0 } = reader.account(accountId) ?? {};
		const mark = `${epoch} ${rev}`;
		const known = kept.get(accountId);
		if (known?.mark === mark) return known.json;
		const trips = [...reader.trips(accountId)].map(([id, trip]) => savedTripOf(id, trip));
		const json = JSON.stringify(trips.filter(({ deleted }) => !deleted).reverse());
		const [oldest] = kept.keys();
		if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest);
		kept.set(accountId, { mark, json });
		return json;
	};
}
