import { Hono } from 'hono';
import * as z from 'zod/mini';
import { paths } from '#domain/paths.ts';
import { tripIdSchema } from '#domain/sync/wire.ts';
import {
	MOST_SHARES,
	madeShareSchema,
	shareMakingSchema,
	tripShareSchema,
} from '#domain/trips/trip-share.ts';
import { checkedBody, checkedQuery } from '#server/http/checked.ts';
import { describe } from '#server/http/describe.ts';
import { type Guards, signInFailures } from '#server/http/guards.ts';
import { limitedBody } from '#server/http/limited-body.ts';
import { noSuchTrip, Problem } from '#server/http/problems.ts';
import type { ServerEnv } from '#server/http/server-env.ts';
import { takeOrRefuse } from '#server/rate-limits/refuse.ts';
import type { Stores } from '#server/stores.ts';
import { makingLimit } from './share-limits.ts';

const tidSchema = z.object({ tid: tripIdSchema });

export interface ShareRoutesDeps {
	stores: Pick<Stores, 'rateLimits' | 'shares' | 'sync'>;
	guards: Guards;
	publicUrl: string;
	now: () => Date;
}

/** View-only links to saved trips: their owner creates, lists and revokes them. */
export function shareRoutes({ stores, guards, publicUrl, now }: ShareRoutesDeps) {
	const mustHave = (accountId: string, tripId: string) => {
		const trip = stores.sync.reader.trip(accountId, tripId);
		if (!trip || trip.trashed_at !== null) throw noSuchTrip();
	};
	return new Hono<ServerEnv>()
		.post(
			'/account/trip/share',
			describe(
				'Creates a view-only link to a saved trip; its token is shown only this once',
				madeShareSchema,
				[
					'bad_body',
					...signInFailures,
					'forbidden_origin',
					'too_large',
					'trip_not_found',
					'share_limit',
					'too_many_requests',
					'storage_full',
				],
			),
			guards.signedIn,
			small,
			checkedBody(shareMakingSchema),
			async (c) => {
				const { trip_id, days } = c.req.valid('json');
				const accountId = c.var.account.id;
				mustHave(accountId, trip_id);
				await takeOrRefuse(stores.rateLimits, [makingLimit(accountId)], now());
				const made = await stores.shares.open({ accountId, tripId: trip_id, days }, now());
				if (!made)
					throw new Problem('share_limit', `A trip has at most ${MOST_SHARES} open links. Revoke one.`);
				const { id, token, expires } = made;
				return c.json({
					id,
					token,
					url: publicUrl + paths.sharedTrip(token),
					expires: expires.toISOString(),
				});
			},
		)
		.get(
			'/account/trip/share',
			describe('The open view-only links to a saved trip, newest first', z.array(tripShareSchema), [
				'bad_query',
				'trip_not_found',
				...signInFailures,
			]),
			guards.signedIn,
			checkedQuery(tidSchema),
			async (c) => {
				const { tid } = c.req.valid('query');
				mustHave(c.var.account.id, tid);
				const shares = await stores.shares.ofTrip(c.var.account.id, tid, now());
				return c.json(
					shares.map(({ id, created, expires, last_opened }) => ({
						id,
						created: created.toISOString(),
						expires: expires.toISOString(),
						last_opened: last_opened?.slice(0, DAY_LENGTH) ?? null,
						...(last_opened && last_opened.length > DAY_LENGTH && { opened_hour: last_opened }),
					})),
				);
			},
		)
		.delete(
			'/account/trip/share/:id',
			describe('Revokes a view-only link', null, [
				'forbidden_origin',
				'share_not_found',
				...signInFailures,
				'storage_full',
			]),
			guards.signedIn,
			async (c) => {
				const isRevoked = await stores.shares.revoke(c.var.account.id, c.req.param('id'), now());
				if (!isRevoked) throw new Problem('share_not_found', 'Your account has no such link.');
				return c.body(null, 204);
			},
		);
}

const DAY_LENGTH = '2026-11-21'.length;
const small = limitedBody(2048);
