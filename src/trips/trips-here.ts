import { type Trip, tripFromCells } from '#domain/trips/trip.ts';
import { currentAccount } from '#sync/current-account.ts';
import { readSavedTrips } from '#sync/saved-on-disk.ts';
import { type Draft, readDrafts } from './drafts.ts';

/** The trips that are on this device, those in the trash aside. */
export interface TripsHere {
	/** The one that the planner has open first. */
	drafts: Draft[];
	/** Of who is signed in, the one changed last first. */
	saved: Trip[];
}

/** Reads the trips from this device alone; what it cannot read is not here. Settle who is signed in first. */
export async function readTripsHere(): Promise<TripsHere> {
	const [drafts, saved] = await Promise.all([readDrafts(), readSaved()]);
	return { drafts, saved };
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
