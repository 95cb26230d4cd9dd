import type { SyncRequest } from '#domain/sync/wire.ts';
import type { syncAccounts } from './table.ts';

/** Pushes an account may make per minute: far more than a family with ten devices, far fewer than a loop. */
const PUSHES_PER_MINUTE = 600;

const MINUTE_MS = 60_000;

/** An account's pushes this minute, this one included; `wait` is the seconds until it may push, or 0. */
export function countPush(
	row: Pick<typeof syncAccounts.$inferSelect, 'minute' | 'pushes'> | undefined,
	now: number,
): { minute: number; pushes: number; wait: number } {
	const minute = Math.floor(now / MINUTE_MS);
	const pushes = row?.minute === minute ? row.pushes + 1 : 1;
	const wait = pushes > PUSHES_PER_MINUTE ? Math.ceil(((minute + 1) * MINUTE_MS - now) / 1000) : 0;
	return { minute, pushes, wait };
}

/** True for a request that counts as a push. */
export const isPush = ({ ops }: SyncRequest) => ops.length > 0;
