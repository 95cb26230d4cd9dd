import { DAY_MS } from '#domain/durations.ts';
import type { Op } from '#domain/sync/device-state.ts';
import type { Ack, SyncRequest } from '#domain/sync/wire.ts';
import type { syncAccounts } from './table.ts';

/** Pushes an account may make per minute: far more than a family with ten devices, far fewer than a loop. */
const PUSHES_PER_MINUTE = 600;

/**
 * Bytes of edits an account may push at once, and again per day: thousands of notes rewritten, or 200 trips imported.
 * Security: replaced and deleted data stays for 30 days, so without this limit one account could fill the disk.
 */
export const MOST_PUSHED_BYTES = 8 * 1024 * 1024;

const MINUTE_MS = 60_000;
const minuteOf = (now: number) => Math.floor(now / MINUTE_MS);

/** What an account has recently pushed. */
export type PushCount = Pick<
	typeof syncAccounts.$inferSelect,
	'minute' | 'pushes' | 'pushed_at' | 'pushed_bytes'
>;

/** Returns the seconds until an account may push, or 0. */
export function secondsToWait(row: PushCount | undefined, now: number): number {
	const tooMuch = bytesLeft(row, now) - MOST_PUSHED_BYTES;
	if (tooMuch > 0) return Math.ceil((tooMuch / MOST_PUSHED_BYTES) * (DAY_MS / 1000));
	if (row?.minute !== minuteOf(now) || row.pushes < PUSHES_PER_MINUTE) return 0;
	return Math.ceil(((row.minute + 1) * MINUTE_MS - now) / 1000);
}

/** Adds to an account's pushes one whose operations were judged now for the first time. */
export function withPush(
	row: PushCount | undefined,
	judged: readonly { op: Op; ack: Ack }[],
	now: number,
): PushCount {
	const minute = minuteOf(now);
	// A refused value is not stored, and may be nested too deep to measure.
	const stored = judged.map(({ op, ack }) => (ack.verdict === 'refused' ? { ...op, value: null } : op));
	return {
		minute,
		pushes: (row?.minute === minute ? row.pushes : 0) + 1,
		pushed_at: now,
		pushed_bytes: bytesLeft(row, now) + Buffer.byteLength(JSON.stringify(stored)),
	};
}

/** The bytes that still count: each day takes off a day's allowance. */
function bytesLeft(row: PushCount | undefined, now: number): number {
	if (!row) return 0;
	const days = Math.max(0, now - row.pushed_at) / DAY_MS;
	return Math.max(0, Math.floor(row.pushed_bytes - days * MOST_PUSHED_BYTES));
}

/** True for a request that counts as a push. */
export const isPush = ({ ops }: SyncRequest) => ops.length > 0;
