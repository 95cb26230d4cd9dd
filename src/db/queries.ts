import { liveQuery, type Observable } from 'dexie';
import type { Cells } from '#domain/sync/cell.ts';
import type { HistoryEntry, RefusedOp, TripOnDevice } from '#domain/sync/device-state.ts';
import type { TripDb } from './trip-tables.ts';

/** The cells of a trip as the person sees them, or undefined when this database has no such trip. */
export async function readTripCells(db: TripDb, tripId: string): Promise<Cells | undefined> {
	return (await db.trips.get(tripId))?.view;
}

/** The cells of a trip now and whenever any tab changes them. */
export function watchTripCells(db: TripDb, tripId: string): Observable<Cells | undefined> {
	return liveQuery(() => readTripCells(db, tripId));
}

/** The id of this device's draft trip, or undefined when there is none. */
export async function readDraftId(db: TripDb): Promise<string | undefined> {
	const row = await db.meta.get('draft');
	return typeof row?.value === 'string' ? row.value : undefined;
}

/** How many edits of a trip the server has not taken yet. */
export function countUnsent(db: TripDb, tripId: string): Promise<number> {
	return db.outbox.where('trip').equals(tripId).count();
}

/** Every trip of an account on this device, those in the trash included. */
export function readTrips(db: TripDb): Promise<TripOnDevice[]> {
	return db.trips.toArray();
}

/** The edits that the server did not accept, of one trip or of all, in the order they were made. */
export async function readRefused(db: TripDb, tripId?: string): Promise<RefusedOp[]> {
	const refused = await db.refused.toArray();
	return refused
		.filter(({ op }) => tripId === undefined || op.trip === tripId)
		.sort((a, b) => a.op.seq - b.op.seq);
}

/** The values of a trip that gave way to others, the latest first. */
export async function readTripHistory(db: TripDb, tripId: string): Promise<HistoryEntry[]> {
	const entries = await db.history.where('trip').equals(tripId).toArray();
	return entries.sort((a, b) => b.t - a.t);
}

/** When everything was last sent and fetched, epoch milliseconds; null when it never was. */
export async function readSyncedAt(db: TripDb): Promise<number | null> {
	const row = await db.meta.get('synced_at');
	return typeof row?.value === 'number' ? row.value : null;
}
