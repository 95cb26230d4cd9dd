import type { Context, MiddlewareHandler } from 'hono';
import { bearerToken } from './bearer-token.ts';
import { Problem } from './problems.ts';
import type { ServerEnv } from './server-env.ts';

/**
 * Security: senders to these paths prove themselves in other ways. An email provider unsubscribes with the token (RFC
 * 8058), and the card service signs its messages.
 */
const openPaths = new Set(['/newsletter/unsubscribe', '/api/billing/stripe/webhook']);

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Security: refuses a request that changes something unless the browser says that this site's own page sent it, so that
 * another site cannot act in a reader's name. A bearer token cannot come from another site and needs no such proof.
 */
export function forgeryGuard(publicUrl: string): MiddlewareHandler<ServerEnv> {
	return async (c, next) => {
		const isOpen = safeMethods.has(c.req.method) || openPaths.has(c.req.path);
		if (!isOpen) demandProof(c, publicUrl);
		await next();
	};
}

/**
 * Security: does the same for a `GET` that changes something, as a few in the specification do: no link or image may
 * trigger it, not even one in our own pages, where editors, the blog and OpenStreetMap bring addresses of their own.
 */
export function fromThisSiteOnly(publicUrl: string): MiddlewareHandler<ServerEnv> {
	return async (c, next) => {
		demandProof(c, publicUrl);
		// Only a script's request has no destination. Browsers too old to name one prove a GET by `Origin`, which no link has.
		const isByScript = (c.req.header('Sec-Fetch-Dest') ?? 'empty') === 'empty';
		if (!isByScript && bearerToken(c.req) === undefined) throw notOurs();
		await next();
	};
}

function demandProof({ req }: Context<ServerEnv>, publicUrl: string): void {
	const isProven =
		bearerToken(req) !== undefined ||
		isSameOrigin(req.header('Sec-Fetch-Site'), req.header('Origin'), publicUrl);
	if (!isProven) throw notOurs();
}

const notOurs = () => new Problem('forbidden_origin', 'Only the pages of this site may send this.');

function isSameOrigin(fetchSite: string | undefined, origin: string | undefined, publicUrl: string): boolean {
	return fetchSite === undefined ? origin === publicUrl : fetchSite === 'same-origin';
}
