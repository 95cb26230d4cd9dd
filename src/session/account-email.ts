import { hasSessionCookie, type Session, useSession } from './session.ts';

/** Settles who is signed in, if anybody may be: a visitor's page waits for nothing and loads nothing for it. */
export async function settleIfSignedIn(): Promise<Session | null> {
	if (!hasSessionCookie()) return null;
	const { settleSession } = await import('./settle.ts');
	return settleSession();
}

/** The e-mail of the account that is signed in, as the server has said since the page was opened; null for a visitor and when it could not be asked. */
export function useAccountEmail(): string | null {
	const { isSignedIn, isFresh, account } = useSession();
	return isSignedIn && isFresh ? (account?.email ?? null) : null;
}
