import { hasLeftOnPurpose } from './leave-on-purpose.ts';
import { announceSessionEnd } from './other-tabs.ts';

/** The account whose session's end would be news: the one last known here, until the end is reported. */
let known: string | null = null;
let listener: ((words: string | null) => void) | null = null;
/** Words shown when this session ends, if not the usual ones. */
let ownWords: string | null = null;
/** True when a session ended before anybody listened: a page asks who is signed in before all of it has loaded. */
let isUnheard = false;

/** Notes whose session it is now. */
export function noteWhose(accountId: string): void {
	known = accountId;
	isUnheard = false;
}

/** Sets the words to show when this session ends; null takes them back. */
export function explainEnd(words: string | null): void {
	ownWords = words;
}

/** True when there are such words. */
export const isEndExplained = () => ownWords !== null;

/**
 * Calls `tell` once for each session that the server ended unexpectedly, including one that has already ended; passes
 * the words of `explainEnd`, or null.
 */
export function onSessionEnd(tell: (words: string | null) => void): void {
	listener = tell;
	if (isUnheard) tell(null);
	isUnheard = false;
}

/** Reports that the server has ended the session to the listeners here and in the other tabs. */
export async function reportEnd(): Promise<void> {
	const accountId = known;
	// Set at once, because several answers may report the same end.
	known = null;
	if (accountId === null || (await hasLeftOnPurpose(accountId))) return;
	announceSessionEnd();
	if (listener) listener(ownWords);
	else isUnheard = true;
	ownWords = null;
}
