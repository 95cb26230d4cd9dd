import type { Context } from 'hono';
import { matchedRoutes } from 'hono/route';

/** The pattern of the route that answers. Security: an address may hold a token, or say what a person reads. */
export const routeOf = (c: Context): string =>
	matchedRoutes(c).find(({ method }) => method !== 'ALL')?.path ?? NO_ROUTE;

/** What is said for a route where there is none. */
export const NO_ROUTE = 'none' as const;
