import type { Cell } from './cell.ts';
import type { HistoryEntry } from './device-state.ts';
import type { Mark } from './mark.ts';
import type { Ack } from './wire.ts';

/** A cell on the server: who wrote it, when by the corrected clock, and which of that device's writes it was. */
export interface StoredCell extends Cell {
	t: number;
	device: string;
	seq: number;
}

/** A trip on the server. */
export interface StoredTrip {
	/** The account's revision at which anything in it last changed. */
	rev: number;
	cells: ReadonlyMap<string, StoredCell>;
	/** When it went to the trash, by the server's clock; null while it is live. */
	trashed_at: number | null;
}

/** A value that gave way, with what the server needs to page and prune it. */
export interface StoredHistory extends HistoryEntry {
	hidden_by_device: string | null;
	seq: number;
	/** The account's revision at which it came to history. */
	at: number;
	/** When that was, by the server's clock. */
	kept_at: number;
}

/** Everything that the server holds of one account's trips. */
export interface AccountState {
	/** Changes when the database is restored from a backup. */
	epoch: string;
	/** Counts every change of the account. */
	rev: number;
	/** The last write that counted; null before the first. */
	mark: Mark | null;
	/** A device whose cursor is below this may hold trips that are deleted for good. */
	floor: number;
	trips: ReadonlyMap<string, StoredTrip>;
	history: readonly StoredHistory[];
	/** The first verdict on each operation, by its id. */
	verdicts: ReadonlyMap<string, { ack: Ack; at: number }>;
	/** The largest sequence number worked on, by device: outlives the verdicts. */
	watermarks: ReadonlyMap<string, number>;
}

/** An account without a trip. */
export function newAccount(epoch: string): AccountState {
	return {
		epoch,
		rev: 0,
		mark: null,
		floor: 0,
		trips: new Map(),
		history: [],
		verdicts: new Map(),
		watermarks: new Map(),
	};
}
