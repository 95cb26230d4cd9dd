import { Hono } from 'hono';
import * as z from 'zod/mini';
import { auditEntrySchema, auditQuerySchema } from '#domain/admin/audit.ts';
import { checkedQuery } from '#server/http/checked.ts';
import { describe } from '#server/http/describe.ts';
import { accessFailures, type Guards } from '#server/http/guards.ts';
import type { ServerEnv } from '#server/http/server-env.ts';
import type { Stores } from '#server/stores.ts';

/** `GET /admin/audit`: who changed what in the back office, and when. */
export function auditAdminRoutes({ audit }: Pick<Stores, 'audit'>, { adminsOnly }: Guards) {
	return new Hono<ServerEnv>().get(
		'/admin/audit',
		describe('Changes made in the back office, newest first', z.array(auditEntrySchema), [
			'bad_query',
			...accessFailures,
		]),
		adminsOnly,
		checkedQuery(auditQuerySchema),
		async (c) => c.json(await audit.newest(c.req.valid('query'))),
	);
}
