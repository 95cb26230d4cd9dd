import { ApiError } from '#api/api-error.ts';
import { Refused } from '#api/office-request.ts';

/** Why something in the back office was not done; whatever was typed is still there. */
export function failureWords(code: ApiError['code']): string {
	switch (code) {
		case 'no_signal':
			return 'No signal: nothing was changed. Please try again.';
		case 'not_signed_in':
		case 'bad_token':
			return 'You’re no longer signed in. Sign in using another tab, then try again.';
		case 'not_allowed':
			return 'Your account isn’t allowed to do this anymore.';
		default:
			return 'Something went wrong on our side. Nothing was changed. Please try again.';
	}
}

/** The same of whatever was thrown, in the server's own sentence where it has one. @throws what is no refusal */
export function refusalWords(error: unknown): string {
	if (error instanceof Refused) return error.message;
	if (error instanceof ApiError) return failureWords(error.code);
	throw error;
}
