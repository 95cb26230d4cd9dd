import type { Context, Hono, MiddlewareHandler } from 'hono';
import { Problem } from './problems.ts';
import type { ServerEnv } from './server-env.ts';

type Routed = Pick<Hono<ServerEnv>, 'router'>;
const readingMethods = new Set(['GET', 'HEAD']);
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Answers unrouted methods before anything else runs: there is nothing to guard. */
export function refuseUnroutedMethods(app: Routed): MiddlewareHandler<ServerEnv> {
	return async (c, next) => {
		if (!readingMethods.has(c.req.method) && !hasRoute(app, c.req.method, c.req.path))
			throw unmatched(app, c);
		await next();
	};
}

/** Refuses an API address with a broken %-escape instead of guessing its meaning. */
export const refuseBrokenEscapes: MiddlewareHandler<ServerEnv> = async (c, next) => {
	try {
		if (c.req.url.includes('%')) decodeURIComponent(c.req.url);
	} catch {
		throw new Problem('bad_query', 'The address has a broken %-escape.');
	}
	await next();
};

/** Why no route answers this request: the path has other methods (405, with Allow), or is unknown (404). */
export function unmatched(app: Routed, c: Context<ServerEnv>): Problem {
	const allowed = methods.filter((method) => hasRoute(app, method, c.req.path));
	if (allowed.length === 0) return new Problem('not_found', 'There is nothing at this address.');
	const allow = allowed.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ');
	return new Problem('method_not_allowed', `This address answers ${allow}.`, { Allow: allow });
}

function hasRoute(app: Routed, method: string, path: string): boolean {
	const isApi = /^\/api(\/|$)/.test(path);
	return app.router
		.match(method, path)[0]
		.some(([[, route]]) => route.method === method && !(isApi && route.path === '/*'));
}
