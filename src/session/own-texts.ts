import { storedNames, storedText } from '#runtime/browser-store.ts';
import { accountHash } from '#sync/account-hash.ts';

/** How the keys begin under which this browser stores what an account has typed and not saved; its id is not revealed. */
export const ownTexts = (accountId: string) => `office-${accountHash(accountId)}-`;

/** In how many forms of the back office this account has typed something here and not saved it. */
export const countOwnTexts = (accountId: string): number => storedNames('device', ownTexts(accountId)).length;

/** The key under which this browser stores the messages to us that an account has begun and not sent. */
export const ownLetters = (accountId: string) => `ctt.contact.${accountHash(accountId)}`;

/** True when there are any. */
export const hasOwnLetters = (accountId: string): boolean =>
	storedText('device', ownLetters(accountId)).read() !== null;

/** Deletes what this account has typed here and neither saved nor sent. */
export function forgetOwnTexts(accountId: string): void {
	const keys = [...storedNames('device', ownTexts(accountId)), ownLetters(accountId)];
	for (const key of keys) storedText('device', key).write(null);
}
