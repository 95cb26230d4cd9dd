import { onSessionChange, readSession } from '#session/session.ts';
import { noteSignedOut } from '#session/settle.ts';
import { closeAccount, openAccount } from '#sync/current-account.ts';

/** Keeps the saved trips of whoever is signed in open on this page, and nobody else's. */
export function followAccount() {
	onSessionChange(follow);
	follow();
}

function follow() {
	const { account } = readSession();
	if (account) openAccount(account.id, () => void noteSignedOut());
	else closeAccount();
}
