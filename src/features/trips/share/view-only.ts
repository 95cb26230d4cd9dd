import { ApiError } from '#api/api-error.ts';
import { makeShare, readShares, revokeShare } from '#api/shares.ts';
import type { MadeShare, ShareDays, TripShare } from '#domain/trips/trip-share.ts';
import type { AccountSync } from '#sync/account-sync.ts';

/** What came of asking the server, or the code by which it failed. */
export type Asked<T> = { ok: true; value: T } | { ok: false; code: ApiError['code'] };

/** The open view-only links of a saved trip; none of one that has not been sent yet. */
export async function listLinks(tripId: string): Promise<Asked<TripShare[]>> {
	const asked = await asking(() => readShares(tripId));
	return !asked.ok && asked.code === 'trip_not_found' ? { ok: true, value: [] } : asked;
}

/** Makes a view-only link, once what is unsent has been sent: it is to show what its maker sees. */
export async function makeLink(
	account: AccountSync,
	tripId: string,
	days: ShareDays,
): Promise<Asked<MadeShare>> {
	await account.call('wake');
	return asking(() => makeShare(tripId, days));
}

/** Revokes a view-only link: whoever holds it sees nothing any more. */
export function revokeLink(id: string): Promise<Asked<void>> {
	return asking(() => revokeShare(id));
}

async function asking<T>(ask: () => Promise<T>): Promise<Asked<T>> {
	try {
		return { ok: true, value: await ask() };
	} catch (error) {
		if (error instanceof ApiError) return { ok: false, code: error.code };
		throw error;
	}
}
