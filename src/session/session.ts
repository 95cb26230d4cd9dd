import { useSyncExternalStore } from 'react';
import type { Account } from '#domain/accounts/account.ts';
import { observable } from '#ui/observable.ts';

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

const learned = observable<Session | null>(null);
let guess: Session | undefined;

/** Who is signed in, by what is known so far: at first only that somebody is, from a cookie that says no more. */
export function readSession(): Session {
	guess ??= hasSessionCookie() ? { ...signedOut, isSignedIn: true, isFresh: false } : signedOut;
	return learned.get() ?? guess;
}

/** Puts what has been learned in place of what was known, and tells those who listen. */
export const setSession: (session: Session) => void = learned.set;

/** Calls back at every change; returns the way to stop. */
export const onSessionChange = learned.subscribe;

/** Who is signed in; re-renders when that changes. */
export function useSession(): Session {
	return useSyncExternalStore(onSessionChange, readSession, () => signedOut);
}

/** Whether this browser holds a session's cookie; the cookie itself is readable by the server alone. */
export function hasSessionCookie(): boolean {
	return /(^|; )(__Host-)?ctt_signed_in=1/.test(document.cookie);
}
