import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as z from 'zod/mini';
import { checkedBody } from '#server/http/checked.ts';
import { describe } from '#server/http/describe.ts';
import { Problem } from '#server/http/problems.ts';
import type { ServerEnv } from '#server/http/server-env.ts';
import { pageOfPath } from '#server/pages/page-routes.ts';
import type { Stores } from '#server/stores.ts';

const pageViewSchema = z.object({
	path: z.string('must be a text').check(z.regex(/^\/[^?#]{0,500}$/, 'must be a path without a query')),
});

/**
 * `POST /public/page-view`: counts a view by day and path template. Readers may be minors: no cookie, no address and
 * no full path is kept, and nothing at all of a reader who asks not to be tracked.
 */
export function pageViewRoutes({ pageViews }: Stores, now: () => Date) {
	return new Hono<ServerEnv>().post(
		'/public/page-view',
		describe('Counts one view of a page', null, ['bad_body', 'too_large', 'forbidden_origin']),
		bodyLimit({
			maxSize: 2048,
			onError: () => {
				throw new Problem('too_large', 'The body has more than 2,048 bytes.');
			},
		}),
		checkedBody(pageViewSchema),
		async (c) => {
			const isPrivate = c.req.header('DNT') === '1' || c.req.header('Sec-GPC') === '1';
			const template = pageOfPath(c.req.valid('json').path)?.page.template ?? 'other';
			if (!isPrivate) await pageViews.count(now().toISOString().slice(0, 10), template);
			return c.body(null, 204);
		},
	);
}
