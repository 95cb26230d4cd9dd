import type { Context, MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { clientAddress } from '#server/http/client-address.ts';
import { Problem } from '#server/http/problems.ts';
import type { ServerEnv } from '#server/http/server-env.ts';
import { dressPlainPage } from '#server/pages/plain-page.ts';
import type { Stores } from '#server/stores.ts';
import type { EmbeddedProvider } from './embedded.ts';
import { readTyped, type Typed } from './form-fields.ts';
import type { KnownDevices } from './known-devices.ts';
import type { Leave, Trier } from './login-limits.ts';
import type { Login } from './login-store.ts';
import type { LoginWays } from './login-ways.ts';
import type { SignInPages } from './sign-in-pages.ts';

/** What the pages of the embedded provider are made of. */
export interface StepOptions {
	provider: EmbeddedProvider;
	ways: LoginWays;
	devices: KnownDevices;
	pages: SignInPages;
	stores: Pick<Stores, 'loginCodes' | 'logins' | 'rateLimits'>;
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

/** Answers a page. */
export function showPage(c: Context, page: string, status: ContentfulStatusCode = 200): Response {
	dressPlainPage(c);
	return c.body(page, status, { 'Content-Type': 'text/html; charset=UTF-8' });
}

/** What was typed. */
export async function readStep(c: StepContext): Promise<Typed> {
	try {
		return readTyped(await c.req.parseBody());
	} catch (error) {
		// What the platform throws for a form that breaks off, and for nothing else.
		if (error instanceof TypeError) throw new Problem('bad_body', 'The body is no form that can be read.');
		throw error;
	}
}

/** Who tries to get in with this email. */
export async function trierOf(c: StepContext, email: string, options: StepOptions): Promise<Trier> {
	const { devices, trustedProxies } = options;
	return { email, address: clientAddress(c, trustedProxies), device: await devices.of(c, email) };
}

/** Lets the person in: notes that the device is theirs, ends the sign-in, and sends the browser on. */
export async function letIn(
	c: StepContext,
	login: Login,
	{ devices, provider, now }: StepOptions,
): Promise<Response> {
	await devices.remember(c, login.email, now());
	return c.redirect(await provider.signInAs(c, login.id, c.var.interaction), 303);
}

/** Words for a person who tried too often; undefined while there is leave. */
export function waitWords({ wait }: Pick<Leave, 'wait'>): string | undefined {
	if (wait === 0) return undefined;
	const minutes = Math.ceil(wait / 60);
	return `Too many tries. Please wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, then try again.`;
}
