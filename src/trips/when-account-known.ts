import { onSessionChange, readSession } from '#session/session.ts';
import type { AccountSync } from '#sync/account-sync.ts';
import { currentAccount } from '#sync/current-account.ts';

/**
 * This page's account, once it is known who is signed in, shortly after the page has loaded; null for a visitor, and if
 * it cannot be known now.
 */
export function whenAccountKnown(): Promise<AccountSync | null> {
	const account = currentAccount();
	if (account || !readSession().isSignedIn) return Promise.resolve(account);
	return new Promise((resolve) => {
		const stop = onSessionChange(() => {
			stop();
			// The code that opens the account listens, too.
			queueMicrotask(() => resolve(currentAccount()));
		});
	});
}
