import { useMemo } from 'react';
import { sharedDb } from '#db/shared-db.ts';
import type { Cells } from '#domain/sync/cell.ts';
import { type Trip, tripFromCells } from '#domain/trips/trip.ts';
import { DRAFT } from '#sync/edit.ts';
import { withHeld } from '#sync/held-changes.ts';
import { useTrip } from '#sync/use-trip.ts';
import { useDraftWrites } from './draft-writes.ts';
import { unsettledChanges } from './settling.ts';

/** The draft trip of this device as it is shown. */
export interface Draft {
	trip: Trip;
	/** What `invert` needs for an undo. */
	cells: Cells;
	/** `none`: nothing to save yet. `saved` only when every edit is on disk. */
	saved: 'none' | 'saving' | 'saved' | 'refused';
}

/** The draft, live over all tabs; undefined while the device has not answered yet. */
export function useDraft(): Draft | undefined {
	const open = useTrip(sharedDb, DRAFT);
	const { settling, inFlight, refusal } = useDraftWrites();
	return useMemo(() => {
		if (!open) return undefined;
		const unsettled = unsettledChanges(settling, open.cells);
		const cells = unsettled.length > 0 ? withHeld(open.cells, unsettled) : open.cells;
		const trip = unsettled.length > 0 ? tripFromCells(open.trip.id, cells) : open.trip;
		const written = open.isOnDevice ? 'saved' : 'none';
		return { trip, cells, saved: refusal ? 'refused' : inFlight > 0 ? 'saving' : written };
	}, [open, settling, inFlight, refusal]);
}
