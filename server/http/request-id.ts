import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { ServerEnv } from './server-env.ts';

/** Gives each request an id of our own making, by which a problem can be found in the log. */
export const requestId: MiddlewareHandler<ServerEnv> = async (c, next) => {
	const id = randomUUID();
	c.set('requestId', id);
	c.header('X-Request-Id', id);
	await next();
};
