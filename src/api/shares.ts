import * as z from 'zod/mini';
import {
	type MadeShare,
	madeShareSchema,
	type ShareDays,
	type SharedTrip,
	type ShareMaking,
	sharedTripSchema,
	type TripShare,
	tripShareSchema,
} from '#domain/trips/trip-share.ts';
import { ApiError } from './api-error.ts';
import { getJson, send } from './request.ts';

const PATH = '/account/trip/share';

/** Creates a view-only link to a saved trip; this is the only time its token is shown. */
export function makeShare(tripId: string, days: ShareDays): Promise<MadeShare> {
	return send<MadeShare, ShareMaking>(PATH, madeShareSchema, { body: { trip_id: tripId, days } });
}

/** A saved trip's open view-only links, newest first. */
export function readShares(tripId: string): Promise<TripShare[]> {
	return getJson(`${PATH}?tid=${encodeURIComponent(tripId)}`, z.array(tripShareSchema));
}

/** Revokes a view-only link; no error when it is already gone. */
export async function revokeShare(id: string): Promise<void> {
	try {
		await send(`${PATH}/${encodeURIComponent(id)}`, z.null(), { method: 'DELETE' });
	} catch (error) {
		if (!(error instanceof ApiError && error.code === 'share_not_found')) throw error;
	}
}

/** The trip behind a view-only link. */
export function readSharedTrip(token: string): Promise<SharedTrip> {
	return getJson(`/public/shared-trip/${encodeURIComponent(token)}`, sharedTripSchema);
}
