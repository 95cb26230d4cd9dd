import { setSession, signedOut } from '#session/session.ts';

/** Has this page know that this account is signed in; null for nobody. */
export const signInHere = (id: string | null) =>
	setSession(
		id === null
			? signedOut
			: { isSignedIn: true, isFresh: true, confirmedAt: 0, account: { id, group: 'admin' } as never },
	);
