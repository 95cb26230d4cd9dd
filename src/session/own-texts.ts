import { storedNames, storedText, storedValue } from '#runtime/browser-store.ts';
import { accountHash } from '#sync/account-hash.ts';
import { isRecent, VISITORS_LETTERS } from './letters.ts';

/**
 * The prefix of the keys under which this browser stores an account's unsaved input; it does not reveal the account's
 * id.
 */
export const ownTexts = (accountId: string) => `office-${accountHash(accountId)}-`;

/** Counts the back-office forms in which this account has typed something here without saving it. */
export const countOwnTexts = (accountId: string): number => storedNames('device', ownTexts(accountId)).length;

/** The key under which this browser stores an account's unsent messages to us. */
export const ownLetters = (accountId: string) => `${VISITORS_LETTERS}.${accountHash(accountId)}`;

/** True when there are any such messages. */
export const hasOwnLetters = (accountId: string): boolean =>
	storedText('device', ownLetters(accountId)).read() !== null;

/** Deletes everything that this account has typed here and neither saved nor sent. */
export function forgetOwnTexts(accountId: string): void {
	const keys = [...storedNames('device', ownTexts(accountId)), ownLetters(accountId)];
	for (const key of keys) storedText('device', key).write(null);
}

/** Deletes messages to us that are too old, no matter who wrote them. */
export function dropOldLetters(now = Date.now()): void {
	for (const key of storedNames('device', VISITORS_LETTERS)) {
		const stored = storedValue('device', key, lettersIn);
		const letters = stored.read();
		const rest = letters?.filter((letter) => isRecent(letter, now));
		if (letters?.length !== rest?.length) stored.write(rest?.length ? rest : null);
	}
}

/** Only the form knows the rest of the shape, and it comes with a page that may never be opened. */
function lettersIn(stored: unknown): { at: number }[] {
	const isLetter = (each: unknown) => typeof (each as { at?: unknown } | null)?.at === 'number';
	if (!Array.isArray(stored) || !stored.every(isLetter)) throw new TypeError('These are not letters');
	return stored;
}
