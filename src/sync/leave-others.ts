import { accountDbName } from '#db/account-db.ts';
import { accountDbNames, deleteUnlessUnsent } from '#db/delete-unless-unsent.ts';
import { orWarn } from '#db/or-warn.ts';
import { accountHash } from './account-hash.ts';
import { noteUnsentChanges } from './unsent-changes.ts';

/**
 * Deletes this device's data of accounts that are not signed in, except for edits never sent: they wait, unseen, for
 * the same person. Returns true if any such edits wait.
 */
export async function leaveOtherAccounts(signedIn: string | null): Promise<boolean> {
	const own = signedIn === null ? null : accountDbName(accountHash(signedIn));
	const names = await orWarn('This device does not tell whose trips it holds', accountDbNames);
	const others = (names ?? []).filter((name) => name !== own);
	const stay = await Promise.all(others.map(deleteOrLeave));
	const hasUnsent = stay.includes(true);
	noteUnsentChanges(hasUnsent);
	return hasUnsent;
}

/** What the device refuses to delete stays. */
const deleteOrLeave = async (name: string): Promise<boolean> =>
	(await orWarn('Trips of another account stay on this device', () => deleteUnlessUnsent(name))) ?? true;
