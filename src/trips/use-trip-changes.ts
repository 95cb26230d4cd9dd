import { useLiveQuery } from 'dexie-react-hooks';
import { orWarn } from '#db/or-warn.ts';
import { readTripCells, readTripHistory } from '#db/queries.ts';
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
	const [cells, history, device, names] = await Promise.all([
		readTripCells(db, tripId),
		readTripHistory(db, tripId),
		db.meta.get('device'),
		db.meta.get('device_names'),
	]);
	const thisDevice = device?.value as string | undefined;
	const deviceNames = (names?.value ?? {}) as Record<string, string>;
	return { tripId, cells: cells ?? null, isReadable: true, history, thisDevice, deviceNames };
}

const UNREADABLE = 'The changes of a trip could not be read from this device';
