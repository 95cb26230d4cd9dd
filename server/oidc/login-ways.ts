import type { Log } from '#server/http/log.ts';
import type { Passwords } from '#server/secrets/password-hash.ts';
import { randomDigits } from '#server/secrets/random.ts';
import type { Stores } from '#server/stores.ts';
import { codeMail } from './code-mail.ts';
import { JUST_MS, type LoginCode, type WaitingCode, wasSent } from './login-code-store.ts';
import { leaveToTryPassword, type Trier } from './login-limits.ts';
import type { Login } from './login-store.ts';

export interface LoginWayOptions {
	stores: Pick<Stores, 'loginCodes' | 'logins' | 'providerRecords' | 'rateLimits' | 'sessions'>;
	passwords: Passwords;
	now: () => Date;
	/** Prints the code for the server's developer; null prints nothing. */
	tellCode: Log | null;
}

export type CodeRequest = Pick<LoginCode, 'interaction' | 'purpose' | 'email'> & { password?: string };

/** The ways to sign in: a password, or a code by email. Neither reveals whether an email has an account. */
export function createLoginWays(options: LoginWayOptions) {
	const { stores, passwords, now } = options;
	const { logins, loginCodes } = stores;
	return {
		/** Returns the person with this email and password; `wait` is the seconds until the next try, 0 for now. */
		byPassword: async (
			trier: Trier,
			password: string,
		): Promise<{ login: Login | undefined; wait: number }> => {
			const { wait, giveBack } = await leaveToTryPassword(stores.rateLimits, trier, now());
			if (wait > 0) return { login: undefined, wait };
			const login = await logins.withEmail(trier.email);
			if (!(await passwords.matches(password, login?.password_hash))) return { login: undefined, wait };
			await giveBack();
			return { login, wait };
		},
		/** True when this code was sent a moment ago: a second tap gets no second email. */
		hasJustSent: async ({ interaction, password, ...asked }: CodeRequest): Promise<boolean> => {
			const at = now();
			const last = await loginCodes.waiting(interaction, at);
			if (!last || last.tries_left === 0) return false;
			if (!wasSent(last, asked, { since: new Date(at.getTime() - JUST_MS), now: at })) return false;
			return password === undefined || passwords.matches(password, last.password_hash ?? undefined);
		},
		/** Sends a code to this email, if it may get one. */
		sendCode: async ({ password, ...asked }: CodeRequest): Promise<void> => {
			const since = now();
			const password_hash = password === undefined ? null : await passwords.hash(password);
			await sendDigits({ ...asked, password_hash }, since, options);
		},
		/** Sends another code in place of one that did not arrive. */
		sendAgain: ({ interaction, purpose, email, password_hash }: WaitingCode): Promise<void> =>
			sendDigits({ interaction, purpose, email, password_hash }, now(), options),
		/**
		 * Returns the person with the right code; a sign-up creates the login, a reset sets its password and ends its
		 * sessions.
		 */
		byCode: async (interaction: string, digits: string, newPassword: string): Promise<Login | undefined> => {
			const code = await loginCodes.takeTry(interaction, now());
			if (!code || !(await passwords.matches(digits, code.code_hash))) return undefined;
			const login = await loginOfCode(code, options);
			// Runs before the code is deleted: a second tap meanwhile is right, too.
			if (login && code.purpose === 'reset')
				await resetPassword(login, { newPassword, interaction }, options);
			await loginCodes.remove(interaction);
			return login;
		},
	};
}
export type LoginWays = ReturnType<typeof createLoginWays>;

/**
 * Sends six digits to the email. Security: an unknown email is treated exactly like a known one, except that no email
 * is sent, and nothing shows the difference.
 */
async function sendDigits(
	code: Omit<LoginCode, 'code_hash'>,
	asked: Date,
	{ stores, passwords, now, tellCode }: LoginWayOptions,
): Promise<void> {
	const { email, purpose } = code;
	const login = await stores.logins.withEmail(email);
	const digits = randomDigits();
	const code_hash = await passwords.hash(digits);
	const mail =
		login !== undefined || purpose === 'sign-up'
			? codeMail(code, { digits, isKnown: login !== undefined })
			: null;
	const isSent = await stores.loginCodes.send({ ...code, code_hash }, mail, { asked, now: now() });
	if (isSent && mail) tellCode?.(`  code for ${email}: ${digits}`);
}

/**
 * The login behind a code; a sign-up's is created now.
 * Security: signing up with an email that has an account signs in with the code, and the old password stays.
 */
async function loginOfCode(
	{ purpose, email, password_hash }: LoginCode,
	{ stores: { logins }, now }: LoginWayOptions,
): Promise<Login | undefined> {
	const known = await logins.withEmail(email);
	if (known || purpose !== 'sign-up' || password_hash === null) return known;
	return logins.add({ email, password_hash, groups: [] }, now());
}

/** Sets a new password, and ends all sessions under the old one, here and at the provider. */
export async function resetPassword(
	login: Login,
	{ newPassword, interaction }: { newPassword: string; interaction?: string },
	{ stores, passwords, now }: Pick<LoginWayOptions, 'stores' | 'passwords' | 'now'>,
): Promise<void> {
	await stores.logins.setPassword(login.id, await passwords.hash(newPassword));
	await stores.providerRecords.removeOf(login.id, interaction);
	await stores.sessions.endAllOf(login.id, now());
}
