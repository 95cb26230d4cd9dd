import { Hono } from 'hono';
import * as z from 'zod/mini';
import {
	type DeviceSession,
	deviceNameSchema,
	deviceSessionSchema,
} from '#domain/accounts/device-session.ts';
import { SESSION_ENDED } from '#domain/accounts/signed-in-cookie.ts';
import { checkedBody } from '#server/http/checked.ts';
import { describe } from '#server/http/describe.ts';
import { type Guards, signInFailures } from '#server/http/guards.ts';
import { limitedBody } from '#server/http/limited-body.ts';
import { Problem } from '#server/http/problems.ts';
import type { ServerEnv } from '#server/http/server-env.ts';
import type { SignInRouteOptions } from './sign-in-routes.ts';

const devicesIs = describe('The signed-in devices, last used first', z.array(deviceSessionSchema), [
	...signInFailures,
]);
const endOthersIs = describe('Signs out every other device', null, [
	'forbidden_origin',
	...signInFailures,
	'storage_full',
]);
const renameIs = describe('Names a device', null, [
	'bad_body',
	'too_large',
	'forbidden_origin',
	'session_not_found',
	...signInFailures,
	'storage_full',
]);
const endIs = describe('Signs out a device', null, [
	'forbidden_origin',
	'session_not_found',
	...signInFailures,
	'storage_full',
]);

/** The account's signed-in devices. */
export function sessionRoutes(
	{ signedIn }: Guards,
	{ stores, now, sessionCookie, forgetAtProvider }: SignInRouteOptions,
) {
	return new Hono<ServerEnv>()
		.get('/account/sessions', devicesIs, signedIn, async (c) => {
			const open = await stores.sessions.ofAccount(c.var.account.id, now());
			return c.json(open.map((session) => toDeviceSession(session, c.var.sessionId)));
		})
		.delete('/account/sessions', endOthersIs, signedIn, async (c) => {
			await stores.sessions.endOthers(c.var.account.id, c.var.sessionId, now());
			await forgetAtProvider?.(c.var.account.cognito_id);
			return c.body(null, 204);
		})
		.patch(
			'/account/sessions/:id',
			renameIs,
			signedIn,
			limitedBody(4096),
			checkedBody(deviceNameSchema),
			async (c) => {
				const { name } = c.req.valid('json');
				const named = { accountId: c.var.account.id, id: c.req.param('id') as string, name: name || null };
				if (!(await stores.sessions.rename(named, now()))) throw notFound();
				return c.body(null, 204);
			},
		)
		.delete('/account/sessions/:id', endIs, signedIn, async (c) => {
			const isEnded = await stores.sessions.endAnother(c.var.account.id, c.req.param('id'), now());
			if (!isEnded) throw notFound();
			await forgetAtProvider?.(c.var.account.cognito_id);
			if (c.req.param('id') === c.var.sessionId) sessionCookie.take(c, SESSION_ENDED);
			return c.body(null, 204);
		});
}

const notFound = () => new Problem('session_not_found', 'Your account has no such session.');

type Row = Awaited<ReturnType<SignInRouteOptions['stores']['sessions']['ofAccount']>>[number];

function toDeviceSession({ id, device, name, created, last_seen }: Row, ownId: string | null): DeviceSession {
	const times = { created: created.toISOString(), last_seen: last_seen.toISOString() };
	return { id, device, name, ...times, is_this: id === ownId };
}
