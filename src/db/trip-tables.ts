import type Dexie from 'dexie';
import type { EntityTable } from 'dexie';
import type { RoadDrive } from '#domain/roads/road-drives.ts';
import type { HistoryOnDevice, Op, RefusedOp, TripOnDevice } from '#domain/sync/device-state.ts';

/**
 * Single values of one database: the device's id, the next sequence number, the draft's id, the cursor, the last sync,
 * the changes already seen, and the drafts to keep without asking.
 */
export interface MetaRow {
	key:
		| 'device'
		| 'next_seq'
		| 'draft'
		| 'epoch'
		/** The epoch in which the server lost the session: while it lasts, nothing here may be deleted. */
		| 'kept_in'
		| 'cursor'
		| 'resets'
		| 'marks'
		| 'reset'
		| 'synced_at'
		| 'seen_changes'
		| 'device_names'
		| 'kept_drafts'
		| 'guide_marks'
		| 'home_screen_told';
	value: unknown;
}

/** The street drives between a trip's stops, deleted with it. */
export interface StreetsRow {
	trip: string;
	/** By the two ends; `drive` is null if the service knows no road. */
	drives: Record<string, StreetDrive>;
}

/** A drive as received from the service. */
export interface StreetDrive {
	drive: RoadDrive | null;
	/** When it was received, in epoch milliseconds. */
	told_at: number;
}

/** The tables for trips, the same in the shared database (for the draft) and in an account's own. */
export interface TripTables {
	trips: EntityTable<TripOnDevice, 'id'>;
	outbox: EntityTable<Op, 'seq'>;
	refused: EntityTable<RefusedOp & { id: string }, 'id'>;
	history: EntityTable<HistoryOnDevice & { id: number }, 'id'>;
	meta: EntityTable<MetaRow, 'key'>;
	streets: EntityTable<StreetsRow, 'trip'>;
}

export type TripDb = Dexie & TripTables;

/** The stores of version 1; a later version adds its own. */
export const TRIP_STORES = {
	trips: 'id',
	outbox: 'seq, id, trip, [trip+path]',
	refused: 'id',
	history: '++id, trip',
	meta: 'key',
} as const;

/** Stores added later. */
export const STREET_STORES = { streets: 'trip' } as const;
