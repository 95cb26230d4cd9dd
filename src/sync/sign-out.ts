import { readRefused, readTrips } from '#db/queries.ts';
import type { TripDb } from '#db/trip-tables.ts';
import { tripFromCells } from '#domain/trips/trip.ts';
import type { AccountSync } from './account-sync.ts';
import { hasHeldChanges } from './held-changes.ts';

/**
 * Gets ready to sign out: what is not sent yet is sent, once. Answers how many edits are still only on this device; when
 * there are any, ask whether to sync again, to download them, or to discard them, before `forget`.
 */
export async function readyToSignOut(account: AccountSync): Promise<number> {
	if ((await countUnsent(account.db)) === 0) return 0;
	await account.call('wake');
	return countUnsent(account.db);
}

async function countUnsent(db: TripDb): Promise<number> {
	return (await db.outbox.count()) + (hasHeldChanges(db) ? 1 : 0);
}

/** Everything that an account has on this device as JSON text: trips as they are shown, unsent edits, refused ones. */
export async function downloadText(db: TripDb): Promise<string> {
	const trips = await readTrips(db);
	const [unsent, refused] = await Promise.all([db.outbox.toArray(), readRefused(db)]);
	const shown = trips.map(({ id, view }) => tripFromCells(id, view));
	return JSON.stringify({ trips: shown, unsent, refused }, null, '\t');
}
