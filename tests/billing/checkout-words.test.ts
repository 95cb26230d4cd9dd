import { expect, test } from 'vitest';
import { checkoutWords } from '#billing/checkout-words.ts';

test.each([
	[
		'no_signal',
		'No answer came, so the checkout did not open. Nothing was charged. Try again once you have a signal.',
	],
	['not_signed_in', 'Sign in again first.'],
	['bad_token', 'Sign in again first.'],
	['plan_refused', 'You already have the full plan.'],
	['payments_off', 'Payments are off right now.'],
	['payments_unavailable', 'The card service isn’t responding. Nothing was charged. Please try again later.'],
	['too_many_requests', 'Too many tries. Please wait an hour.'],
	['internal', 'Something went wrong on our side. Nothing was charged. Please try again.'],
	['unexpected', 'Something went wrong on our side. Nothing was charged. Please try again.'],
] as const)('a purchase that comes to nothing by %s says "%s"', (code, words) => {
	expect(checkoutWords(code)).toBe(words);
});
