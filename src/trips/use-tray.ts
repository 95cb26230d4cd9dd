import { useLiveQuery } from 'dexie-react-hooks';
import { orWarn } from '#db/or-warn.ts';
import { readRefused, readTrips } from '#db/queries.ts';
import type { TripDb } from '#db/trip-tables.ts';
import type { Cells } from '#domain/sync/cell.ts';
import type { RefusedOp } from '#domain/sync/device-state.ts';
import { rebase } from '#domain/sync/rebase.ts';
import { type Trip, tripFromCells } from '#domain/trips/trip.ts';
import type { AccountSync } from '#sync/account-sync.ts';

/** A trip's edits that were refused. */
export interface RefusedOfTrip {
	/** The trip as it would be with the refused edits. */
	trip: Trip;
	cells: Cells;
	/** True when the trip itself was refused: the tray then holds all of it. */
	isUnborn: boolean;
	/** In the order they were made. */
	refused: RefusedOp[];
}

/**
 * Returns an account's tray, by trip and live across all tabs; undefined until the device has answered, or if it cannot
 * read.
 */
export function useTray({ db }: AccountSync): RefusedOfTrip[] | undefined {
	return useLiveQuery(async () => orWarn(UNREADABLE, () => readTray(db), { unread: [], mayLeave: db }), [db]);
}

async function readTray(db: TripDb): Promise<RefusedOfTrip[]> {
	// In one transaction: between two reads, a retry may create the trip.
	const [refused, trips] = await db.transaction('r', [db.refused, db.trips], async () =>
		Promise.all([readRefused(db), readTrips(db)]),
	);
	const views = new Map(trips.map(({ id, view }) => [id, view]));
	return [...new Set(refused.map(({ op }) => op.trip))].map((tripId) => {
		const ofTrip = refused.filter(({ op }) => op.trip === tripId);
		return refusedOfTrip(tripId, ofTrip, views.get(tripId));
	});
}

// The list next to it already says that the device cannot read.
const UNREADABLE = 'The refused edits could not be read from this device';

function refusedOfTrip(tripId: string, refused: RefusedOp[], view: Cells | undefined): RefusedOfTrip {
	const cells = rebase(
		view ?? new Map(),
		refused.map(({ op }) => op),
	);
	return { trip: tripFromCells(tripId, cells), cells, isUnborn: view === undefined, refused };
}
