import type { Context } from 'hono';
import type { Account } from '#domain/accounts/account.ts';
import { SESSION_ENDED } from '#domain/accounts/signed-in-cookie.ts';
import type { ServerEnv } from '#server/http/server-env.ts';
import type { VerifiedIdentity } from './claims.ts';
import { deviceWords } from './device-words.ts';
import type { GuardOptions } from './guards.ts';
import { endOfSession } from './lifetime.ts';

/** Signs this browser in as the person: creates or updates their account, and opens a session. */
export async function openSession(
	c: Context<ServerEnv>,
	identity: VerifiedIdentity,
	{ stores, sessionCookie, now }: GuardOptions,
): Promise<Account> {
	const at = now();
	await endSession(c, { stores, sessionCookie, now });
	const account = await stores.accounts.signIn(identity, at);
	// Security: each sign-in gets a new token, so that one planted before it opens nothing.
	const device = deviceWords(c.req.header('User-Agent'));
	const token = await stores.sessions.open(account.id, { device, proven: identity.proven }, at);
	sessionCookie.write(c, token, endOfSession(at, at));
	return account;
}

export async function endSession(
	c: Context<ServerEnv>,
	{ stores, sessionCookie, now }: Omit<GuardOptions, 'relyingParty'>,
): Promise<void> {
	const token = sessionCookie.read(c);
	const session = token ? await stores.sessions.withToken(token, now()) : undefined;
	if (session) await stores.sessions.end(session.account.id, session.id, now());
	sessionCookie.take(c, SESSION_ENDED);
}
