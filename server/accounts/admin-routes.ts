import { Hono } from 'hono';
import * as z from 'zod/mini';
import { accessChangeSchema, listedAccountSchema } from '#domain/accounts/edit-access.ts';
import { checkedBody } from '#server/http/checked.ts';
import { describe } from '#server/http/describe.ts';
import { accessFailures, type Guards, type SignedInEnv } from '#server/http/guards.ts';
import { limitedBody } from '#server/http/limited-body.ts';
import { Problem } from '#server/http/problems.ts';
import type { Stores } from '#server/stores.ts';

/** `GET /admin/users` and `POST /admin/useraccess`: everyone's record, and who may edit. */
export function accountAdminRoutes(
	{ accounts }: Pick<Stores, 'accounts'>,
	{ forTab }: Guards,
	now: () => Date,
) {
	return new Hono<SignedInEnv>()
		.get(
			'/admin/users',
			describe('Everyone who has an account, in the order they signed up', z.array(listedAccountSchema), [
				...accessFailures,
			]),
			forTab('users'),
			async (c) => c.json(await accounts.all(now())),
		)
		.post(
			'/admin/useraccess',
			describe(
				'Gives (`access` 1) or removes (0) editor access, or without `access` whichever it is not; access 2 cannot be changed. `googleId` is the one from `GET /admin/users`',
				listedAccountSchema,
				[...accessFailures, 'bad_body', 'not_found', 'too_large', 'forbidden_origin', 'storage_full'],
			),
			forTab('users'),
			limitedBody(4096),
			checkedBody(accessChangeSchema),
			async (c) => {
				const asked = { ...c.req.valid('json'), by: c.var.account.id };
				const changed = await accounts.changeAccess(asked, now());
				if (changed === 'unknown') throw new Problem('not_found', 'Nobody has this googleId.');
				if (changed === 'fixed') throw new Problem('not_allowed', 'This access is fixed.');
				return c.json(changed);
			},
		);
}
