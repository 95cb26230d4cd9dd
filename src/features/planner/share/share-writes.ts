import { ApiError } from '#api/api-error.ts';
import { makeShare, readShares, revokeShare } from '#api/shares.ts';
import { tripFromCells } from '#domain/trips/trip.ts';
import type { MadeShare, ShareDays, TripShare } from '#domain/trips/trip-share.ts';
import type { AccountSync } from '#sync/account-sync.ts';
import { readTrip } from '#sync/read-trip.ts';

/**
 * Why there is no link: the server's code, or what this device knows about a trip that the server does not have open.
 */
export type LinkFailure = ApiError['code'] | 'trip_trashed' | 'trip_not_here';

/** The server's answer, or why there is none. */
export type Asked<T> = { ok: true; value: T } | { ok: false; code: LinkFailure };

/** Lists the open view-only links of a saved trip; empty for a trip that has not been sent yet. */
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
	const asked = await asking(() => makeShare(tripId, days));
	if (asked.ok || asked.code !== 'trip_not_found') return asked;
	return { ok: false, code: await whyNotFound(account, tripId) };
}

/** Asked once everything was sent and fetched: an edit still on its way is found on another try, the rest never is. */
async function whyNotFound({ db }: AccountSync, tripId: string): Promise<LinkFailure> {
	const { cells, isReadable } = await readTrip(db, tripId);
	if (!cells) return isReadable ? 'trip_not_here' : 'trip_not_found';
	return tripFromCells(tripId, cells).life === 'live' ? 'trip_not_found' : 'trip_trashed';
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
