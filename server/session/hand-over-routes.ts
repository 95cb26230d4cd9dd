import { Hono } from 'hono';
import { handedOverSchema, handOverSchema } from '#domain/accounts/session-calls.ts';
import { checkedBody } from '#server/http/checked.ts';
import { clientAddress } from '#server/http/client-address.ts';
import { describe } from '#server/http/describe.ts';
import { limitedBody } from '#server/http/limited-body.ts';
import type { ServerEnv } from '#server/http/server-env.ts';
import { takeOrRefuse } from '#server/rate-limits/refuse.ts';
import { handOver } from './hand-over.ts';
import type { SignInRouteOptions } from './sign-in-routes.ts';

const MOST_BYTES = 16_384;
const HAND_OVERS = { most: 30, windowMs: 600_000 };

/** `POST /session/hand-over`: trades an ID token that a hosted sign-in put into the address for a session. */
export function handOverRoutes(options: SignInRouteOptions) {
	const { stores, now, trustedProxies } = options;
	return new Hono<ServerEnv>().post(
		'/session/hand-over',
		describe('Signs in with an ID token issued for a sign-in started here', handedOverSchema, [
			'bad_body',
			'sign_in_refused',
			'forbidden_origin',
			'too_large',
			'too_many_requests',
			'sign_in_unavailable',
			'storage_full',
		]),
		limitedBody(MOST_BYTES),
		checkedBody(handOverSchema),
		async (c) => {
			const key = `hand-over from ${clientAddress(c, trustedProxies)}`;
			await takeOrRefuse(stores.rateLimits, [{ key, ...HAND_OVERS }], now());
			return c.json(await handOver(c, c.req.valid('json'), options));
		},
	);
}
