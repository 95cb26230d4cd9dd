import { useLiveQuery } from 'dexie-react-hooks';
import { useSyncExternalStore } from 'react';
import { orWarn } from '#db/or-warn.ts';
import type { TripDb } from '#db/trip-tables.ts';
import type { Cells } from '#domain/sync/cell.ts';
import { withChanges } from '#domain/sync/rebase.ts';
import { type Trip, tripFromCells } from '#domain/trips/trip.ts';
import { useObservable } from '#runtime/observable.ts';
import type { AccountSync } from '#sync/account-sync.ts';
import {
	allEditsHere,
	changesSince,
	countHeld,
	editsHere,
	onHeldChanges,
	writtenSince,
} from '#sync/held-changes.ts';
import { readSavedTrips, type SavedTripsReading } from '#sync/read-saved-trips.ts';
import { type SyncStatus, statusOf } from '#sync/status.ts';
import type { SyncPhase } from '#sync/sync-schedule.ts';

/** A saved trip in a list, including edits in memory. */
export interface SavedTripRow {
	trip: Trip;
	/** For `copyTrip` and `invert`. */
	cells: Cells;
	/** The last change this device knows of, in epoch milliseconds. */
	changedAt: number;
	status: SyncStatus;
	/** How many values written here were replaced by another device's and are no longer in the trip. */
	gaveWay: number;
}

export interface SavedTrips {
	/** Most recently changed first. */
	live: SavedTripRow[];
	trashed: SavedTripRow[];
	/** How safe everything is as a whole; refused edits are reported where they are. */
	status: SyncStatus;
	/** True once the server has told this device which trips there are. */
	isSynced: boolean;
}

/**
 * Returns an account's saved trips, live across all tabs; undefined until the device has answered, null if it cannot
 * read.
 */
export function useSavedTrips({ db, phase }: AccountSync): SavedTrips | undefined | null {
	const reading = useLiveQuery(
		async () => orWarn(UNREADABLE, () => readSavedTrips(db), { unread: null, mayLeave: db }),
		[db],
	);
	const now = useObservable(phase);
	useSyncExternalStore(onHeldChanges, () => allEditsHere(db));
	return reading && savedTrips(db, reading, now);
}

/** Combines a reading with this page's edits into the list, which would jump back for a moment without them. */
export function savedTrips(db: TripDb, reading: SavedTripsReading, phase: SyncPhase): SavedTrips {
	const { syncedAt, nextSeq } = reading;
	const all = { notSaved: 0, saving: 0, unsent: reading.unsent, refusedCode: null, syncedAt, phase };
	// Also of a trip that is only in memory, and has no row.
	for (const edits of allEditsHere(db)?.values() ?? []) {
		const held = countHeld(edits);
		all.notSaved += held.notSaved;
		all.saving += held.saving;
	}
	const rows = reading.rows.map(({ id, view, unsent, refusedCode, changedAt, gaveWay }): SavedTripRow => {
		const edits = editsHere(db, id);
		const held = countHeld(edits);
		const written = writtenSince(edits, nextSeq).length;
		all.unsent += written;
		const changes = changesSince(edits, nextSeq);
		const cells = withChanges(view, changes);
		const status = statusOf({ ...held, unsent: unsent + written, refusedCode, syncedAt, phase });
		const lastAt = changes.length > 0 ? Math.max(changedAt, edits.changedAt) : changedAt;
		return { trip: tripFromCells(id, cells), cells, changedAt: lastAt, status, gaveWay };
	});
	rows.sort((a, b) => b.changedAt - a.changedAt);
	return {
		live: rows.filter(({ trip }) => trip.life === 'live'),
		trashed: rows.filter(({ trip }) => trip.life === 'trashed'),
		status: statusOf(all),
		isSynced: syncedAt !== null,
	};
}

const UNREADABLE = 'The saved trips could not be read from this device';
