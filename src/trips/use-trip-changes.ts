import { useLiveQuery } from 'dexie-react-hooks';
import { orWarn } from '#db/or-warn.ts';
import { readSyncedAt, readTripCells, readTripHistory } from '#db/queries.ts';
import type { TripDb } from '#db/trip-tables.ts';
import type { Cells } from '#domain/sync/cell.ts';
import type { HistoryOnDevice } from '#domain/sync/device-state.ts';
import type { AccountSync } from '#sync/account-sync.ts';

/** This device's knowledge of a trip's replaced values. */
export interface TripChanges {
	tripId: string;
	/** The current trip; null if it is not on this device, or cannot be read. */
	cells: Cells | null;
	isReadable: boolean;
	/** When this device last had everything from the server, as this reading knows; null before that. */
	syncedAt: number | null;
	/** Latest first. */
	history: HistoryOnDevice[];
	/** The id under which this device writes; undefined before its first sync. */
	thisDevice: string | undefined;
	/** The names of the account's devices, by the ids under which they write. */
	deviceNames: Record<string, string>;
}

/** Returns a trip's changes, live across all tabs; undefined until the device has answered. */
export function useTripChanges({ db }: AccountSync, tripId: string): TripChanges | undefined {
	const unread = {
		tripId,
		cells: null,
		isReadable: false,
		syncedAt: null,
		history: [],
		thisDevice: undefined,
		deviceNames: {},
	};
	const changes = useLiveQuery(
		async () => orWarn(UNREADABLE, () => readChanges(db, tripId), { unread, mayLeave: db }),
		[db, tripId],
	);
	return changes?.tripId === tripId ? changes : undefined;
}

async function readChanges(db: TripDb, tripId: string): Promise<TripChanges> {
	// In one transaction, so that the cells are as new as the rest says.
	const [cells, history, syncedAt, device, names] = await db.transaction(
		'r',
		[db.trips, db.history, db.meta],
		async () =>
			Promise.all([
				readTripCells(db, tripId),
				readTripHistory(db, tripId),
				readSyncedAt(db),
				db.meta.get('device'),
				db.meta.get('device_names'),
			]),
	);
	const thisDevice = device?.value as string | undefined;
	const deviceNames = (names?.value ?? {}) as Record<string, string>;
	return { tripId, cells: cells ?? null, isReadable: true, syncedAt, history, thisDevice, deviceNames };
}

const UNREADABLE = 'The changes of a trip could not be read from this device';
