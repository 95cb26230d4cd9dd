import { passwordFault } from '#domain/accounts/password-rule.ts';
import { clientAddress } from '#server/http/client-address.ts';
import { Problem } from '#server/http/problems.ts';
import { tooMany } from '#server/rate-limits/refuse.ts';
import type { Passwords } from '#server/secrets/password-hash.ts';
import type { OwnPasswords } from '#server/session/proof.ts';
import type { Stores } from '#server/stores.ts';
import type { KnownDevices } from './known-devices.ts';
import type { LoginWays } from './login-ways.ts';

interface OwnPasswordsParts {
	stores: Pick<Stores, 'logins' | 'providerRecords'>;
	ways: LoginWays;
	devices: KnownDevices;
	passwords: Passwords;
	trustedProxies: number;
	now: () => Date;
}

/** The account page's actions on passwords stored here; tries count as they do on the sign-in page. */
export function createOwnPasswords(parts: OwnPasswordsParts): OwnPasswords {
	const { stores, ways, devices, passwords, trustedProxies, now } = parts;
	const loginOf = async (subject: string) => {
		const login = await stores.logins.withId(subject);
		if (!login) throw new Problem('password_elsewhere', 'Your password is not kept here.');
		return login;
	};
	return {
		has: async (subject) => (await stores.logins.withId(subject)) !== undefined,
		check: async (c, subject, password) => {
			const { email } = await loginOf(subject);
			const device = await devices.of(c, email);
			const trier = { email, address: clientAddress(c, trustedProxies), device };
			const { login, wait } = await ways.byPassword(trier, password);
			if (wait > 0) throw tooMany(wait);
			if (!login) throw new Problem('wrong_password', 'That is not your password.');
		},
		set: async (subject, password) => {
			const { id, email } = await loginOf(subject);
			const fault = passwordFault(password, email);
			if (fault) throw new Problem('bad_body', fault);
			const mail = { to: email, subject: 'Your College Tour Trails password was changed', text: CHANGED };
			await stores.logins.changePassword({ id, hash: await passwords.hash(password), mail }, now());
			await stores.providerRecords.removeOf(id);
		},
	};
}

const CHANGED = `Your password was just changed on the account page, and every other device was signed out.

If that was not you, set a new one right away: "Forgot your password?" on the sign-in page.
`;
