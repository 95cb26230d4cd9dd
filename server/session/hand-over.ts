import type { Context } from 'hono';
import type { Account } from '#domain/accounts/account.ts';
import { signInProblems } from '#domain/accounts/sign-in-problem.ts';
import { Problem } from '#server/http/problems.ts';
import type { ServerEnv } from '#server/http/server-env.ts';
import { openSession } from './open-session.ts';
import { SignInError } from './sign-in-error.ts';
import { isFromBefore, type SignInRouteOptions } from './sign-in-routes.ts';

/**
 * Opens a session for an ID token that a hosted sign-in put into the address of `/`. Security: works once, and only for
 * a sign-in started in this browser, as shown by the token's nonce or the state next to it. Otherwise a link containing
 * a token could sign a person in to someone else's account.
 */
export async function handOver(
	c: Context<ServerEnv>,
	{ id_token, state }: { id_token: string; state?: string | undefined },
	options: SignInRouteOptions,
): Promise<{ account: Account; return_path: string }> {
	const { relyingParty, stores, browserCookie, now, log } = options;
	try {
		const verified = await relyingParty.verify(id_token);
		const { nonce } = verified;
		const browser = browserCookie.read(c);
		const returned = nonce === undefined ? { state } : { nonce };
		const attempt = browser ? await stores.attempts.take({ ...returned, browser }, now()) : undefined;
		if (!attempt) throw new SignInError('expired', 'the token came for no sign-in of this browser');
		const identity = await relyingParty.requireFresh(verified, attempt.fresh_since);
		if (!attempt.fresh_since && (await isFromBefore(identity, options)))
			throw new SignInError('refused', 'the person signed in before a device was signed out');
		return { account: await openSession(c, identity, options), return_path: attempt.return_path };
	} catch (error) {
		if (!(error instanceof SignInError)) throw error;
		log(`hand-over: ${error.problem}, ${error.message}`, { request_id: c.get('requestId') });
		const code = error.problem === 'unavailable' ? 'sign_in_unavailable' : 'sign_in_refused';
		throw new Problem(code, signInProblems[error.problem]);
	}
}
