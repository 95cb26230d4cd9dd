import { accountDbName } from '#db/account-db.ts';
import { accountDbNames, deleteUnlessUnsent } from '#db/delete-unless-unsent.ts';
import { accountHash } from './account-hash.ts';
import { noteUnsentChanges } from './unsent-changes.ts';

/**
 * Deletes this device's data of accounts that are not signed in, except for edits never sent: they wait, unseen, for
 * the same person. Returns true if any such edits wait.
 */
export async function leaveOtherAccounts(signedIn: string | null): Promise<boolean> {
	const own = signedIn === null ? null : accountDbName(accountHash(signedIn));
	const others = (await accountDbNames()).filter((name) => name !== own);
	const stay = await Promise.all(others.map(deleteUnlessUnsent));
	const hasUnsent = stay.includes(true);
	noteUnsentChanges(hasUnsent);
	return hasUnsent;
}
