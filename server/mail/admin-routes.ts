import { Hono } from 'hono';
import * as z from 'zod/mini';
import { MOST_OF_A_STATE, outboxEntrySchema } from '#domain/admin/outbox.ts';
import { checkedBody } from '#server/http/checked.ts';
import { describe } from '#server/http/describe.ts';
import { accessFailures, type Guards, type SignedInEnv } from '#server/http/guards.ts';
import { limitedBody } from '#server/http/limited-body.ts';
import { Problem } from '#server/http/problems.ts';
import type { Stores } from '#server/stores.ts';

/**
 * `GET /admin/outbox`: this site's mail and its state, so that an admin can pass on a code where no email is sent.
 * Security: a code there is useless in any browser but the one that asked for it.
 */
export function mailAdminRoutes({ mails }: Pick<Stores, 'mails'>, { forTab }: Guards, now: () => Date) {
	return new Hono<SignedInEnv>()
		.get(
			'/admin/outbox',
			describe('The latest emails of each state, newest first', z.array(outboxEntrySchema), [
				...accessFailures,
			]),
			forTab('outbox'),
			async (c) => c.json(await mails.newest(MOST_OF_A_STATE)),
		)
		.post(
			'/admin/outbox/retry',
			describe('Retries an email that was given up, and returns it', outboxEntrySchema, [
				...accessFailures,
				...(['bad_body', 'not_found', 'too_large', 'forbidden_origin', 'storage_full'] as const),
			]),
			forTab('outbox'),
			limitedBody(4096),
			checkedBody(z.object({ id: z.int('must be a whole number') })),
			async (c) => {
				const mail = await mails.retry(c.req.valid('json').id, c.var.account.id, now());
				if (mail === 'unknown') throw new Problem('not_found', 'There is no email with this id.');
				if (mail === 'over')
					throw new Problem('bad_body', 'This email has expired, so sending it would only mislead.');
				return c.json(mail);
			},
		);
}
