import { sharedDb } from '#db/shared-db.ts';
import { type Trip, tripFromCells } from '#domain/trips/trip.ts';
import { currentAccount } from '#sync/current-account.ts';
import { DRAFT } from '#sync/edit.ts';
import { readTrip } from '#sync/read-trip.ts';
import { readSavedTrips } from '#sync/saved-on-disk.ts';

/** The trips that are on this device, those in the trash aside. */
export interface TripsHere {
	/** Null while it has no stops. */
	draft: Trip | null;
	/** Of who is signed in, the one changed last first. */
	saved: Trip[];
}

/** Reads the trips from this device alone; what it cannot read is not here. Settle who is signed in first. */
export async function readTripsHere(): Promise<TripsHere> {
	const [draft, saved] = await Promise.all([readDraft(), readSaved()]);
	return { draft, saved };
}

async function readDraft(): Promise<Trip | null> {
	const { id, cells } = await readTrip(sharedDb, DRAFT);
	const draft = cells && tripFromCells(id, cells);
	return draft && draft.stops.length > 0 ? draft : null;
}

async function readSaved(): Promise<Trip[]> {
	const account = currentAccount();
	if (!account) return [];
	try {
		const { rows } = await readSavedTrips(account.db);
		return rows.map(({ id, view }) => tripFromCells(id, view)).filter(({ life }) => life === 'live');
	} catch (error) {
		console.error('The saved trips could not be read from this device', error);
		return [];
	}
}
