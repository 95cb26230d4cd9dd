import type { ApiErrorCode } from '#api/api-error.ts';
import { type FailureKind, forCode } from '#api/failure-kind.ts';

/** Words for a checkout that did not open, or for another plan request that may not have been carried out. */
export function billingTrouble(code: ApiErrorCode): string {
	const words: Record<FailureKind, string> = {
		no_signal:
			'No answer came, so the checkout did not open. Nothing was charged. Try again once you have a signal.',
		signed_out: 'Sign in again first.',
		too_many: 'Too many tries. Please wait an hour.',
		not_allowed: OUR_SIDE,
		refused: OUR_SIDE,
		failed: OUR_SIDE,
	};
	return forCode(code, words, {
		plan_refused: 'You already have the full plan.',
		payments_off: 'Purchases are off right now.',
		payments_unavailable: 'The card service isn’t responding. Please try again later.',
	});
}

const OUR_SIDE = 'Something went wrong on our side. Nothing was charged. Please try again.';
