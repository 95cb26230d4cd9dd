import { insistOn } from '#runtime/insist-on.ts';
import { waitAtMost } from '#runtime/pause.ts';
import { hasSessionCookie, readSession, useSession } from './session.ts';

/**
 * In ms: how long a page waits for the email in its form; on a weak signal, the email arrives in a form that is already
 * shown.
 */
const PATIENCE_MS = 1000;

/**
 * Finds out who is signed in, if someone may be and the server has not said so since the page opened. A visitor's page
 * waits and loads nothing for this.
 */
export async function confirmIfSignedIn(): Promise<void> {
	const { isSignedIn, isFresh } = readSession();
	if (!hasSessionCookie() || (isSignedIn && isFresh)) return;
	const confirmed = insistOn(() => import('./confirm-session.ts')).then(({ confirmSession }) =>
		confirmSession(),
	);
	await waitAtMost(PATIENCE_MS, confirmed);
}

/**
 * Returns the signed-in account's email, as the server confirmed it since the page opened; null for a visitor and when
 * we could not ask.
 */
export function useAccountEmail(): string | null {
	const { isSignedIn, isFresh, account } = useSession();
	return isSignedIn && isFresh ? (account?.email ?? null) : null;
}
