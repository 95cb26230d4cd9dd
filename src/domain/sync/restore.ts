import type { AccountState } from './account-state.ts';

/** Revisions kept free for one second between two restores. */
const PER_SECOND = 2 ** 20;

/**
 * An account out of a backup, at server time `now` (epoch milliseconds). The new epoch makes every device start over and
 * send again what it holds that is newer. Revisions jump to a number that grows with the seconds, because a revision of
 * the lost future, or of an earlier restore of the same backup, must never be given to something else.
 */
export function restoredAccount(
	backup: AccountState,
	{ epoch, now }: { epoch: string; now: number },
): AccountState {
	const rev = Math.max(backup.rev + PER_SECOND, Math.ceil(now / 1000) * PER_SECOND);
	return { ...backup, epoch, rev };
}

/** Whether a revision was given after a restore, by a device whose cursor stood at `from` before it. */
export function isAfterRestore(rev: number, from: number): boolean {
	return rev > from + PER_SECOND / 2;
}
