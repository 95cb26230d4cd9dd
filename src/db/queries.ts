import type { Cells } from '#domain/sync/cell.ts';
import type { HistoryOnDevice, RefusedOp, TripOnDevice } from '#domain/sync/device-state.ts';
import { rebase } from '#domain/sync/rebase.ts';
import { isRefusedWhole } from '#domain/sync/refused-whole.ts';
import type { TripDb } from './trip-tables.ts';

/** Reads a trip's cells as the person sees them; undefined if this database has no such trip. */
export async function readTripCells(db: TripDb, tripId: string): Promise<Cells | undefined> {
	return (await db.trips.get(tripId))?.view;
}

/** Reads the same, or else the cells of a trip that the server refused entirely. */
export function readTripOrRefused(
	db: TripDb,
	tripId: string,
): Promise<{ cells: Cells | undefined; refused: Cells | undefined }> {
	// In one transaction: between two reads, an edit may take the trip out of the tray.
	return db.transaction('r', [db.trips, db.refused], async () => {
		const cells = await readTripCells(db, tripId);
		return { cells, refused: cells ? undefined : await readRefusedWhole(db, tripId) };
	});
}

async function readRefusedWhole(db: TripDb, tripId: string): Promise<Cells | undefined> {
	const refused = await readRefused(db, tripId);
	const ops = refused.map(({ op }) => op);
	return isRefusedWhole(refused) ? rebase(new Map(), ops) : undefined;
}

export async function readDraftId(db: TripDb): Promise<string | undefined> {
	const row = await db.meta.get('draft');
	return typeof row?.value === 'string' ? row.value : undefined;
}

/** Reads the number that the next edit written to this database gets. */
export async function readNextSeq(db: TripDb): Promise<number> {
	return Number((await db.meta.get('next_seq'))?.value ?? 1);
}

/** Counts a trip's edits that the server has not taken yet. */
export function countUnsent(db: TripDb, tripId: string): Promise<number> {
	return db.outbox.where('trip').equals(tripId).count();
}

/** Reads every trip of an account on this device, including those in the trash. */
export function readTrips(db: TripDb): Promise<TripOnDevice[]> {
	return db.trips.toArray();
}

/** Reads the edits that the server refused, for one trip or for all, in the order they were made. */
export async function readRefused(db: TripDb, tripId?: string): Promise<RefusedOp[]> {
	const refused = await db.refused.toArray();
	return refused
		.filter(({ op }) => tripId === undefined || op.trip === tripId)
		.sort((a, b) => a.op.seq - b.op.seq);
}

/** Reads a trip's replaced values, latest first. */
export async function readTripHistory(db: TripDb, tripId: string): Promise<HistoryOnDevice[]> {
	const entries = await db.history.where('trip').equals(tripId).toArray();
	return entries.sort((a, b) => b.t - a.t);
}

/** Reads when everything was last sent and fetched, in epoch milliseconds; null if never. */
export async function readSyncedAt(db: TripDb): Promise<number | null> {
	const row = await db.meta.get('synced_at');
	return typeof row?.value === 'number' ? row.value : null;
}

/** Reads, for each trip, the revision up to which the person has seen its replaced values. */
export async function readSeenChanges(db: TripDb): Promise<Record<string, number>> {
	const row = await db.meta.get('seen_changes');
	return (row?.value as Record<string, number> | undefined) ?? {};
}
