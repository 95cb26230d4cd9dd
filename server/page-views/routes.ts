import { Hono } from 'hono';
import { isBackOffice } from '#domain/admin/tabs.ts';
import { type FoundPage, pageOfPath } from '#domain/pages/page-routes.ts';
import { pageViewSchema } from '#domain/pages/page-view.ts';
import { checkedBody } from '#server/http/checked.ts';
import { clientAddress } from '#server/http/client-address.ts';
import { describe } from '#server/http/describe.ts';
import { limitedBody } from '#server/http/limited-body.ts';
import type { ServerEnv } from '#server/http/server-env.ts';
import { createMemoryLimit } from '#server/rate-limits/memory-limit.ts';
import type { Stores } from '#server/stores.ts';
import type { CountElsewhere } from './count-elsewhere.ts';

/** From one place: allows a school behind one address, but not a program. */
const VIEWS = { most: 600, windowMs: 60_000 };

export interface PageViewDeps {
	stores: Pick<Stores, 'pageViews'>;
	/** Null counts views only here. */
	countElsewhere: CountElsewhere | null;
	trustedProxies: number;
	now: () => Date;
}

/**
 * `POST /public/page-view`: counts a view by day and path template. Readers may be minors: we set no cookie, store
 * no address or full path, and nothing at all about a reader who asks not to be tracked.
 */
export function pageViewRoutes({ stores, countElsewhere, trustedProxies, now }: PageViewDeps) {
	const takeOrRefuse = createMemoryLimit(VIEWS);
	return new Hono<ServerEnv>().post(
		'/public/page-view',
		describe('Counts one page view', null, [
			'bad_body',
			'too_large',
			'forbidden_origin',
			'too_many_requests',
			'storage_full',
		]),
		limitedBody(2048),
		checkedBody(pageViewSchema),
		async (c) => {
			const isPrivate = c.req.header('DNT') === '1' || c.req.header('Sec-GPC') === '1';
			if (isPrivate) return c.body(null, 204);
			takeOrRefuse(clientAddress(c, trustedProxies), now());
			const { path } = c.req.valid('json');
			// Editors at work are not readers.
			if (isBackOffice(path)) return c.body(null, 204);
			const found = pageOfPath(path);
			await stores.pageViews.count(now().toISOString().slice(0, 10), found?.page.template ?? 'other');
			countElsewhere?.({ path: toldPath(found), userAgent: c.req.header('User-Agent') ?? '' });
			return c.body(null, 204);
		},
	);
}

/** Security: reports only the kind of page for a person's own pages, whose addresses may open them. */
function toldPath(found: FoundPage | undefined): string {
	if (!found) return '/other';
	return found.page.isPersonal ? found.page.template : found.canonicalPath;
}
