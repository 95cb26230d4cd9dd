import { hasLeftOnPurpose } from './leave-on-purpose.ts';
import { announceSessionEnd } from './other-tabs.ts';

/** Whose session's end would be news: the account last known here, until that has been said. */
let known: string | null = null;
let listener: ((words: string | null) => void) | null = null;
/** What the end of this session is told with, where that is more than the usual words. */
let ownWords: string | null = null;
/** True when a session ended before anybody listened: a page asks who is signed in before all of it is there. */
let isUnheard = false;

/** Notes whose session it is by now. */
export function noteWhose(accountId: string): void {
	known = accountId;
	isUnheard = false;
}

/** Has the end of this session be told with these words; null takes them back. */
export function explainEnd(words: string | null): void {
	ownWords = words;
}

/** True when there are such words. */
export const isEndExplained = () => ownWords !== null;

/**
 * Calls `tell` once for each session that the server has ended without its person meaning to; the last one may be past.
 * It is given the words of `explainEnd`, or null.
 */
export function onSessionEnd(tell: (words: string | null) => void): void {
	listener = tell;
	if (isUnheard) tell(null);
	isUnheard = false;
}

/** The server has ended the session: whoever listens here and in the other tabs hears of it. */
export async function reportEnd(): Promise<void> {
	const accountId = known;
	// At once: several answers may say the same.
	known = null;
	if (accountId === null || (await hasLeftOnPurpose(accountId))) return;
	announceSessionEnd();
	if (listener) listener(ownWords);
	else isUnheard = true;
	ownWords = null;
}
