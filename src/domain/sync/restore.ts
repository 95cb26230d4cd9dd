import type { AccountState } from './account-state.ts';

/** Revisions reserved for each second between two restores. */
const PER_SECOND = 2 ** 20;

/**
 * Returns an account from a backup, at server time `now` (epoch milliseconds). The new epoch makes every device start
 * over and resend whatever it has that is newer. Revisions jump to a number that grows with the seconds, because a
 * revision from the lost future, or from an earlier restore of the same backup, must never be reused.
 */
export function restoredAccount(
	backup: AccountState,
	{ epoch, now }: { epoch: string; now: number },
): AccountState {
	const rev = Math.max(backup.rev + PER_SECOND, Math.ceil(now / 1000) * PER_SECOND);
	return { ...backup, epoch, rev };
}

/** True when a revision was assigned after a restore; `from` is a device's cursor before it. */
export function isAfterRestore(rev: number, from: number): boolean {
	return rev > from + PER_SECOND / 2;
}
