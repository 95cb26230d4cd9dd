import { ApiError, type ApiErrorCode } from '#api/api-error.ts';
import { Refused } from '#api/office-request.ts';
import { forCode, type Trouble } from '#api/trouble.ts';

/** The words of one tab for some of the codes. */
export type OwnWords = Partial<Record<ApiErrorCode, string>>;

/** Why something in the back office was not done; whatever was typed is still there. */
export const failureWords = (code: ApiErrorCode, own: OwnWords = {}): string => forCode(code, words, own);

/** The same of whatever was thrown, in the server's own sentence where it has one. @throws what is no refusal */
export function refusalWords(error: unknown, own: OwnWords = {}): string {
	if (error instanceof Refused) return error.message;
	if (error instanceof ApiError) return failureWords(error.code, own);
	throw error;
}

const OUR_SIDE = 'Something went wrong on our side. Nothing was changed. Please try again.';
const words: Record<Trouble, string> = {
	no_signal: 'No signal: nothing was changed. Please try again.',
	signed_out: 'You’re no longer signed in. Sign in using another tab, then try again.',
	not_allowed: 'Your account isn’t allowed to do this anymore.',
	too_many: OUR_SIDE,
	refused: OUR_SIDE,
	failed: OUR_SIDE,
};
