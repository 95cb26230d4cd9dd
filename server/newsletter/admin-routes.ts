import { Hono } from 'hono';
import * as z from 'zod/mini';
import { listedSubscriberSchema } from '#domain/newsletter/listed-subscriber.ts';
import { describe } from '#server/http/describe.ts';
import { accessFailures, type Guards, type SignedInEnv } from '#server/http/guards.ts';
import type { Stores } from '#server/stores.ts';

/** `GET /admin/subscribers`: everyone who asked for the newsletter. */
export function subscriberAdminRoutes({ subscribers }: Pick<Stores, 'subscribers'>, { forTab }: Guards) {
	return new Hono<SignedInEnv>().get(
		'/admin/subscribers',
		describe('Everyone who asked for the newsletter, newest first', z.array(listedSubscriberSchema), [
			...accessFailures,
		]),
		forTab('subscribers'),
		async (c) => c.json(await subscribers.all()),
	);
}
