import { ApiError, type ApiErrorCode } from '#api/api-error.ts';
import { type FailureKind, forCode } from '#api/failure-kind.ts';
import { Refused } from '#api/office-request.ts';

/** One tab's own messages for some codes. */
export type OwnWords = Partial<Record<ApiErrorCode, string>>;

/** Explains a failure in the back office; unsaved input is still there. */
export const failureWords = (code: ApiErrorCode, own: OwnWords = {}): string => forCode(code, words, own);

/**
 * The same for any thrown error, with the server's own sentence if it has one.
 * @throws any error that is not a refusal
 */
export function errorWords(error: unknown, own: OwnWords = {}): string {
	if (error instanceof Refused) return error.message;
	if (error instanceof ApiError) return failureWords(error.code, own);
	throw error;
}

const OUR_SIDE = 'Something went wrong on our side. Nothing was changed. Please try again.';
const words: Record<FailureKind, string> = {
	no_signal: 'No signal: nothing was changed. Please try again.',
	signed_out: 'You’re no longer signed in. Sign in using another tab, then try again.',
	not_allowed: 'Your account isn’t allowed to do this anymore.',
	too_many: OUR_SIDE,
	refused: OUR_SIDE,
	failed: OUR_SIDE,
};
