import type { MiddlewareHandler } from 'hono';
import type { Account } from '#domain/accounts/account.ts';
import type { TabPath } from '#domain/admin/tabs.ts';
import type { ServerEnv } from './server-env.ts';

/** The context of a route that needs a signed-in person. */
export interface SignedInEnv extends ServerEnv {
	Variables: ServerEnv['Variables'] & {
		account: Account;
		/** The cookie's session; null for a bearer token. */
		sessionId: string | null;
		/** When the person last proved who they are; null when unknown. */
		proven: Date | null;
	};
}

/** The context of a route open to everyone, with the account if someone is signed in. */
export interface MaybeSignedInEnv extends ServerEnv {
	Variables: ServerEnv['Variables'] & { account: Account | null; sessionId: string | null };
}

/** Failures of any route that needs an account. */
export const signInFailures = ['not_signed_in', 'bad_token', 'sign_in_unavailable'] as const;
/** The same for routes of editors or admins. */
export const accessFailures = [...signInFailures, 'not_allowed'] as const;

type Guard = MiddlewareHandler<SignedInEnv>;

/** The guards of routes that need an account; `server/session/guards.ts` makes them. */
export interface Guards {
	signedIn: Guard;
	editorsOnly: Guard;
	adminsOnly: Guard;
	/** Lets in accounts that may open this tab of the back office. */
	forTab: (asked: TabPath) => Guard;
	/** Lets everyone in, with their account if they are signed in. */
	whoever: MiddlewareHandler<MaybeSignedInEnv>;
	/** Does the same for passive requests: they do not count as using the session, which therefore expires on time. */
	onlooker: MiddlewareHandler<MaybeSignedInEnv>;
}
