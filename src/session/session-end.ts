import { hasLeftOnPurpose } from './leave-on-purpose.ts';
import { announceSessionEnd } from './other-tabs.ts';

/** Whose session's end would be news: the account last known here, until that has been said. */
let known: string | null = null;
let listener: (() => void) | null = null;
/** True when a session ended before anybody listened: a page asks who is signed in before all of it is there. */
let isUnheard = false;

/** Notes whose session it is by now. */
export function noteWhose(accountId: string): void {
	known = accountId;
	isUnheard = false;
}

/** Calls `tell` once for each session that the server has ended without its person meaning to; the last one may be past. */
export function onSessionEnd(tell: () => void): void {
	listener = tell;
	if (isUnheard) tell();
	isUnheard = false;
}

/** The server has ended the session: whoever listens here and in the other tabs hears of it. */
export async function reportEnd(): Promise<void> {
	const accountId = known;
	// At once: several answers may say the same.
	known = null;
	if (accountId === null || (await hasLeftOnPurpose(accountId))) return;
	announceSessionEnd();
	if (listener) listener();
	else isUnheard = true;
}
