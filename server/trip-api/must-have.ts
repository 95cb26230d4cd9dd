import type { StoredTrip } from '#domain/sync/account-state.ts';
import { tripFromCells } from '#domain/trips/trip.ts';
import { noSuchTrip } from '#server/http/problems.ts';
import type { AccountReader } from '#server/sync/account-reader.ts';

/**
 * A saved trip of the account, perhaps in the trash. What was deleted for good stays stored until the next pruning, and
 * is gone for everyone who asks.
 * @throws Problem `trip_not_found`.
 */
export function mustHave(reader: AccountReader, accountId: string, tripId: string): StoredTrip {
	const stored = reader.trip(accountId, tripId);
	if (!stored || tripFromCells(tripId, stored.cells).life === 'gone') throw noSuchTrip();
	return stored;
}
