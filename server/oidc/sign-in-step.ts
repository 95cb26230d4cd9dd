import type { Context, MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { dressPlainPage } from '#server/html/plain-page.ts';
import { clientAddress } from '#server/http/client-address.ts';
import type { ServerEnv } from '#server/http/server-env.ts';
import { submittedForm } from '#server/http/submitted-form.ts';
import type { Stores } from '#server/stores.ts';
import type { EmbeddedProvider, Noted } from './embedded.ts';
import { readTyped, type Typed } from './form-fields.ts';
import type { KnownDevices } from './known-devices.ts';
import type { Leave, Trier } from './login-limits.ts';
import type { Login } from './login-store.ts';
import type { LoginWays } from './login-ways.ts';
import type { Fields } from './sign-in-fields.ts';
import type { SignInPages } from './sign-in-pages.ts';

export interface StepOptions {
	provider: EmbeddedProvider;
	ways: LoginWays;
	devices: KnownDevices;
	pages: SignInPages;
	stores: Pick<Stores, 'loginCodes' | 'logins' | 'rateLimits'>;
	/** True when the browser has a session with this site. */
	isSignedIn: (c: Context) => Promise<boolean>;
	now: () => Date;
	trustedProxies: number;
}

/** The context of a page within a sign-in. */
export interface StepEnv extends ServerEnv {
	Variables: ServerEnv['Variables'] & {
		/** The id of the sign-in. */
		interaction: string;
		/** The address for its forms. */
		base: string;
		noted: Noted;
	};
}
export type StepContext = Context<StepEnv>;

/**
 * Lets through browsers in the middle of the sign-in that the address names, by its cookie; all others learn that it is
 * over, or that they are signed in.
 */
export function inSignIn({ provider, pages, isSignedIn }: StepOptions): MiddlewareHandler<StepEnv> {
	return async (c, next) => {
		const found = await provider.signInOf(c);
		if (!found || found.id !== c.req.param('uid')) {
			if (await isSignedIn(c)) return showPage(c, await pages.signedIn());
			return showPage(c, await pages.over(), 400);
		}
		// The answer to the first of two taps was dropped by the browser.
		if (found.goesOnAt !== null) return c.redirect(found.goesOnAt, 303);
		c.set('interaction', found.id);
		c.set('base', `/oidc/interaction/${found.id}`);
		c.set('noted', found.noted);
		await next();
	};
}

export function showPage(c: Context, page: string, status: ContentfulStatusCode = 200): Response {
	dressPlainPage(c);
	return c.body(page, status, { 'Content-Type': 'text/html; charset=UTF-8' });
}

/** The email that was typed on another page of this sign-in. */
export const typedBefore = (c: StepContext): Fields => ({ email: c.var.noted.email ?? '' });

/** Reads the submitted form. */
export const readStep = async (c: StepContext): Promise<Typed> => readTyped(await submittedForm(c));

/** The person trying to sign in with this email. */
export async function trierOf(c: StepContext, email: string, options: StepOptions): Promise<Trier> {
	const { devices, trustedProxies } = options;
	return { email, address: clientAddress(c, trustedProxies), device: await devices.of(c, email) };
}

/** Signs the person in: remembers the device, completes the sign-in, and redirects the browser. */
export async function letIn(
	c: StepContext,
	login: Login,
	{ devices, provider, now }: StepOptions,
): Promise<Response> {
	await devices.remember(c, login.email, now());
	return c.redirect(await provider.signInAs(c, login.id, c.var.interaction), 303);
}

/** The words for someone who tried too often; undefined while they may try. */
export function waitWords({ wait }: Pick<Leave, 'wait'>): string | undefined {
	if (wait === 0) return undefined;
	const minutes = Math.ceil(wait / 60);
	return `Too many tries. Please wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, then try again.`;
}
