import { DAY_MS } from '#domain/durations.ts';
import type { Op } from '#domain/sync/device-state.ts';
import type { Ack, SyncRequest } from '#domain/sync/wire.ts';
import type { syncAccounts } from './table.ts';

/** Pushes an account may make per minute: far more than a family with ten devices, far fewer than a loop. */
const PUSHES_PER_MINUTE = 600;

/**
 * Bytes of edits an account may push per day (UTC): thousands of notes rewritten, or 200 trips imported. Security: what
 * is replaced or thrown away stays for 30 days, so that without an end to it one account could fill the disk.
 */
export const PUSHED_BYTES_PER_DAY = 8 * 1024 * 1024;

const MINUTE_MS = 60_000;

/** What an account has pushed this minute and this day. */
export type PushCount = Pick<typeof syncAccounts.$inferSelect, 'minute' | 'pushes' | 'day' | 'pushed_bytes'>;

const minuteOf = (now: number) => Math.floor(now / MINUTE_MS);
const dayOf = (now: number) => Math.floor(now / DAY_MS);

/** The seconds until an account may push, or 0. */
export function secondsToWait(row: PushCount | undefined, now: number): number {
	const until = (at: number) => Math.ceil((at - now) / 1000);
	if (row?.day === dayOf(now) && row.pushed_bytes >= PUSHED_BYTES_PER_DAY)
		return until((row.day + 1) * DAY_MS);
	if (row?.minute === minuteOf(now) && row.pushes >= PUSHES_PER_MINUTE)
		return until((row.minute + 1) * MINUTE_MS);
	return 0;
}

/** An account's pushes, with one that got these verdicts. */
export function withPush(
	row: PushCount | undefined,
	{ ops, acks }: { ops: readonly Op[]; acks: readonly Ack[] },
	now: number,
): PushCount {
	const minute = minuteOf(now);
	const day = dayOf(now);
	// A refused value is not stored, and may be nested too deep to measure.
	const refused = new Set(acks.filter(({ verdict }) => verdict === 'refused').map(({ id }) => id));
	const stored = ops.map((op) => (refused.has(op.id) ? { ...op, value: null } : op));
	return {
		minute,
		pushes: (row?.minute === minute ? row.pushes : 0) + 1,
		day,
		pushed_bytes: (row?.day === day ? row.pushed_bytes : 0) + Buffer.byteLength(JSON.stringify(stored)),
	};
}

/** True for a request that counts as a push. */
export const isPush = ({ ops }: SyncRequest) => ops.length > 0;
