import { useSyncExternalStore } from 'react';
import type { Account } from '#domain/accounts/account.ts';

/** Who is signed in on this device, as far as it knows. */
export interface Session {
	isSignedIn: boolean;
	/** As last known; null while it has not been read, and when nobody is signed in. */
	account: Account | null;
	/** When the server last said so, epoch milliseconds; null when it has not. */
	confirmedAt: number | null;
	/** Whether it has said so since this page was opened. */
	isFresh: boolean;
}

/** Nobody is signed in. */
export const signedOut: Session = { isSignedIn: false, account: null, confirmedAt: null, isFresh: true };

let session: Session | undefined;
const listeners = new Set<() => void>();

/** Who is signed in, by what is known so far: at first only that somebody is, from a cookie that says no more. */
export function readSession(): Session {
	session ??= hasSessionCookie() ? { ...signedOut, isSignedIn: true, isFresh: false } : signedOut;
	return session;
}

/** Puts what has been learned in place of what was known, and tells those who listen. */
export function setSession(learned: Session) {
	session = learned;
	for (const listener of listeners) listener();
}

/** Calls back at every change; returns the way to stop. */
export function onSessionChange(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

/** Who is signed in; re-renders when that changes. */
export function useSession(): Session {
	return useSyncExternalStore(onSessionChange, readSession, () => signedOut);
}

/** Whether this browser holds a session's cookie; the cookie itself is readable by the server alone. */
export function hasSessionCookie(): boolean {
	return /(^|; )(__Host-)?ctt_signed_in=1/.test(document.cookie);
}
