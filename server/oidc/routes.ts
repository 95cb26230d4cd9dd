import { Hono } from 'hono';
import { limitedBody } from '#server/http/limited-body.ts';
import type { ServerEnv } from '#server/http/server-env.ts';
import { codeSteps } from './code-steps.ts';
import { passwordSteps } from './password-steps.ts';
import { inSignIn, type StepOptions } from './sign-in-step.ts';

const MOST_BYTES = 8192;

/**
 * Makes the embedded provider's addresses under `/oidc`: those of its endpoints that a browser or a reader of its keys
 * needs, and the pages of a sign-in.
 * Security: its token endpoint is not among them; only the relying party in this process calls it.
 */
export function oidcRoutes(options: StepOptions) {
	const byProvider = (c: { req: { raw: Request } }) => options.provider.answer(c.req.raw);
	return new Hono<ServerEnv>()
		.get('/.well-known/openid-configuration', byProvider)
		.get('/jwks', byProvider)
		.get('/auth', byProvider)
		.get('/auth/:uid', byProvider)
		.use('/interaction/:uid/*', limitedBody(MOST_BYTES), inSignIn(options) as never)
		.route('/', passwordSteps(options))
		.route('/', codeSteps(options));
}
