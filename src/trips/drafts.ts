import { useLiveQuery } from 'dexie-react-hooks';
import { orWarn } from '#db/or-warn.ts';
import { readDraftId, readTrips } from '#db/queries.ts';
import { sharedDb } from '#db/shared-db.ts';
import { paths } from '#domain/paths.ts';
import { type Trip, tripFromCells } from '#domain/trips/trip.ts';
import { isBlank } from '#domain/trips/trip-content.ts';

/** A trip on this device that belongs to no account. */
export interface Draft {
	trip: Trip;
	/** True for the draft open in the planner; the others were set aside. */
	isOpen: boolean;
	/** The draft's address. */
	to: string;
}

/** Reads this device's non-empty drafts, the open one first. Rejects when the device does not let us read them. */
export async function readDrafts(): Promise<Draft[]> {
	// In one transaction: between two reads, the open draft may become another one.
	const { meta, trips } = sharedDb;
	const [openId, rows] = await sharedDb.transaction('r', [meta, trips], async () =>
		Promise.all([readDraftId(sharedDb), readTrips(sharedDb)]),
	);
	return rows
		.map(({ id, view }): Draft => {
			const isOpen = id === openId;
			const to = isOpen ? paths.tripPlanner : paths.draftAside(id);
			return { trip: tripFromCells(id, view), isOpen, to };
		})
		.filter(({ trip }) => !isBlank(trip))
		.sort((a, b) => Number(b.isOpen) - Number(a.isOpen));
}

/** Returns the same, live across all tabs; undefined until the device has answered, none if it cannot read. */
export function useDrafts(): Draft[] | undefined {
	return useLiveQuery(async () => orWarn(UNREADABLE, readDrafts, { unread: [] }), []);
}

const UNREADABLE = 'The drafts could not be read from this device';
