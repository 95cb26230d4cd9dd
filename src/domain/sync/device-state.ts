import type { Cells, Json } from './cell.ts';
import type { Mark } from './mark.ts';

/** One edit of one cell, as the device keeps it and sends it. */
export interface Op {
	id: string;
	/** Counts up on the device; the server works in this order. */
	seq: number;
	trip: string;
	path: string;
	value: Json;
	/** The server revision of the value that the person was looking at. */
	base: number;
	/** When, by the device's clock, in epoch milliseconds. */
	t: number;
	/**
	 * The id under which it is sent instead of the device's own: a value sent again after a restore, which the edits behind
	 * it had not seen. The server takes a device's last write as seen by its next.
	 */
	device?: string;
}

/** A trip on a device: what the server last said, and what the person sees. */
export interface TripOnDevice {
	id: string;
	/** Revision of the confirmed document; 0 before the server knows the trip. */
	rev: number;
	confirmed: Cells;
	/** `confirmed` with the outbox applied again on top. */
	view: Cells;
	/** Server time at which it said so, epoch milliseconds. */
	seen_at: number;
	/** Server time at which anything in the confirmed document last changed, epoch milliseconds. */
	changed_at: number;
	/** What has come since a reset began; takes the place of `confirmed` when the reset is complete. */
	fresh: { rev: number; cells: Cells; seen_at: number; changed_at: number } | null;
}

/** An edit that a rule forbade, and why: shown until the person deals with it. */
export interface RefusedOp {
	op: Op;
	code: string;
}

/** A value that gave way to another, so that a person can bring it back. */
export interface HistoryEntry {
	trip: string;
	path: string;
	v: Json;
	/** The revision that the value had, or got on giving way. */
	r: number;
	/** When it was written, by the server's clock. */
	t: number;
	device: string;
	/** The revision of the value that stands in its place. */
	hidden_by: number;
	/** The device that wrote that value; null or absent from a time when nobody noted it. */
	hidden_by_device?: string | null | undefined;
}

/** Everything that one account has on one device. */
export interface DeviceState {
	device: string;
	epoch: string | null;
	cursor: number;
	next_seq: number;
	/** How many resets there were: an answer to a question from before one does not count. */
	resets: number;
	/** Writes of the account that it has heard of, the newest first: what tells that a server has another past. */
	marks: readonly Mark[];
	/**
	 * The reset under way: where the cursor stood, whether the server was restored from a backup, and the last write heard of
	 * since it began.
	 */
	reset: { from: number; restored: boolean; mark?: Mark | null } | null;
	trips: ReadonlyMap<string, TripOnDevice>;
	/** In the order of `seq`. */
	outbox: readonly Op[];
	refused: readonly RefusedOp[];
	history: readonly HistoryEntry[];
}

/** A device that has never met the server. */
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

/** A trip of which the device knows nothing yet. */
export function emptyTrip(id: string): TripOnDevice {
	return { id, rev: 0, confirmed: new Map(), view: new Map(), seen_at: 0, changed_at: 0, fresh: null };
}
