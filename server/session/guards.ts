import type { Context, MiddlewareHandler } from 'hono';
import type { Account } from '#domain/accounts/account.ts';
import { isAdmin, isEditor } from '#domain/accounts/roles.ts';
import { SESSION_ENDED, SESSION_LOST } from '#domain/accounts/signed-in-cookie.ts';
import { adminTabs } from '#domain/admin/tabs.ts';
import { bearerToken } from '#server/http/bearer-token.ts';
import type { Guards, MaybeSignedInEnv, SignedInEnv } from '#server/http/guards.ts';
import { Problem } from '#server/http/problems.ts';
import type { Stores } from '#server/stores.ts';
import type { SessionCookie } from './cookies.ts';
import { endOfSession } from './lifetime.ts';
import type { RelyingParty } from './relying-party.ts';
import { SignInError } from './sign-in-error.ts';

export interface GuardOptions {
	stores: Pick<Stores, 'accounts' | 'sessions'>;
	relyingParty: RelyingParty;
	sessionCookie: SessionCookie;
	now: () => Date;
}

/** Creates the guards for account routes. */
export function createGuards(options: GuardOptions): Guards {
	const only = (
		isAllowed: (account: Account) => boolean,
		refusal: string,
	): MiddlewareHandler<SignedInEnv> => {
		return async (c, next) => {
			const { account, sessionId, proven } = await whoAsks(c, options);
			if (!isAllowed(account)) throw new Problem('not_allowed', refusal);
			c.set('account', account);
			c.set('sessionId', sessionId);
			c.set('proven', proven);
			await next();
		};
	};
	const editorsOnly = only(isEditor, 'Only an editor may do this.');
	const adminsOnly = only(isAdmin, 'Only an admin may do this.');
	return {
		signedIn: only(() => true, ''),
		editorsOnly,
		adminsOnly,
		forTab: (asked) =>
			adminTabs.find(({ path }) => path === asked)?.for === 'editor' ? editorsOnly : adminsOnly,
		whoever: whoever(options),
		onlooker: whoever(options, { isUse: false }),
	};
}

function whoever(options: GuardOptions, { isUse = true } = {}): MiddlewareHandler<MaybeSignedInEnv> {
	return async (c, next) => {
		const asks = await whoAsks(c, options, { isUse }).catch(nullIfVisitor);
		c.set('account', asks?.account ?? null);
		c.set('sessionId', asks?.sessionId ?? null);
		await next();
	};
}

function nullIfVisitor(error: unknown): null {
	if (error instanceof Problem && error.code === 'not_signed_in') return null;
	throw error;
}

/** Identifies the sender of a request: by the bearer token if there is one, else by the cookie. */
async function whoAsks(
	c: Context<SignedInEnv> | Context<MaybeSignedInEnv>,
	options: GuardOptions,
	{ isUse = true } = {},
) {
	const bearer = bearerToken(c.req);
	if (bearer !== undefined) return { ...(await accountOfToken(bearer, options)), sessionId: null };
	const { stores, sessionCookie, now } = options;
	const token = sessionCookie.read(c);
	const session = token ? await stores.sessions.withToken(token, now(), { isUse }) : undefined;
	if (!session || !token) {
		if (token) await removeCookie(c, token, options);
		throw new Problem('not_signed_in', 'Sign in first.');
	}
	if (session.isRenewed) sessionCookie.write(c, token, endOfSession(session.created, now()));
	return { account: session.account, sessionId: session.id, proven: session.proven };
}

/** Removes the cookie of a session that has ended, or that was lost in a restore: then the device keeps its data. */
async function removeCookie(
	c: Context,
	token: string,
	{ stores, sessionCookie, now }: Pick<GuardOptions, 'stores' | 'sessionCookie' | 'now'>,
) {
	const isLost = await stores.sessions.isLost(token, now());
	sessionCookie.take(c, isLost ? SESSION_LOST : SESSION_ENDED);
}

async function accountOfToken(bearer: string, { relyingParty, stores, now }: GuardOptions) {
	try {
		const identity = await relyingParty.verify(bearer);
		return { account: await stores.accounts.ofToken(identity, now()), proven: identity.proven };
	} catch (error) {
		if (!(error instanceof SignInError)) throw error;
		if (error.problem === 'unavailable') {
			throw new Problem('sign_in_unavailable', 'The sign-in service does not answer.', {
				'Retry-After': '30',
			});
		}
		throw new Problem('bad_token', 'The token is not valid here, or no longer. Sign in again.', {
			'WWW-Authenticate': 'Bearer error="invalid_token"',
		});
	}
}
