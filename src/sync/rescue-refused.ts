import { openNamedAccountDb } from '#db/account-db.ts';
import { orWarn } from '#db/or-warn.ts';
import { readTripCells } from '#db/queries.ts';
import type { TripDb } from '#db/trip-tables.ts';
import { withChanges } from '#domain/sync/rebase.ts';
import { tripFromCells } from '#domain/trips/trip.ts';
import { tripAsText } from '#domain/trips/trip-text.ts';
import { edit } from './edit.ts';
import { heldChanges, heldTargets } from './held-changes.ts';
import { refusedAccounts } from './refused-at-end.ts';

/** Tries again to write the edits refused of accounts that have ended, to wait on the device for their account. */
export async function retryRefusedAtEnd(): Promise<void> {
	await inEach(async (db) => {
		for (const tripId of heldTargets(db)) await edit(db, tripId, []);
	});
}

/** Returns their trips as text, as far as the device can still be read. */
export async function refusedAtEndAsText(): Promise<string> {
	const texts = await inEach((db) => Promise.all(heldTargets(db).map((tripId) => asText(db, tripId))));
	return texts.flat().join('\n\n');
}

/** The account itself is closed by now. */
function inEach<T>(work: (db: TripDb) => Promise<T>): Promise<T[]> {
	return Promise.all(
		refusedAccounts().map(async (name) => {
			const db = openNamedAccountDb(name);
			try {
				return await work(db);
			} finally {
				db.close();
			}
		}),
	);
}

async function asText(db: TripDb, tripId: string): Promise<string> {
	const stored = await orWarn('A trip is copied without what is on the disk', () =>
		readTripCells(db, tripId),
	);
	return tripAsText(tripFromCells(tripId, withChanges(stored ?? new Map(), heldChanges(db, tripId))));
}
