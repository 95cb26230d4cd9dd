import * as z from 'zod/mini';
import type { Cell, Cells, Json } from './cell.ts';
import type { HistoryEntry } from './device-state.ts';
import { API_DEVICE } from './id.ts';

export const SYNC_VERSION = 1;
/** The most operations, and characters of JSON (UTF-16 units), in one request. */
export const batchLimits = { ops: 50, characters: 64 * 1024 } as const;
/** The most documents and history entries, and characters of JSON (UTF-16 units), in one answer. */
export const pageLimits = { rows: 100, characters: 256 * 1024 } as const;

/** Plain letters only: an id that a database or a log spells differently would be a different id. */
const PLAIN_ID = /^[\w.-]{1,64}$/;
const id = z.string().check(z.regex(PLAIN_ID));
/** A trip's id where a person may have typed it, as in an address. */
export const tripIdSchema = z.string().check(z.regex(PLAIN_ID, 'must be the id of a trip'));
const revision = z.int().check(z.nonnegative());
/** Any JSON, left exactly as it arrived, including unknown keys. */
const json = z.unknown();

const opSchema = z.object({
	id,
	seq: z.int().check(z.positive()),
	trip: id,
	path: z.string(),
	value: json,
	base: revision,
	t: z.number(),
});

const markSchema = z.object({ op: id, rev: revision, at: z.number() });
/** More marks than a device ever has. */
const MOST_MARKS = 100;

/** A request to `POST /api/sync`. */
export const syncRequestSchema = z.object({
	v: z.literal(SYNC_VERSION),
	device: id.check(z.refine((device) => device !== API_DEVICE, 'must be the id of a device')),
	epoch: z.nullable(z.string()),
	cursor: revision,
	clientNow: z.number(),
	/** The account's last write known to the device; older clients leave it out. */
	mark: z.optional(z.nullable(markSchema)),
	/** The writes it knew of before the server's past changed. */
	marks: z.optional(z.array(markSchema).check(z.maxLength(MOST_MARKS))),
	limit: z.int().check(z.positive(), z.maximum(pageLimits.rows)),
	ops: z.array(opSchema).check(z.maxLength(batchLimits.ops)),
});

const ackSchema = z.object({
	id,
	verdict: z.enum(['applied', 'kept', 'refused']),
	code: z.optional(z.string()),
	rev: z.optional(revision),
});
export type Ack = z.infer<typeof ackSchema>;

const cellSchema = z.object({ v: json, r: revision });
const documentSchema = z.object({
	id,
	rev: revision,
	/** When anything in it last changed, by the server's clock; older servers leave it out. */
	t: z.optional(z.number()),
	cells: z.record(z.string(), cellSchema),
});
const historySchema = z.object({
	trip: id,
	path: z.string(),
	v: json,
	r: revision,
	t: z.number(),
	device: z.string(),
	hidden_by: revision,
	hidden_by_device: z.optional(z.nullable(z.string())),
});

/** The answer of `POST /api/sync`. */
export const syncResponseSchema = z.object({
	v: z.literal(SYNC_VERSION),
	epoch: z.string(),
	serverNow: z.number(),
	reset: z.boolean(),
	acks: z.array(ackSchema),
	trips: z.array(documentSchema),
	history: z.array(historySchema),
	cursor: revision,
	more: z.boolean(),
	/** The account's last write. */
	mark: z.optional(z.nullable(markSchema)),
	/** The last revision that this server's past shares with the request's `marks`. */
	shared: z.optional(revision),
	/** Names of the account's devices, by the id they write under; not in every answer. */
	devices: z.optional(z.record(z.string(), z.string())),
});

type Parsed = z.infer<typeof syncRequestSchema>;
/** A request with JSON values, as JSON parsing returns them. */
export type SyncRequest = Omit<Parsed, 'ops'> & { ops: (Parsed['ops'][number] & { value: Json })[] };
export type WireDocument = {
	id: string;
	rev: number;
	t?: number | undefined;
	cells: Record<string, { v: Json; r: number }>;
};
export type SyncResponse = Omit<z.infer<typeof syncResponseSchema>, 'trips' | 'history'> & {
	trips: WireDocument[];
	history: HistoryEntry[];
};

/** Returns the request in a JSON body, or null when it is not one. */
export function readSyncRequest(body: unknown): SyncRequest | null {
	return syncRequestSchema.safeParse(body).success ? (body as SyncRequest) : null;
}

/**
 * Returns the answer in a JSON body, or null when it is not one: a captive portal's page counts as a network failure.
 */
export function readSyncResponse(body: unknown): SyncResponse | null {
	// Returns the body itself, not zod's copy, which would lose a cell whose path is `__proto__`.
	return syncResponseSchema.safeParse(body).success ? (body as SyncResponse) : null;
}

export function cellsToWire(cells: ReadonlyMap<string, Cell>): WireDocument['cells'] {
	return Object.fromEntries([...cells].map(([path, { v, r }]) => [path, { v, r }]));
}

export function cellsFromWire(cells: WireDocument['cells']): Cells {
	return new Map(Object.entries(cells).map(([path, { v, r }]) => [path, { v, r }]));
}
