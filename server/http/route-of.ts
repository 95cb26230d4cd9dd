import type { Context } from 'hono';
import { matchedRoutes } from 'hono/route';

/** The answering route's pattern. Security: an address may contain a token, or reveal what a person reads. */
export const routeOf = (c: Context): string =>
	matchedRoutes(c).find(({ method }) => method !== 'ALL')?.path ?? NO_ROUTE;

/** The route's name when there is none. */
export const NO_ROUTE = 'none' as const;
