import { useLiveQuery } from 'dexie-react-hooks';
import { useMemo, useSyncExternalStore } from 'react';
import { countUnsent, readDraftId, readTripCells } from '#db/queries.ts';
import type { TripDb } from '#db/trip-tables.ts';
import type { Cells } from '#domain/sync/cell.ts';
import { type Trip, tripFromCells } from '#domain/trips/trip.ts';
import { DRAFT } from './edit.ts';
import { heldChanges, onHeldChanges, withHeld } from './held-changes.ts';

/** A trip as it stands on this device, edits in memory included. */
export interface OpenTrip {
	trip: Trip;
	/** What `invert` needs for an undo. */
	cells: Cells;
	/** Whether it is on disk at all; a draft is not before its first edit. */
	isOnDevice: boolean;
	/** How many changes are in memory only: show "Not saved on this phone". */
	notSavedCount: number;
	/** How many edits wait to be sent. */
	unsentCount: number;
}

interface StoredTrip {
	id: string;
	cells: Cells | undefined;
	unsentCount: number;
}

/** The trip of an id, or the `DRAFT`, live over all tabs; undefined while the device has not answered yet. */
export function useTrip(db: TripDb, target: string): OpenTrip | undefined {
	const stored = useLiveQuery(() => readStored(db, target), [db, target]);
	const held = useSyncExternalStore(onHeldChanges, () => heldChanges(db, target));
	return useMemo(() => {
		if (!stored) return undefined;
		const cells = withHeld(stored.cells ?? new Map(), held);
		return {
			trip: tripFromCells(stored.id, cells),
			cells,
			isOnDevice: stored.cells !== undefined,
			notSavedCount: held.length,
			unsentCount: stored.unsentCount,
		};
	}, [stored, held]);
}

async function readStored(db: TripDb, target: string): Promise<StoredTrip> {
	try {
		const id = target === DRAFT ? ((await readDraftId(db)) ?? '') : target;
		return { id, cells: await readTripCells(db, id), unsentCount: await countUnsent(db, id) };
	} catch (error) {
		// A device that cannot even read still edits in memory; its writes say "not saved".
		console.error('The trip could not be read from this device', error);
		return { id: target, cells: undefined, unsentCount: 0 };
	}
}
