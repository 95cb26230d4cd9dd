import { storedNames, storedText, storedValue } from '#runtime/browser-store.ts';
import { accountHash } from '#sync/account-hash.ts';
import { isRecent, VISITORS_LETTERS } from './letters.ts';

/** How the keys begin under which this browser stores what an account has typed and not saved; its id is not revealed. */
export const ownTexts = (accountId: string) => `office-${accountHash(accountId)}-`;

/** In how many forms of the back office this account has typed something here and not saved it. */
export const countOwnTexts = (accountId: string): number => storedNames('device', ownTexts(accountId)).length;

/** The key under which this browser stores the messages to us that an account has begun and not sent. */
export const ownLetters = (accountId: string) => `${VISITORS_LETTERS}.${accountHash(accountId)}`;

/** True when there are any. */
export const hasOwnLetters = (accountId: string): boolean =>
	storedText('device', ownLetters(accountId)).read() !== null;

/** Deletes what this account has typed here and neither saved nor sent. */
export function forgetOwnTexts(accountId: string): void {
	const keys = [...storedNames('device', ownTexts(accountId)), ownLetters(accountId)];
	for (const key of keys) storedText('device', key).write(null);
}

/** Deletes the messages to us that are too old, whosever they are. */
export function dropOldLetters(now = Date.now()): void {
	for (const key of storedNames('device', VISITORS_LETTERS)) {
		const stored = storedValue('device', key, lettersIn);
		const letters = stored.read();
		const rest = letters?.filter((letter) => isRecent(letter, now));
		if (letters?.length !== rest?.length) stored.write(rest?.length ? rest : null);
	}
}

/** Of the rest only the form knows the shape, and it comes with a page that may never be opened. */
function lettersIn(stored: unknown): { at: number }[] {
	const isLetter = (each: unknown) => typeof (each as { at?: unknown } | null)?.at === 'number';
	if (!Array.isArray(stored) || !stored.every(isLetter)) throw new TypeError('These are no letters');
	return stored;
}
