import type { AccountSync } from '#sync/account-sync.ts';
import { draftStore } from './draft-store.ts';
import { useRefusedWrites } from './saved-store.ts';
import { useWrites } from './trip-store.ts';

/**
 * True while the device refuses to store an edit of the draft: closing the page, as a sign-in does, would lose it, so
 * nothing may say that the draft stays.
 */
export function useIsDraftRefused(): boolean {
	return useWrites(draftStore).refusal !== null;
}

/** Shown for such a draft instead; `device` is "phone" or "computer". */
export const notOnDiskWords = (device: string) =>
	`The draft isn’t saved on this ${device} yet: copy its link first.`;

/** True while the device refuses to store an edit of the draft or of one of the account's saved trips. */
export function useIsAnyRefused(account: AccountSync): boolean {
	const isDraftRefused = useIsDraftRefused();
	return useRefusedWrites(account).length > 0 || isDraftRefused;
}
