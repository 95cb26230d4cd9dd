import { randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { ALWAYS_ANSWERED } from './always-answered.ts';
import { PRIVATE } from './cache-control.ts';
import { type Guarded, securityHeaders } from './security-headers.ts';
import type { ServerEnv } from './server-env.ts';

/**
 * Gives each request its id, and each answer that id and the security headers, and keeps from every cache what does not say that it
 * may be kept, or sets a cookie; behind it, `followVideo` lets the host of another
 * video in once an admin has chosen it. It looks into the database, so what it may throw is dressed, too.
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
 * A response with all its headers from the start, the base headers among them; only the id is filled in, because a
 * copy with the same names is written four times as fast as one with a name more.
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
