import { orWarn } from '#db/or-warn.ts';
import { type AccountRow, sharedDb } from '#db/shared-db.ts';
import { whenOpened } from '#db/when-opened.ts';
import { type Account, accountSchema } from '#domain/accounts/account.ts';
import { clockAhead, recallAhead } from '#runtime/server-clock.ts';

/**
 * Reads the account last signed in here; undefined when there is none, when the device cannot tell, and when an older
 * version of the app stored less of it than this one needs. From then on, `serverNow` uses the stored clock difference.
 */
export async function readKnownAccount(): Promise<AccountRow | undefined> {
	const row = await ifOpen(() => sharedDb.account.get('signed-in'));
	recallAhead(row?.ahead_ms);
	const known = accountSchema.safeParse(row?.account);
	return row && known.success ? { ...row, account: known.data } : undefined;
}

/** True when there is one, stored by any version; undefined when the device cannot tell. */
export const isAccountKnown = (): Promise<boolean | undefined> =>
	ifOpen(async () => (await sharedDb.account.count()) > 0);

/** Stores the account for times without a signal. */
export async function storeAccount(account: Account, now: number): Promise<void> {
	const ahead_ms = clockAhead();
	await ifOpen(() => sharedDb.account.put({ key: 'signed-in', account, confirmed_at: now, ahead_ms }));
}

/** Forgets the account: a signed-out device stores nothing about it. */
export async function forgetAccount(): Promise<void> {
	await ifOpen(() => sharedDb.account.clear());
}

/**
 * The server has all of it: a device that refuses to store it, or whose database does not open, misses it only without
 * a signal.
 */
const ifOpen = <T>(work: () => PromiseLike<T>) =>
	orWarn('This device does not keep who is signed in', () => whenOpened(work()));
