import { Hono } from 'hono';
import { type SharedTrip, sharedTripOf, sharedTripSchema } from '#domain/trips/trip-share.ts';
import { clientAddress } from '#server/http/client-address.ts';
import { describe } from '#server/http/describe.ts';
import { Problem } from '#server/http/problems.ts';
import { sendCompressed } from '#server/http/send-compressed.ts';
import type { ServerEnv } from '#server/http/server-env.ts';
import { takeOrRefuse } from '#server/rate-limits/refuse.ts';
import type { Stores } from '#server/stores.ts';
import { openingLimit } from './share-limits.ts';

export interface SharedTripRoutesDeps {
	stores: Pick<Stores, 'rateLimits' | 'shares' | 'sync'>;
	trustedProxies: number;
	now: () => Date;
}

/** The trip behind a view-only link, for anyone who has the link. */
export function sharedTripRoutes({ stores, trustedProxies, now }: SharedTripRoutesDeps) {
	return new Hono<ServerEnv>().get(
		'/public/shared-trip/:token',
		describe('The trip behind a view-only link', sharedTripSchema, [
			'share_not_found',
			'too_many_requests',
			'storage_full',
		]),
		async (c) => {
			c.header('X-Robots-Tag', 'noindex');
			await takeOrRefuse(stores.rateLimits, [openingLimit(clientAddress(c, trustedProxies))], now());
			const share = await stores.shares.withToken(c.req.param('token'), now());
			const trip = share && stores.sync.reader.trip(share.account_id, share.trip_id);
			// Security: unknown, revoked, expired and trashed links get the same answer, which reveals nothing about a
			// trip.
			if (!trip) throw new Problem('share_not_found', 'This link is no longer valid. Ask for a new one.');
			return sendCompressed<SharedTrip>(c, JSON.stringify(sharedTripOf(trip, share.expires)));
		},
	);
}
