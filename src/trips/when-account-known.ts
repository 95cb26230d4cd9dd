import { onSessionChange, readSession } from '#session/session.ts';
import type { AccountSync } from '#sync/account-sync.ts';
import { currentAccount } from '#sync/current-account.ts';

/**
 * The account of this page, once it is known who is signed in, which takes a moment after the page has come; null for a
 * visitor, and where it cannot be known now.
 */
export function whenAccountKnown(): Promise<AccountSync | null> {
	const account = currentAccount();
	if (account || !readSession().isSignedIn) return Promise.resolve(account);
	return new Promise((resolve) => {
		const stop = onSessionChange(() => {
			stop();
			// Whoever opens the account listens, too.
			queueMicrotask(() => resolve(currentAccount()));
		});
	});
}
