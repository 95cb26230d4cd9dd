import type { AccountState } from './account-state.ts';

/** How far revisions jump when a backup is restored, so that none of the lost future's is ever used again. */
export const EPOCH_STRIDE = 2 ** 32;

/** An account out of a backup: a new epoch makes every device start over and send again what it holds that is newer. */
export function restoredAccount(backup: AccountState, epoch: string): AccountState {
	return { ...backup, epoch, rev: backup.rev + EPOCH_STRIDE };
}

/** Whether a revision was given after a restore, by a device whose cursor stood at `from` before it. */
export function isAfterRestore(rev: number, from: number): boolean {
	return rev > from + EPOCH_STRIDE / 2;
}
