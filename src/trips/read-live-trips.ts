import { liveTrips, type Trip } from '#domain/trips/trip.ts';
import type { AccountSync } from '#sync/account-sync.ts';
import { readSavedTrips } from '#sync/read-saved-trips.ts';

/**
 * Reads an account's saved trips on this device outside the trash, most recently changed first. Rejects when the device
 * does not let us read them.
 */
export async function readLiveTrips({ db }: AccountSync): Promise<Trip[]> {
	const { rows } = await readSavedTrips(db);
	return liveTrips(rows);
}
