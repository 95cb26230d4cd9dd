import type { ApiError } from '#api/api-error.ts';

type Code = ApiError['code'];

/** What was wrong with a password change, by field. */
export function passwordFaults(code: Code): { current?: string; next?: string } {
	switch (code) {
		case 'wrong_password':
			return { current: 'That is not your current password.' };
		case 'bad_body':
			return { next: 'Please choose another one: at least 8 characters, and not easy to guess.' };
		default:
			return { current: troubleWords(code, 'Changing your password') };
	}
}

/** Why the account was not deleted. */
export function deletionWords(code: Code): string {
	switch (code) {
		case 'wrong_password':
			return 'That is not your password.';
		case 'sign_in_again':
			return 'It has been a while since you signed in. Please sign in again first.';
		case 'last_admin':
			return 'You are the only admin: without you nobody could run this site.';
		default:
			return troubleWords(code, 'Deleting your account');
	}
}

function troubleWords(code: Code, what: string): string {
	if (code === 'no_signal') return `${what} needs a signal. Nothing has changed.`;
	if (code === 'too_many_requests') return 'Too many tries. Please wait a quarter of an hour.';
	return 'The server could not do it. Nothing has changed. Please try again.';
}
