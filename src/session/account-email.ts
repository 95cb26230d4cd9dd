import { insistOn } from '#ui/insist-on.ts';
import { hasSessionCookie, readSession, useSession } from './session.ts';

/** As long as a page waits for the email in its form, ms; on a weak signal it comes to the form that is shown already. */
const PATIENCE_MS = 1000;

/**
 * Settles who is signed in, if anybody may be and the server has not said so since the page was opened: a visitor's page waits for
 * nothing and loads nothing for it.
 */
export async function settleIfSignedIn(): Promise<void> {
	const { isSignedIn, isFresh } = readSession();
	if (!hasSessionCookie() || (isSignedIn && isFresh)) return;
	const settled = insistOn(() => import('./settle.ts')).then(({ settleSession }) => settleSession());
	await Promise.race([settled, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}

/** The email of the account that is signed in, as the server has said since the page was opened; null for a visitor and when it could not be asked. */
export function useAccountEmail(): string | null {
	const { isSignedIn, isFresh, account } = useSession();
	return isSignedIn && isFresh ? (account?.email ?? null) : null;
}
