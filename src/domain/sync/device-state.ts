import type { Cells, Json } from './cell.ts';
import type { Mark } from './mark.ts';

/** One edit of one cell, as the device stores and sends it. */
export interface Op {
	id: string;
	/** Counts up on the device; the server processes operations in this order. */
	seq: number;
	trip: string;
	path: string;
	value: Json;
	/** The server revision of the value the person was looking at. */
	base: number;
	/** When it was made, by the device's clock, in epoch milliseconds. */
	t: number;
	/**
	 * The device id to send instead of the device's own, for a value resent after a restore that the later edits had
	 * not seen. The server assumes that a device has seen its own last write.
	 */
	device?: string;
}

/** A trip on a device: the server's last version, and the one the person sees. */
export interface TripOnDevice {
	id: string;
	/** Revision of the confirmed document; 0 before the server knows the trip. */
	rev: number;
	confirmed: Cells;
	/** `confirmed` with the outbox reapplied on top. */
	view: Cells;
	/** Server time of that version, epoch milliseconds. */
	seen_at: number;
	/** Server time of the last change in the confirmed document, epoch milliseconds. */
	changed_at: number;
	/** Data received since a reset began; replaces `confirmed` when the reset is complete. */
	fresh: { rev: number; cells: Cells; seen_at: number; changed_at: number } | null;
}

/** A refused edit with the reason, shown until the person deals with it. */
export interface RefusedOp {
	op: Op;
	/** A `RefusalCode`; a newer server may give a different code, which is shown as "not accepted". */
	code: string;
}

/** A replaced value, stored so that a person can bring it back. */
export interface HistoryEntry {
	trip: string;
	path: string;
	v: Json;
	/** The value's revision, or the one it got when it was replaced. */
	r: number;
	/** When it was written, by the server's clock. */
	t: number;
	device: string;
	/** The revision of the value that replaced it. */
	hidden_by: number;
	/** The device that wrote the new value; null or absent for older entries, which did not record it. */
	hidden_by_device?: string | null | undefined;
}

/** The same on a device. */
export interface HistoryOnDevice extends HistoryEntry {
	/** True once this device has rewritten the path: its newer value counts instead. */
	rewritten?: true;
}

/** Everything that one account has on one device. */
export interface DeviceState {
	device: string;
	epoch: string | null;
	cursor: number;
	next_seq: number;
	/** The number of resets: answers to requests from before a reset do not count. */
	resets: number;
	/** The account's writes that this device knows of, newest first; they reveal a server with a different past. */
	marks: readonly Mark[];
	/**
	 * The reset under way: the cursor before it, whether the server was restored from a backup, and the last write
	 * known since.
	 */
	reset: { from: number; restored: boolean; mark?: Mark | null } | null;
	trips: ReadonlyMap<string, TripOnDevice>;
	/** In the order of `seq`. */
	outbox: readonly Op[];
	refused: readonly RefusedOp[];
	history: readonly HistoryOnDevice[];
}

export function newDevice(device: string): DeviceState {
	return {
		device,
		epoch: null,
		cursor: 0,
		next_seq: 1,
		resets: 0,
		marks: [],
		reset: null,
		trips: new Map(),
		outbox: [],
		refused: [],
		history: [],
	};
}

/** A trip the device knows nothing about yet. */
export function emptyTrip(id: string): TripOnDevice {
	return { id, rev: 0, confirmed: new Map(), view: new Map(), seen_at: 0, changed_at: 0, fresh: null };
}
