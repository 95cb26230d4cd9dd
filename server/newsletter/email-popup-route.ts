import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as z from 'zod/mini';
import { emailPopupSchema } from '#domain/newsletter/email-popup.ts';
import { readJson } from '#domain/read-json.ts';
import { describe, describeBody } from '#server/http/describe.ts';
import type { Log } from '#server/http/log.ts';
import { Problem } from '#server/http/problems.ts';
import type { ServerEnv } from '#server/http/server-env.ts';
import { takeOrRefuse } from '#server/rate-limits/refuse.ts';
import type { Stores } from '#server/stores.ts';
import { subscribeLimits } from './newsletter-limits.ts';
import type { createSubscribe } from './subscribe.ts';

interface EmailPopupDeps {
	stores: Pick<Stores, 'rateLimits'>;
	subscribe: ReturnType<typeof createSubscribe>;
	addressOf: (c: Context) => string;
	now: () => Date;
	log: Log;
}

/**
 * `POST /public/email`, with the specification's contract: `true`, or `false` on any failure, always with status 200.
 */
export function emailPopupRoute({ stores, subscribe, addressOf, now, log }: EmailPopupDeps) {
	const take = async (c: Context<ServerEnv>): Promise<boolean> => {
		const parsed = emailPopupSchema.safeParse(readJson(await c.req.text()));
		if (!parsed.success) return false;
		const { email, firstName, website } = parsed.data;
		if (website) return true;
		await takeOrRefuse(stores.rateLimits, subscribeLimits(addressOf(c)), now());
		await subscribe({ email, first_name: firstName, source: 'popup' });
		return true;
	};
	return new Hono<ServerEnv>().post(
		'/public/email',
		describe('Saves a name and an email address; false on any failure', z.boolean(), ['forbidden_origin']),
		describeBody(emailPopupSchema),
		bodyLimit({ maxSize: 4096, onError: (c) => c.json(false) }),
		async (c) => {
			try {
				return c.json(await take(c));
			} catch (error) {
				// A fault in the input is answered with `false` alone; our own failures are also logged.
				if (!(error instanceof Problem))
					log(`POST /api/public/email: ${String(error)}`, { request_id: c.get('requestId') });
				return c.json(false);
			}
		},
	);
}
