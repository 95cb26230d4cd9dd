import { Hono } from 'hono';
import * as z from 'zod/mini';
import { describe } from '#server/http/describe.ts';
import type { ServerEnv } from '#server/http/server-env.ts';
import { type Guards, whoMayFail } from '#server/session/guards.ts';
import type { Stores } from '#server/stores.ts';

const MOST_SHOWN = 100;
const outboxSchema = z.array(
	z.object({
		id: z.int(),
		to: z.string(),
		subject: z.string(),
		text: z.string(),
		/** ISO 8601. */
		created: z.string(),
	}),
);

/**
 * `GET /admin/outbox`: the mail that this site has written, so that an admin can tell a person their code where no mail is
 * sent. Security: a code in it is of no use in another browser than the one that asked for it.
 */
export function mailRoutes({ mails }: Pick<Stores, 'mails'>, { adminsOnly }: Guards) {
	return new Hono<ServerEnv>().get(
		'/admin/outbox',
		describe('The mails written last, the newest first', outboxSchema, [...whoMayFail, 'not_allowed']),
		adminsOnly,
		async (c) => {
			const newest = await mails.newest(MOST_SHOWN);
			return c.json(newest.map((mail) => ({ ...mail, created: mail.created.toISOString() })));
		},
	);
}
