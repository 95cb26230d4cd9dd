import { useLiveQuery } from 'dexie-react-hooks';
import { useMemo, useSyncExternalStore } from 'react';
import type { TripDb } from '#db/trip-tables.ts';
import type { Cells } from '#domain/sync/cell.ts';
import { withChanges } from '#domain/sync/rebase.ts';
import { type Trip, tripFromCells } from '#domain/trips/trip.ts';
import { changesSince, type EditsHere, editsHere, NO_EDITS, onHeldChanges } from '#sync/held-changes.ts';
import { readTrip, type TripReading } from '#sync/read-trip.ts';

/** A trip as it is on this device, including edits in memory. */
export interface OpenTrip {
	trip: Trip;
	/** Needed by `invert` for undoing. */
	cells: Cells;
	/** True once it is on disk, which a draft is not before its first edit. */
	isOnDevice: boolean;
	/** True if the server refused the trip itself: it is in the tray. */
	isRefused: boolean;
	/** False if this browser does not let us read its storage. */
	isReadable: boolean;
	/** When this device last had everything from the server, as this reading knows; null before that. */
	syncedAt: number | null;
}

/**
 * Returns the trip with an id, or the `DRAFT`, live across all tabs; undefined until the device has answered, or
 * without a database.
 */
export function useTrip(db: TripDb | undefined, target: string): OpenTrip | undefined {
	const edits = useSyncExternalStore(onHeldChanges, () => (db ? editsHere(db, target) : NO_EDITS));
	const stored = useLiveQuery(async () => db && readTrip(db, target), [db, target, edits.turn]);
	return useMemo(
		() => (db && stored && isOf(stored, { db, target }) ? openTrip(stored, { db, edits }) : undefined),
		[db, target, stored, edits],
	);
}

/** Combines a reading with this page's edits into the trip. */
export function openTrip(stored: TripReading, { db, edits }: { db: TripDb; edits: EditsHere }): OpenTrip {
	const isHere = stored.db === db;
	// A new draft's first contents would mix with the previous draft, which is shown until the device answers.
	const isEarlier = isHere && stored.turn !== edits.turn;
	// Includes what the live query does not show yet; without it, the list would jump back for a moment.
	const changes = isEarlier ? [] : changesSince(edits, isHere ? stored.nextSeq : 1);
	const cells = withChanges(stored.cells ?? stored.refused ?? new Map(), changes);
	return {
		trip: tripFromCells(stored.id, cells),
		cells,
		isOnDevice: stored.cells !== undefined || (stored.isReadable && changes.length > edits.held.length),
		isRefused: stored.refused !== undefined,
		isReadable: stored.isReadable,
		syncedAt: stored.syncedAt,
	};
}

// A live query shows its last answer until the next one comes. That is right when the draft has become the saved trip
// with the same id, and wrong in all other cases.
function isOf(stored: TripReading, { db, target }: Pick<TripReading, 'db' | 'target'>): boolean {
	return stored.id === target || (stored.db === db && stored.target === target);
}
