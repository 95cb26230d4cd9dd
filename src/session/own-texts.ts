import { storedNames, storedText } from '#runtime/browser-store.ts';
import { accountHash } from '#sync/account-hash.ts';

/** How the keys begin under which this browser stores what an account has typed and not saved; its id is not revealed. */
export const ownTexts = (accountId: string) => `office-${accountHash(accountId)}-`;

/** In how many forms of the back office this account has typed something here and not saved it. */
export const countOwnTexts = (accountId: string): number => storedNames('device', ownTexts(accountId)).length;

/** Deletes what this account has typed here and not saved. */
export function forgetOwnTexts(accountId: string): void {
	for (const key of storedNames('device', ownTexts(accountId))) storedText('device', key).write(null);
}
