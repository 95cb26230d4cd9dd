import type { StoredTrip } from '#domain/sync/account-state.ts';
import { tripFromCells } from '#domain/trips/trip.ts';
import { noSuchTrip } from '#server/http/problems.ts';
import type { AccountReader } from '#server/sync/account-reader.ts';

/**
 * Returns a saved trip of the account, perhaps in the trash. A permanently deleted trip stays stored until the next
 * pruning, but no request finds it.
 * @throws Problem `trip_not_found`
 */
export function mustHave(reader: AccountReader, accountId: string, tripId: string): StoredTrip {
	const stored = reader.trip(accountId, tripId);
	if (!stored || tripFromCells(tripId, stored.cells).life === 'gone') throw noSuchTrip();
	return stored;
}
