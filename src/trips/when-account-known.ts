import { knownSession } from '#session/confirm-session.ts';
import { readSession } from '#session/session.ts';
import type { AccountSync } from '#sync/account-sync.ts';
import { currentAccount, onAccountChange } from '#sync/current-account.ts';

/**
 * Returns this page's account, once it is known who is signed in, shortly after the page has loaded; null for a
 * visitor, and if it cannot be known now.
 */
export async function whenAccountKnown(): Promise<AccountSync | null> {
	if (!readSession().isSignedIn) return currentAccount();
	if (readSession().account === null) await knownSession();
	const account = currentAccount();
	if (account || readSession().account === null) return account;
	// The code that opens the account has not started yet.
	return new Promise((resolve) => {
		const stop = onAccountChange(() => {
			stop();
			resolve(currentAccount());
		});
	});
}
