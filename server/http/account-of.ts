import type { Context } from 'hono';
import { Problem } from './problems.ts';
import type { ServerEnv } from './server-env.ts';

/** Who is signed in by session or bearer token, or null: the answer of whoever keeps the sessions. */
export type AccountOf = (c: Context<ServerEnv>) => Promise<{ id: string } | null>;

/** The id of the account that is signed in; throws the `not_signed_in` problem when nobody is. */
export async function signedInAccount(c: Context<ServerEnv>, accountOf: AccountOf): Promise<string> {
	const account = await accountOf(c);
	if (!account) throw new Problem('not_signed_in', 'Sign in first: saved trips belong to an account.');
	return account.id;
}
