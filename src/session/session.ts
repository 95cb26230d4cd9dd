import { useSyncExternalStore } from 'react';
import type { Account } from '#domain/accounts/account.ts';
import { SESSION_ENDED, SESSION_LOST, SIGNED_IN_COOKIE } from '#domain/accounts/signed-in-cookie.ts';
import { observable } from '#runtime/observable.ts';

/** The signed-in account, as far as this device knows. */
export interface Session {
	isSignedIn: boolean;
	/** As last known; null until read, and when nobody is signed in. */
	account: Account | null;
	/** When the server last confirmed it, in epoch milliseconds; null if never. */
	confirmedAt: number | null;
	/** True once the server has confirmed it since this page opened, or there is nobody to confirm. */
	isFresh: boolean;
	/** The key under which this browser stores the account's unsent messages to us; only once `account` is known. */
	letters?: string;
}

export const signedOut: Session = { isSignedIn: false, account: null, confirmedAt: null, isFresh: true };

const learned = observable<Session | null>(null);
let guess: Session | undefined;

/** Returns the session as known so far: at first only whether someone is signed in, from a cookie that says no more. */
export function readSession(): Session {
	return learned.get() ?? byCookie();
}

function byCookie(): Session {
	guess ??= { ...signedOut, isSignedIn: hasSessionCookie(), isFresh: false };
	return guess;
}

/** Replaces the known session and tells the listeners. */
export const setSession: (session: Session) => void = learned.set;

/** Calls back at every change; returns the function that stops it. */
export const onSessionChange = learned.subscribe;

/** Returns the session, and re-renders on changes. */
export function useSession(): Session {
	return useSyncExternalStore(onSessionChange, readSession, () => signedOut);
}

/** True when this browser has a session's cookie; only the server can read the cookie itself. */
export const hasSessionCookie = (): boolean => cookieSays('1');

/** True when the server has ended this browser's session, and nobody has signed in since. */
export const isSessionOver = (): boolean => cookieSays(SESSION_ENDED) || isSessionLost();

/** True when a restored server has lost this browser's session, and nobody has signed in since. */
export const isSessionLost = (): boolean => cookieSays(SESSION_LOST);

const cookieSays = (value: string) =>
	new RegExp(`(^|; )(__Host-)?${SIGNED_IN_COOKIE}=${value}(;|$)`).test(document.cookie);
