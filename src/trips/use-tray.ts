import { useLiveQuery } from 'dexie-react-hooks';
import { readRefused, readTrips } from '#db/queries.ts';
import type { TripDb } from '#db/trip-tables.ts';
import type { Cells } from '#domain/sync/cell.ts';
import type { RefusedOp } from '#domain/sync/device-state.ts';
import { rebase } from '#domain/sync/rebase.ts';
import { type Trip, tripFromCells } from '#domain/trips/trip.ts';
import type { AccountSync } from '#sync/account-sync.ts';

/** The edits of one trip that were not accepted. */
export interface RefusedOfTrip {
	/** The trip as the refused edits would have it. */
	trip: Trip;
	cells: Cells;
	/** Whether the trip itself was refused: what lies in the tray is then all there is of it. */
	isUnborn: boolean;
	/** In the order they were made. */
	refused: RefusedOp[];
}

/** The tray of an account, by trip and live over all tabs; undefined while the device has not answered, or cannot read. */
export function useTray({ db }: AccountSync): RefusedOfTrip[] | undefined {
	return useLiveQuery(() => readTray(db), [db]);
}

async function readTray(db: TripDb): Promise<RefusedOfTrip[]> {
	try {
		const [refused, trips] = await Promise.all([readRefused(db), readTrips(db)]);
		const views = new Map(trips.map(({ id, view }) => [id, view]));
		return [...new Set(refused.map(({ op }) => op.trip))].map((tripId) => {
			const ofTrip = refused.filter(({ op }) => op.trip === tripId);
			return refusedOfTrip(tripId, ofTrip, views.get(tripId));
		});
	} catch (error) {
		// The list beside it says that the device cannot read.
		console.error('The refused edits could not be read from this device', error);
		return [];
	}
}

function refusedOfTrip(tripId: string, refused: RefusedOp[], view: Cells | undefined): RefusedOfTrip {
	const cells = rebase(
		view ?? new Map(),
		refused.map(({ op }) => op),
	);
	return { trip: tripFromCells(tripId, cells), cells, isUnborn: view === undefined, refused };
}
