import { ApiError, type ApiErrorCode } from '#api/api-error.ts';
import { forWrite, type WriteFailureKind, whyUnknown } from '#api/failure-kind.ts';

/** A tab's own messages for some codes. */
export type OwnWords = Partial<Record<ApiErrorCode, string>>;

/** Explains a failure in the back office; unsaved input is still there. */
export const failureWords = (code: ApiErrorCode, own: OwnWords = {}): string =>
	forWrite(code, { ...words, in_doubt: openWords(code) }, own);

/** For these codes, the server's own sentence is written for editors. */
const saidToEditors: readonly ApiErrorCode[] = ['image_refused', 'service_unavailable', 'bad_body'];

/**
 * Does the same for any thrown error, using the server's own sentence if it has one for editors.
 * @throws any error that is not a refusal
 */
export function errorWords(error: unknown, own: OwnWords = {}): string {
	if (!(error instanceof ApiError)) throw error;
	const { code, detail } = error;
	return failureWords(code, saidToEditors.includes(code) ? { [code]: detail, ...own } : own);
}

/** Editors sit at a desk: whatever a proxy answers for our server counts as no answer. */
const openWords = (code: ApiErrorCode): string =>
	`${whyUnknown(code === 'internal' ? code : 'no_signal', 'whether this was done')} Please try again.`;

const OUR_SIDE = 'Something went wrong on our side. Nothing was changed. Please try again.';
const words: Record<WriteFailureKind, string> = {
	signed_out: 'You’re no longer signed in. Sign in using another tab, then try again.',
	not_allowed: 'Your account isn’t allowed to do this anymore.',
	too_many: OUR_SIDE,
	refused: OUR_SIDE,
	failed: OUR_SIDE,
};
