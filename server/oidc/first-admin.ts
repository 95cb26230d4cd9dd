import type { Passwords } from '#server/secrets/password-hash.ts';
import { randomId } from '#server/secrets/random.ts';
import type { Stores } from '#server/stores.ts';

/** Creates a new installation's admin. Returns the password, only this once; null when someone can already sign in. */
export async function makeFirstAdmin(
	{ logins, passwords }: Pick<Stores, 'logins'> & { passwords: Passwords },
	email: string,
	now: Date,
): Promise<string | null> {
	if (!(await logins.isEmpty())) return null;
	const password = randomId();
	const login = {
		email: email.toLowerCase(),
		password_hash: await passwords.hash(password),
		groups: ['admin'],
	};
	const { password_hash } = await logins.add(login, now);
	// When two processes start at once, only one creates the admin, because the other's password would open nothing.
	return password_hash === login.password_hash ? password : null;
}
