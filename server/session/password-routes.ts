import { Hono } from 'hono';
import { passwordChangeSchema, signInWaySchema } from '#domain/accounts/sign-in-ways.ts';
import { checkedBody } from '#server/http/checked.ts';
import { describe } from '#server/http/describe.ts';
import { type Guards, signInFailures } from '#server/http/guards.ts';
import { limitedBody } from '#server/http/limited-body.ts';
import { Problem } from '#server/http/problems.ts';
import type { ServerEnv } from '#server/http/server-env.ts';
import { isFresh } from './proof.ts';
import type { SignInRouteOptions } from './sign-in-routes.ts';

const MOST_BYTES = 4096;
/** `GET /account/sign-in` and `POST /account/password`: tells where the password is stored, and changes it. */
export function passwordRoutes({ signedIn }: Guards, options: SignInRouteOptions) {
	const { stores, relyingParty, ownPasswords, now } = options;
	return new Hono<ServerEnv>()
		.get(
			'/account/sign-in',
			describe('How the account’s owner signs in', signInWaySchema, [...signInFailures]),
			signedIn,
			async (c) => {
				const isHere = await ownPasswords?.has(c.var.account.cognito_id);
				const elsewhere = isHere ? null : relyingParty.host;
				return c.json({ elsewhere, is_fresh: isFresh(c.var.proven, now()) });
			},
		)
		.post(
			'/account/password',
			describe('Changes the password, and signs out every other device', null, [
				'bad_body',
				...signInFailures,
				'forbidden_origin',
				'wrong_password',
				'password_elsewhere',
				'too_large',
				'too_many_requests',
				'storage_full',
			]),
			signedIn,
			limitedBody(MOST_BYTES),
			checkedBody(passwordChangeSchema),
			async (c) => {
				const { account, sessionId } = c.var;
				const { current, next } = c.req.valid('json');
				const subject = account.cognito_id;
				if (!ownPasswords || !(await ownPasswords.has(subject))) {
					throw new Problem('password_elsewhere', `Your password is kept at ${relyingParty.host}.`);
				}
				await ownPasswords.check(c, subject, current);
				await ownPasswords.set(subject, next);
				await stores.sessions.endOthers(account.id, sessionId, now());
				return c.body(null, 204);
			},
		);
}
