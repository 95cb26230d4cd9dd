import { randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { ALWAYS_ANSWERED } from './always-answered.ts';
import { PRIVATE } from './cache-control.ts';
import { type Guarded, securityHeaders } from './security-headers.ts';
import type { ServerEnv } from './server-env.ts';

/**
 * Gives each request an id, and each answer that id and the security headers. Marks answers as uncacheable unless they
 * allow caching and set no cookie. After this, `followVideo` admits another video's host once an admin has chosen one;
 * it reads the database, so its errors need these headers, too.
 */
export function baseHeaders(site: Guarded) {
	const headersNow = () => ({ ...securityHeaders(site), 'X-Request-Id': '' });
	let [base, madeFor] = [headersNow(), site.guideVideo];
	const dress: MiddlewareHandler<ServerEnv> = async (c, next) => {
		c.set('requestId', randomUUID());
		c.set('baseHeaders', base);
		await next();
		if (c.get('isDressed')) return;
		for (const [name, value] of Object.entries(c.get('baseHeaders'))) c.res.headers.set(name, value);
		const { headers } = c.res;
		headers.set('X-Request-Id', c.get('requestId'));
		if (!headers.has('Cache-Control') || headers.has('Set-Cookie')) headers.set('Cache-Control', PRIVATE);
	};
	const followVideo: MiddlewareHandler<ServerEnv> = async (c, next) => {
		if (ALWAYS_ANSWERED.test(c.req.path)) return next();
		const { guideVideo } = site;
		if (guideVideo !== madeFor) [base, madeFor] = [headersNow(), guideVideo];
		c.set('baseHeaders', base);
		await next();
	};
	return { dress, followVideo };
}

/**
 * Creates a response with all headers at once, including the base headers. Only the id is filled in later, because
 * copying the same names writes the response four times as fast as adding a name.
 */
export function dressedResponse(
	c: Context<ServerEnv>,
	body: string | Uint8Array<ArrayBuffer> | null,
	{ status, headers }: { status: number; headers: Record<string, string> },
): Response {
	c.set('isDressed', true);
	const own = { ...headers };
	own['X-Request-Id'] = c.get('requestId');
	return new Response(body, { status, headers: own });
}
