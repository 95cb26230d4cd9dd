import { accountDbName } from '#db/account-db.ts';
import { accountDbNames, deleteUnlessUnsent } from '#db/delete-unless-unsent.ts';
import { accountHash } from './account-hash.ts';
import { noteUnsentChanges } from './unsent-changes.ts';

/**
 * Deletes what this device holds of accounts that are not signed in, but for what was never sent: that waits, unseen, for
 * the same person. Answers whether any such edits wait.
 */
export async function leaveOtherAccounts(signedIn: string | null): Promise<boolean> {
	const own = signedIn === null ? null : accountDbName(accountHash(signedIn));
	const others = (await accountDbNames()).filter((name) => name !== own);
	const stay = await Promise.all(others.map(deleteUnlessUnsent));
	const hasKept = stay.includes(true);
	noteUnsentChanges(hasKept);
	return hasKept;
}
