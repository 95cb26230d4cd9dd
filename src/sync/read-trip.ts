import { readDraftId, readNextSeq, readSyncedAt, readTripCells, readTripOrRefused } from '#db/queries.ts';
import type { TripDb } from '#db/trip-tables.ts';
import type { Cells } from '#domain/sync/cell.ts';
import { DRAFT } from './edit.ts';
import { editsHere } from './held-changes.ts';

/** This device's knowledge of a trip. */
export interface TripReading {
	db: TripDb;
	/** The requested id, or the `DRAFT`. */
	target: string;
	/** Empty if there is no draft. */
	id: string;
	/** Undefined when this database has no such trip, or cannot be read. */
	cells: Cells | undefined;
	/**
	 * For a trip that the server refused whole, the contents of the tray: until it is accepted, there are no others.
	 */
	refused: Cells | undefined;
	/** The cells include every edit of this device with a smaller sequence number. */
	nextSeq: number;
	/** When everything was last synced, as `readSyncedAt`; the cells are at least as new. */
	syncedAt: number | null;
	isReadable: boolean;
	/** The turn of the edits that match this reading (`EditsHere`). */
	turn: number;
}

export async function readTrip(db: TripDb, target: string): Promise<TripReading> {
	// Read first, because the draft may become another one while the disk answers.
	const { turn } = editsHere(db, target);
	try {
		// Read before the cells, so that they are at least as new as these say.
		const [nextSeq, syncedAt] = await Promise.all([readNextSeq(db), readSyncedAt(db)]);
		const id = target === DRAFT ? ((await readDraftId(db)) ?? '') : target;
		return {
			db,
			target,
			id,
			...(await readCells(db, target, id)),
			nextSeq,
			syncedAt,
			isReadable: true,
			turn,
		};
	} catch (error) {
		// A device that cannot even read still edits in memory; its writes say "not saved". A database closed on
		// purpose is not a failure.
		if (!db.hasBeenClosed()) console.error('The trip could not be read from this device', error);
		const nothing = { cells: undefined, refused: undefined, syncedAt: null };
		return { db, target, id: target, ...nothing, nextSeq: 1, isReadable: false, turn };
	}
}

async function readCells(
	db: TripDb,
	target: string,
	id: string,
): Promise<Pick<TripReading, 'cells' | 'refused'>> {
	// A draft is never sent, so the server refuses none of it.
	return target === DRAFT
		? { cells: await readTripCells(db, id), refused: undefined }
		: readTripOrRefused(db, id);
}
