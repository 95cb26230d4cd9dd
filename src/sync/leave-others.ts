import { accountDbName } from '#db/account-db-name.ts';
import { accountDbNames, deleteUnlessUnsent, holdsUnsent, keepInEpoch } from '#db/delete-unless-unsent.ts';
import { orWarn } from '#db/or-warn.ts';
import { waitAtMost } from '#runtime/pause.ts';
import { accountHash } from './account-hash.ts';
import { refusedTargets } from './held-changes.ts';
import { tellTabs } from './tabs.ts';
import { noteUnsentChanges } from './unsent-changes.ts';

/**
 * Deletes this device's data of accounts that are not signed in, except unsent edits, on disk or only on this page, which
 * wait, unseen, for the same person. Returns true if any such edits wait.
 */
export async function leaveOtherAccounts(signedIn: string | null): Promise<boolean> {
	const own = signedIn === null ? null : accountDbName(accountHash(signedIn));
	const others = (await namesHere()).filter((name) => name !== own);
	const stay = await Promise.all(others.map(deleteOrLeave));
	return noted(stay.includes(true));
}

/**
 * Keeps all accounts when a restored server has lost the session: data the server had taken may now exist only here.
 * They wait like unsent edits, until their account has started over with the server. Returns true if there are any.
 */
export async function keepLostAccounts(): Promise<boolean> {
	const names = await namesHere();
	for (const name of names)
		await waitAtMost(
			PATIENCE_MS,
			orWarn(KEPT_FOR_NOW, () => keepInEpoch(name)),
		);
	return noted(names.length > 0);
}

const KEPT_FOR_NOW = 'Trips that the server may have lost are kept only until somebody else signs in';

const namesHere = async (): Promise<string[]> =>
	(await orWarn('This device does not tell whose trips it holds', accountDbNames)) ?? [];

function noted(hasUnsent: boolean): boolean {
	noteUnsentChanges(hasUnsent);
	return hasUnsent;
}

/** In ms: a tab asleep would keep a database open, and the words about it waiting, for as long as it sleeps. */
const PATIENCE_MS = 3000;

/** Data that the device refuses to read or delete stays, and so does the rest of a trip with an edit only in memory. */
async function deleteOrLeave(name: string): Promise<boolean> {
	if (refusedTargets({ name }).length > 0) return true;
	const attempt = (work: (name: string) => Promise<boolean>) => {
		const done = orWarn('Trips of another account stay on this device', () => work(name), { unread: true });
		return waitAtMost(PATIENCE_MS, done);
	};
	// First without a version change: while one waits for a tab asleep, nobody can open the account.
	if ((await attempt(holdsUnsent)) ?? true) {
		tellTabs(name, 'signed out');
		return true;
	}
	// A tab asleep keeps the rest, but nothing unsent.
	return (await attempt(deleteUnlessUnsent)) ?? false;
}
