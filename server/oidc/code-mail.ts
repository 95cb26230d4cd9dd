import type { Mail } from '#server/mail/mail.ts';
import { CODE_MS, type LoginCode } from './login-code-store.ts';

/** How a code reaches the person: by mail; on the console, for the person who runs the server; or not at all. */
export type CodeWay = 'mail' | 'console' | 'none';

export function codeMail(
	{ purpose, email }: Pick<LoginCode, 'purpose' | 'email'>,
	{ digits, isKnown }: { digits: string; isKnown: boolean },
): Mail {
	const why = {
		'sign-up': isKnown
			? 'Someone, probably you, tried to create an account with this email address. You already have one: this code signs you in, and your password stays the same.'
			: 'This code finishes your new account:',
		'sign-in': 'This code signs you in:',
		reset: 'This code lets you choose a new password:',
	}[purpose];
	return {
		to: email,
		secret: digits,
		subject: `${digits} is your College Tour Trails code`,
		text: `${why}\n\n${digits}\n\nIt works for ${CODE_MS / 60_000} minutes. We will never ask you for it. If you didn’t ask for it, you can ignore this email.\n`,
	};
}
