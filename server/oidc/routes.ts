import { type Context, Hono } from 'hono';
import { clientAddress } from '#server/http/client-address.ts';
import { limitedBody } from '#server/http/limited-body.ts';
import type { ServerEnv } from '#server/http/server-env.ts';
import { codeSteps } from './code-steps.ts';
import { passwordSteps } from './password-steps.ts';
import { inSignIn, type StepOptions, showPage } from './sign-in-step.ts';

const MOST_BYTES = 8192;
/** Every started sign-in is stored, so its size and the number per address are limited. */
const LONGEST_QUERY = 1500;
const SIGN_INS = { most: 300, windowMs: 600_000 };

/**
 * Serves the embedded provider under `/oidc`: the endpoints for browsers and for its keys, and the sign-in pages.
 * Security: its token endpoint is not served; only the relying party in this process calls it.
 */
export function oidcRoutes(options: StepOptions) {
	const byProvider = (c: { req: { raw: Request } }) => options.provider.answer(c.req.raw);
	return new Hono<ServerEnv>()
		.get('/.well-known/openid-configuration', byProvider)
		.get('/jwks', byProvider)
		.get('/auth', (c) => begin(c, options))
		.get('/auth/:uid', byProvider)
		.use('/interaction/:uid/*', limitedBody(MOST_BYTES), inSignIn(options) as never)
		.route('/', passwordSteps(options))
		.route('/', codeSteps(options));
}

async function begin(c: Context<ServerEnv>, options: StepOptions): Promise<Response> {
	const { provider, pages, stores, now, trustedProxies } = options;
	if (new URL(c.req.url).search.length > LONGEST_QUERY) return showPage(c, await pages.over(), 400);
	const key = `oidc from ${clientAddress(c, trustedProxies)}`;
	const seconds = await stores.rateLimits.take({ key, ...SIGN_INS }, now());
	if (seconds > 0) return showPage(c, await pages.tooMany(), 429);
	return provider.answer(c.req.raw);
}
