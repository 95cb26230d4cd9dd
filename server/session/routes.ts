import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as z from 'zod/mini';
import { accountSchema } from '#domain/accounts/account.ts';
import { deviceSessionSchema } from '#domain/accounts/device-session.ts';
import { checkedBody } from '#server/http/checked.ts';
import { clientAddress } from '#server/http/client-address.ts';
import { describe } from '#server/http/describe.ts';
import { Problem } from '#server/http/problems.ts';
import type { ServerEnv } from '#server/http/server-env.ts';
import type { DoorRouteOptions } from './door-routes.ts';
import type { Guards } from './guards.ts';
import { handOver } from './hand-over.ts';

const MOST_BYTES = 16_384;
const HAND_OVERS = { most: 30, windowMs: 600_000 };
const handedOverSchema = z.object({ account: accountSchema, return_path: z.string() });
const handOverSchema = z.object({ id_token: z.string(), state: z.optional(z.string()) });
const identified = ['not_signed_in', 'bad_token', 'sign_in_unavailable'] as const;

/** `GET /account`, its sessions, and the hand-over of an ID token for a session. */
export function sessionRoutes({ signedIn }: Guards, options: DoorRouteOptions) {
	const { stores, now } = options;
	return new Hono<ServerEnv>()
		.get(
			'/account',
			describe('The account that is signed in', accountSchema, [...identified]),
			signedIn,
			(c) => c.json(c.var.account),
		)
		.get(
			'/account/sessions',
			describe('The devices that are signed in, the one used last first', z.array(deviceSessionSchema), [
				...identified,
			]),
			signedIn,
			async (c) => {
				const open = await stores.sessions.ofAccount(c.var.account.id, now());
				return c.json(
					open.map(({ id, device, created, last_seen }) => ({
						id,
						device,
						created: created.toISOString(),
						last_seen: last_seen.toISOString(),
						is_this: id === c.var.sessionId,
					})),
				);
			},
		)
		.delete(
			'/account/sessions/:id',
			describe('Signs a device out', null, ['forbidden_origin', 'session_not_found', ...identified]),
			signedIn,
			async (c) => {
				const isEnded = await stores.sessions.end(c.var.account.id, c.req.param('id'), now());
				if (!isEnded) throw new Problem('session_not_found', 'Your account has no such session.');
				if (c.req.param('id') === c.var.sessionId) options.sessionCookie.remove(c);
				return c.body(null, 204);
			},
		)
		.post(
			'/session/hand-over',
			describe('Signs in by an ID token that came for a sign-in started here', handedOverSchema, [
				...(['bad_body', 'sign_in_refused', 'forbidden_origin', 'too_large'] as const),
				...(['too_many_requests', 'sign_in_unavailable'] as const),
			]),
			bodyLimit({
				maxSize: MOST_BYTES,
				onError: () => {
					throw new Problem('too_large', `The body has more than ${MOST_BYTES} bytes.`);
				},
			}),
			checkedBody(handOverSchema),
			async (c) => {
				const key = `hand-over from ${clientAddress(c, options.trustedProxies)}`;
				const wait = await stores.rateLimits.take({ key, ...HAND_OVERS }, now());
				if (wait > 0)
					throw new Problem('too_many_requests', 'Try again later.', { 'Retry-After': String(wait) });
				return c.json(await handOver(c, c.req.valid('json'), options));
			},
		);
}
