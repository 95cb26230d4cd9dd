import type { Context, MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { clientAddress } from '#server/http/client-address.ts';
import type { ServerEnv } from '#server/http/server-env.ts';
import { takeAll } from '#server/rate-limits/refuse.ts';
import type { RateLimit } from '#server/rate-limits/store.ts';
import type { Stores } from '#server/stores.ts';
import type { EmbeddedProvider } from './embedded.ts';
import { readTyped, type Typed } from './form-fields.ts';
import type { LoginDoors } from './login-doors.ts';
import type { SignInPages } from './sign-in-pages.ts';

/** What the pages of the embedded provider are made of. */
export interface StepOptions {
	provider: EmbeddedProvider;
	doors: LoginDoors;
	pages: SignInPages;
	stores: Stores;
	now: () => Date;
	trustedProxies: number;
}

/** The context of a page that belongs to a sign-in. */
export interface StepEnv extends ServerEnv {
	Variables: ServerEnv['Variables'] & {
		/** The id of the sign-in. */
		interaction: string;
		/** The address its forms go to. */
		base: string;
	};
}
export type StepContext = Context<StepEnv>;

/** Lets through who is in the middle of the sign-in that the address names, by its cookie; tells all others that it is over. */
export function inSignIn({ provider, pages }: StepOptions): MiddlewareHandler<StepEnv> {
	return async (c, next) => {
		const interaction = await provider.interactionOf(c);
		if (interaction === undefined || interaction !== c.req.param('uid')) {
			return showPage(c, await pages.over(), 400);
		}
		c.set('interaction', interaction);
		c.set('base', `/oidc/interaction/${interaction}`);
		await next();
	};
}

/** Answers a page that nothing keeps. */
export function showPage(c: StepContext, page: string, status: ContentfulStatusCode = 200): Response {
	return c.body(page, status, { 'Content-Type': 'text/html; charset=UTF-8', 'Cache-Control': 'no-store' });
}

/** What was typed, and where it came from. */
export async function readStep(
	c: StepContext,
	{ trustedProxies }: StepOptions,
): Promise<Typed & { address: string }> {
	return { ...readTyped(await c.req.parseBody()), address: clientAddress(c, trustedProxies) };
}

/** Words for a person who tried too often; undefined while all limits are kept. */
export async function tooOften(
	{ stores, now }: StepOptions,
	limits: RateLimit[],
): Promise<string | undefined> {
	const seconds = await takeAll(stores.rateLimits, limits, now());
	if (seconds === 0) return undefined;
	const minutes = Math.ceil(seconds / 60);
	return `That was tried too often. Please wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, then try again.`;
}
