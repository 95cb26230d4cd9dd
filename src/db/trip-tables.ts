import type Dexie from 'dexie';
import type { EntityTable } from 'dexie';
import type { RoadDrive } from '#domain/roads/road-drives.ts';
import type { HistoryEntry, Op, RefusedOp, TripOnDevice } from '#domain/sync/device-state.ts';

/** Loose values of one database: the device's id, the next sequence number, the draft's id, the cursor, the last sync, what was looked at, what a visitor wished for, the drafts that are kept without asking. */
export interface MetaRow {
	key:
		| 'device'
		| 'next_seq'
		| 'draft'
		| 'epoch'
		| 'cursor'
		| 'resets'
		| 'marks'
		| 'reset'
		| 'synced_at'
		| 'seen_changes'
		| 'device_names'
		| 'wish'
		| 'kept_drafts'
		| 'guide_marks'
		| 'home_screen_told';
	value: unknown;
}

/** The drives along the streets between the stops of a trip, which go with it. */
export interface StreetsRow {
	trip: string;
	/** By the two ends; `drive` is null where the service knows no road. */
	drives: Record<string, StreetDrive>;
}

/** A drive as the service told it. */
export interface StreetDrive {
	drive: RoadDrive | null;
	/** When it did, epoch milliseconds. */
	told_at: number;
}

/** The tables that trips live in, the same in the shared database (the draft) and in an account's own. */
export interface TripTables {
	trips: EntityTable<TripOnDevice, 'id'>;
	outbox: EntityTable<Op, 'seq'>;
	refused: EntityTable<RefusedOp & { id: string }, 'id'>;
	history: EntityTable<HistoryEntry & { id: number }, 'id'>;
	meta: EntityTable<MetaRow, 'key'>;
	streets: EntityTable<StreetsRow, 'trip'>;
}

export type TripDb = Dexie & TripTables;

/** The stores of version 1; a later version adds its own beside them. */
export const TRIP_STORES = {
	trips: 'id',
	outbox: 'seq, id, trip, [trip+path]',
	refused: 'id',
	history: '++id, trip',
	meta: 'key',
} as const;

/** What came beside them later. */
export const STREET_STORES = { streets: 'trip' } as const;
