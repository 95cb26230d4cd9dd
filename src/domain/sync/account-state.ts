import type { Cell } from './cell.ts';
import type { HistoryEntry } from './device-state.ts';
import type { Mark } from './mark.ts';
import type { Ack } from './wire.ts';

/** A cell on the server, with its author's device, that device's write number, and the corrected time. */
export interface StoredCell extends Cell {
	t: number;
	device: string;
	seq: number;
}

export interface StoredTrip {
	/** The account's revision at the last change inside the trip. */
	rev: number;
	cells: ReadonlyMap<string, StoredCell>;
	/** When it was moved to the trash or last changed there, by the server's clock; null while it is live. */
	trashed_at: number | null;
}

/** A replaced value, with the numbers the server needs to page and prune it. */
export interface StoredHistory extends HistoryEntry {
	hidden_by_device: string | null;
	seq: number;
	/** The account's revision when it moved to history. */
	at: number;
	/** When that happened, by the server's clock. */
	kept_at: number;
}

/** Everything the server stores of one account's trips. */
export interface AccountState {
	/** Changes when the database is restored from a backup. */
	epoch: string;
	/** Counts every change of the account. */
	rev: number;
	/** The last write that counted; null before the first one. */
	mark: Mark | null;
	/** A device with a cursor below this may hold permanently deleted trips. */
	floor: number;
	trips: ReadonlyMap<string, StoredTrip>;
	history: readonly StoredHistory[];
	/** The first verdict on each operation, by its id. */
	verdicts: ReadonlyMap<string, { ack: Ack; at: number }>;
	/** The largest sequence number processed, by device; retained longer than the verdicts. */
	watermarks: ReadonlyMap<string, number>;
}

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
