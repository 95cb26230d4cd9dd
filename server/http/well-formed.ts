import type { MiddlewareHandler } from 'hono';
import { Problem } from './problems.ts';
import type { ServerEnv } from './server-env.ts';

/** Refuses an API address with a broken %-escape instead of guessing its meaning. */
export const wellFormed: MiddlewareHandler<ServerEnv> = async (c, next) => {
	try {
		if (c.req.url.includes('%')) decodeURIComponent(c.req.url);
	} catch {
		throw new Problem('bad_query', 'The address has a broken %-escape.');
	}
	await next();
};
