import { ApiError } from '#api/api-error.ts';
import { makeShare, readShares, revokeShare } from '#api/shares.ts';
import type { MadeShare, ShareDays, TripShare } from '#domain/trips/trip-share.ts';
import type { AccountSync } from '#sync/account-sync.ts';

/** The server's answer, or the error code of the failure. */
export type Asked<T> = { ok: true; value: T } | { ok: false; code: ApiError['code'] };

/** The open view-only links of a saved trip; empty for one that has not been sent yet. */
export async function listLinks(tripId: string): Promise<Asked<TripShare[]>> {
	const asked = await asking(() => readShares(tripId));
	return !asked.ok && asked.code === 'trip_not_found' ? { ok: true, value: [] } : asked;
}

/** Makes a view-only link after sending unsent edits, so that it shows what its maker sees. */
export async function makeLink(
	account: AccountSync,
	tripId: string,
	days: ShareDays,
): Promise<Asked<MadeShare>> {
	await account.call('wake');
	return asking(() => makeShare(tripId, days));
}

/** Revokes a view-only link: it shows nothing from then on. */
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
