import { Hono } from 'hono';
import { accountSchema } from '#domain/accounts/account.ts';
import { describe } from '#server/http/describe.ts';
import { type Guards, type SignedInEnv, signInFailures } from '#server/http/guards.ts';

/** `GET /account`: the signed-in person's record. */
export function accountRoutes({ signedIn }: Pick<Guards, 'signedIn'>) {
	return new Hono<SignedInEnv>().get(
		'/account',
		describe('The signed-in account', accountSchema, [...signInFailures]),
		signedIn,
		(c) => c.json(c.var.account),
	);
}
