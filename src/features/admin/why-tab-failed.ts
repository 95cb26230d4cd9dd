import { ApiError } from '#api/api-error.ts';
import { type FailureKind, forCode } from '#api/failure-kind.ts';
import { isLostSignal } from '#runtime/lost-signal.ts';
import { failureWords } from './failure-words.ts';

interface Why {
	title: string;
	words: string;
	/** True when trying again may help. */
	mayWork: boolean;
}

const NO_ANSWER: Why = {
	title: 'No answer came',
	words: 'The back office needs a signal. Try again once you have one.',
	mayWork: true,
};
const OUR_SIDE: Why = {
	title: 'This page could not be loaded',
	words: 'Something went wrong on our side. Please try again.',
	mayWork: true,
};

/** Explains why a tab could not be shown, for any error. */
export function whyTabFailed(error: unknown): Why {
	if (error instanceof ApiError) return forCode(error.code, byKind);
	if (isLostSignal(error)) return NO_ANSWER;
	const message = error instanceof Error ? ` The error: ${error.message}` : '';
	return {
		title: 'This page stopped working',
		words: `Try again. If that does not help, please tell a developer what you were doing.${message}`,
		mayWork: true,
	};
}

const byKind: Record<FailureKind, Why> = {
	no_signal: NO_ANSWER,
	signed_out: { title: 'You are signed out', words: failureWords('not_signed_in'), mayWork: true },
	not_allowed: { title: 'This page is closed to you', words: failureWords('not_allowed'), mayWork: false },
	too_many: OUR_SIDE,
	refused: OUR_SIDE,
	failed: OUR_SIDE,
};
