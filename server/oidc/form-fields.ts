import { EMAIL_WORDS, isAccountEmail } from '#domain/forms/email-address.ts';

/** Fields typed into a sign-in form, with the email in lower case and the code without spaces. */
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
