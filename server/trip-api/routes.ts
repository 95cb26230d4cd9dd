import { Hono } from 'hono';
import * as z from 'zod/mini';
import { tripIdSchema } from '#domain/sync/wire.ts';
import { type NearbyOf, savedTripOf, savedTripSchema } from '#domain/trips/saved-trip.ts';
import { checkedBody, checkedQuery } from '#server/http/checked.ts';
import { describe } from '#server/http/describe.ts';
import { type Guards, signInFailures } from '#server/http/guards.ts';
import { limitedBody } from '#server/http/limited-body.ts';
import { sendCompressed } from '#server/http/send-compressed.ts';
import type { ServerEnv } from '#server/http/server-env.ts';
import type { Stores } from '#server/stores.ts';
import { createListCache } from './list-cache.ts';
import { mustHave } from './must-have.ts';
import { createNearby } from './nearby-stops.ts';
import { createTripSaver, savingSchema, tripDeletionSchema } from './save-trip.ts';

const tidSchema = z.object({ tid: z.optional(tripIdSchema) });
const foundSchema = z.union([z.array(savedTripSchema), savedTripSchema]);
type Found = z.infer<typeof foundSchema>;

export interface TripApiDeps {
	stores: Pick<Stores, 'sync' | 'colleges' | 'places'>;
	guards: Guards;
	/** Returns a number that grows with each change of public content. */
	readRevision: () => number;
	now: () => Date;
}

/** Saved trips for other API clients; their writes go through sync like any device's edit. */
export function tripApiRoutes(deps: TripApiDeps) {
	const nearbyOf = createNearby(deps.stores, deps.readRevision);
	return new Hono<ServerEnv>()
		.route('/', readingRoutes(deps, nearbyOf))
		.route('/', writingRoutes(deps, nearbyOf));
}

function readingRoutes({ stores, guards, readRevision }: TripApiDeps, nearbyOf: NearbyOf) {
	const { reader } = stores.sync;
	const listOf = createListCache(reader, { nearbyOf, readRevision });
	return new Hono<ServerEnv>().get(
		'/account/trip',
		describe('The account’s saved trips, last changed first; or one of them, by its id', foundSchema, [
			'bad_query',
			...signInFailures,
			'trip_not_found',
		]),
		guards.signedIn,
		checkedQuery(tidSchema),
		async (c) => {
			const accountId = c.var.account.id;
			const { tid } = c.req.valid('query');
			const oneOf = async (id: string) => savedTripOf(id, mustHave(reader, accountId, id), nearbyOf);
			return sendCompressed<Found>(
				c,
				tid === undefined ? await listOf(accountId) : JSON.stringify(await oneOf(tid)),
			);
		},
	);
}

function writingRoutes({ stores, guards, now }: TripApiDeps, nearbyOf: NearbyOf) {
	const { save, markDeleted } = createTripSaver(stores, nearbyOf, now);
	return new Hono<ServerEnv>()
		.post(
			'/account/trip',
			describe('Puts a saved trip in the trash, or takes it out', savedTripSchema, failures),
			guards.signedIn,
			small,
			checkedBody(tripDeletionSchema),
			async (c) => c.json(await markDeleted(c.var.account.id, c.req.valid('json'))),
		)
		.post(
			'/private/trip',
			describe('Saves a new trip under a name, or changes one by its id', savedTripSchema, failures),
			guards.signedIn,
			small,
			checkedBody(savingSchema),
			async (c) => c.json(await save(c.var.account.id, c.req.valid('json'))),
		);
}

const failures: Parameters<typeof describe>[2] = [
	'bad_body',
	...signInFailures,
	'forbidden_origin',
	'too_large',
	'trip_not_found',
	'trip_refused',
	'too_many_requests',
	'storage_full',
];

const small = limitedBody(32 * 1024);
