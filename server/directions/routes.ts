import { Hono } from 'hono';
import {
	type DirectionsAnswer,
	directionsAnswerSchema,
	directionsQuestionSchema,
} from '#domain/roads/directions-call.ts';
import { checkedBody } from '#server/http/checked.ts';
import { clientAddress } from '#server/http/client-address.ts';
import { describe } from '#server/http/describe.ts';
import { limitedBody } from '#server/http/limited-body.ts';
import { Problem } from '#server/http/problems.ts';
import type { ServerEnv } from '#server/http/server-env.ts';
import { takeOrRefuse } from '#server/rate-limits/refuse.ts';
import type { RateLimit, RateLimitStore } from '#server/rate-limits/store.ts';
import type { AnswerDirections } from './answer.ts';

export interface DirectionsRoutesDeps {
	/** Null when no service is configured. */
	answer: AnswerDirections | null;
	rateLimits: RateLimitStore;
	trustedProxies: number;
	now: () => Date;
}

/** How often an address may ask: enough for a class planning together, not for copying the country's roads. */
const askingLimit = (address: string): RateLimit => ({
	key: `directions from ${address}`,
	most: 300,
	windowMs: 10 * 60_000,
});

/**
 * `POST /public/directions`: a trip's drives along the streets, for everyone who plans one. Security: the service's key
 * stays here, and we send it only numbers.
 */
export function directionsRoutes({ answer, rateLimits, trustedProxies, now }: DirectionsRoutesDeps) {
	return new Hono<ServerEnv>().post(
		'/public/directions',
		describe('A trip’s drives along the streets, as far as they are known now', directionsAnswerSchema, [
			'not_found',
			'bad_body',
			'too_large',
			'forbidden_origin',
			'too_many_requests',
			'storage_full',
		]),
		limitedBody(4096),
		checkedBody(directionsQuestionSchema),
		async (c) => {
			if (!answer) throw new Problem('not_found', 'This site has no directions service.');
			await takeOrRefuse(rateLimits, [askingLimit(clientAddress(c, trustedProxies))], now());
			return c.json<DirectionsAnswer>(await answer(c.req.valid('json')));
		},
	);
}
