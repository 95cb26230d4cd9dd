import { EMAIL_WORDS, isAccountEmail } from '#domain/forms/email-address.ts';

const SHORTEST = 8;
const LONGEST = 200;

/** Fields typed into a sign-in form; the email in lower case, the code without spaces. */
export interface Typed {
	email: string;
	password: string;
	code: string;
}

/** Reads a submitted form's fields; missing ones are empty. */
export function readTyped(form: Record<string, unknown>): Typed {
	const field = (name: string) => (typeof form[name] === 'string' ? form[name] : '');
	return {
		email: field('email').trim().toLowerCase(),
		password: field('password'),
		code: field('code').replace(/\s/g, ''),
	};
}

/** Returns what is wrong with an email address, or undefined. */
export function emailFault(email: string): string | undefined {
	return isAccountEmail(email) ? undefined : EMAIL_WORDS;
}

/** Returns what is wrong with a new password, or undefined. */
export function passwordFault(password: string, email: string): string | undefined {
	const length = [...password].length;
	if (length < SHORTEST) return `Please choose a password of at least ${SHORTEST} characters.`;
	if (length > LONGEST) return `Please choose a password of at most ${LONGEST} characters.`;
	const isGuessable = new Set(password).size < 4 || password.toLowerCase() === email;
	return isGuessable ? 'That password is too easy to guess. Please choose another one.' : undefined;
}
