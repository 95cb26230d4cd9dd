import type { ApiErrorCode } from '#api/api-error.ts';
import { type FailureKind, forCode } from '#api/failure-kind.ts';

/** Says why a checkout did not open, for a purchase or a donation. */
export const checkoutWords = (code: ApiErrorCode): string => forCode(code, words, ownWords);

const OUR_SIDE = 'Something went wrong on our side. Nothing was charged. Please try again.';
const words: Record<FailureKind, string> = {
	no_signal:
		'No answer came, so the checkout did not open. Nothing was charged. Try again once you have a signal.',
	signed_out: 'Sign in again first.',
	too_many: 'Too many tries. Please wait an hour.',
	not_allowed: OUR_SIDE,
	refused: OUR_SIDE,
	failed: OUR_SIDE,
};
const ownWords = {
	plan_refused: 'You already have the full plan.',
	payments_off: 'Payments are off right now.',
	payments_unavailable: 'The card service isn’t responding. Nothing was charged. Please try again later.',
};
