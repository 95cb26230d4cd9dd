import { liveQuery, type Observable } from 'dexie';
import type { Cells } from '#domain/sync/cell.ts';
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
