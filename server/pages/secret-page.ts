import type { Context } from 'hono';
import { dressedResponse } from '#server/http/base-headers.ts';
import { PRIVATE } from '#server/http/cache-control.ts';
import type { ServerEnv } from '#server/http/server-env.ts';

/**
 * Answers a page with a secret address.
 * Security: no cache keeps the address, no search engine lists it, and no site opened from here learns it.
 */
export function answerSecretPage(c: Context<ServerEnv>, body: string): Response {
	return dressedResponse(c, body, {
		status: 200,
		headers: {
			...c.get('baseHeaders'),
			'Content-Type': 'text/html; charset=UTF-8',
			'Cache-Control': PRIVATE,
			'X-Robots-Tag': 'noindex',
			'Referrer-Policy': 'no-referrer',
		},
	});
}
