import type { ApiError } from '#api/api-error.ts';

/** Why something in the back office was not done; whatever was typed is still there. */
export function failureWords(code: ApiError['code']): string {
	switch (code) {
		case 'no_signal':
			return 'No signal: nothing was changed. Please try again.';
		case 'not_signed_in':
		case 'bad_token':
			return 'You are no longer signed in. Sign in in another tab, then try again.';
		case 'not_allowed':
			return 'Your account may not do this any more.';
		default:
			return 'The server could not do it. Nothing was changed. Please try again.';
	}
}
