import { type Context, Hono } from 'hono';
import { randomPKCECodeVerifier } from 'openid-client';
import type { Left } from '#domain/accounts/session-calls.ts';
import type { SignInProblem } from '#domain/accounts/sign-in-problem.ts';
import { paths } from '#domain/paths.ts';
import { clientAddress } from '#server/http/client-address.ts';
import type { Log } from '#server/http/log.ts';
import type { ServerEnv } from '#server/http/server-env.ts';
import { randomToken } from '#server/secrets/random.ts';
import type { Stores } from '#server/stores.ts';
import { ATTEMPT_MS } from './attempt-store.ts';
import type { VerifiedIdentity } from './claims.ts';
import type { Cookie } from './cookies.ts';
import type { GuardOptions } from './guards.ts';
import { endSession, openSession } from './open-session.ts';
import type { OwnPasswords } from './proof.ts';
import { returnPathOf } from './return-path.ts';
import { SignInError } from './sign-in-error.ts';

export interface SignInRouteOptions extends GuardOptions {
	stores: Pick<Stores, 'accounts' | 'attempts' | 'rateLimits' | 'sessions'>;
	publicUrl: string;
	trustedProxies: number;
	/** Identifies the browser that started a sign-in. */
	browserCookie: Cookie;
	/** Ends the browser's session at the built-in provider. */
	endAtProvider: ((c: Context<ServerEnv>) => Promise<void>) | null;
	/** Ends all sessions and grants of a person (a `sub`) at the built-in provider. */
	forgetAtProvider: ((subject: string) => Promise<void>) | null;
	/** The built-in provider's passwords; null when people sign in elsewhere. */
	ownPasswords: OwnPasswords | null;
	log: Log;
}

const STARTS = { most: 300, windowMs: 600_000 };

/** `GET /sign-in/start`, `GET /signin/` and `POST /sign-out`: the addresses a browser visits. */
export function signInRoutes(options: SignInRouteOptions) {
	return new Hono<ServerEnv>()
		.get('/sign-in/start', (c) => start(c, options))
		.get('/signin/', (c) => finish(c, options))
		.post('/sign-out', (c) => leave(c, options));
}

/** Remembers where the person was, and redirects the browser to the provider. */
async function start(c: Context<ServerEnv>, options: SignInRouteOptions): Promise<Response> {
	const { stores, relyingParty, browserCookie, publicUrl, now } = options;
	const returnPath = returnPathOf(c.req.query('return'), publicUrl);
	const key = `sign-in from ${clientAddress(c, options.trustedProxies)}`;
	if ((await stores.rateLimits.take({ key, ...STARTS }, now())) > 0)
		return toProblem(c, 'too_many', returnPath);
	const freshSince = relyingParty.asksEachTime || c.req.query('fresh') !== undefined ? new Date() : null;
	const secrets = {
		state: randomToken(),
		nonce: randomToken(),
		verifier: randomPKCECodeVerifier(),
		freshSince,
	};
	const browser = browserCookie.read(c) ?? randomToken();
	return orProblem(c, { options, returnPath }, async () => {
		const address = await relyingParty.start(secrets, { isNew: c.req.query('new') !== undefined });
		await stores.attempts.start({ ...secrets, browser, returnPath }, now());
		browserCookie.write(c, browser, new Date(now().getTime() + ATTEMPT_MS));
		return c.redirect(address.href, 303);
	});
}

/** Receives the person back from the provider: opens a session, and returns to the page they were on. */
async function finish(c: Context<ServerEnv>, options: SignInRouteOptions): Promise<Response> {
	const { stores, relyingParty, browserCookie, now } = options;
	const state = c.req.query('state');
	const browser = browserCookie.read(c);
	const attempt = state && browser ? await stores.attempts.take({ state, browser }, now()) : undefined;
	if (!attempt || !state) return toProblem(c, 'expired', '/');
	const { return_path: returnPath, fresh_since: freshSince, nonce, verifier } = attempt;
	return orProblem(c, { options, returnPath }, async () => {
		const { search } = new URL(c.req.url);
		const identity = await relyingParty.finish(search, { state, nonce, verifier, freshSince });
		if (!freshSince && (await isFromBefore(identity, options)))
			return c.redirect(paths.signInAnew(returnPath), 303);
		await openSession(c, identity, options);
		return c.redirect(returnPath, 303);
	});
}

/**
 * True when the person proved who they are before another device signed one of theirs out. Security: this may be that
 * device, with a session at the provider that only the provider can end.
 */
export async function isFromBefore(
	identity: VerifiedIdentity,
	{ stores }: Pick<SignInRouteOptions, 'stores'>,
): Promise<boolean> {
	const signedOut = await stores.accounts.signedOut(identity);
	return signedOut !== null && (identity.proven === null || identity.proven < signedOut);
}

/** Ends the session here and at the provider; redirects a form there, and returns the address to a script. */
async function leave(c: Context<ServerEnv>, options: SignInRouteOptions): Promise<Response> {
	await endSession(c, options);
	await options.endAtProvider?.(c);
	const location = options.endAtProvider ? paths.home : await addressToEnd(options);
	return c.req.header('Accept')?.includes('application/json')
		? c.json({ location } satisfies Left)
		: c.redirect(location, 303);
}

async function addressToEnd({ relyingParty, log }: SignInRouteOptions): Promise<string> {
	try {
		return (await relyingParty.endAddress()) ?? paths.home;
	} catch (error) {
		if (!(error instanceof SignInError)) throw error;
		// When the provider is down, signing out still works here.
		log(`sign-out: ${error.message}`);
		return paths.home;
	}
}

async function orProblem(
	c: Context<ServerEnv>,
	{ options, returnPath }: { options: SignInRouteOptions; returnPath: string },
	step: () => Promise<Response>,
): Promise<Response> {
	try {
		return await step();
	} catch (error) {
		if (!(error instanceof SignInError)) throw error;
		options.log(`sign-in: ${error.problem}, ${error.message}`, { request_id: c.get('requestId') });
		return toProblem(c, error.problem, returnPath);
	}
}

/** Security: redirects, so that no code or state stays in the address or the history. */
function toProblem(c: Context<ServerEnv>, problem: SignInProblem, returnPath: string): Response {
	return c.redirect(paths.signInProblem(problem, returnPath), 303);
}
