import type { ApiError } from '#api/api-error.ts';
import type { PaymentOutcome } from '#domain/billing/checkout.ts';
import { moneyWords } from '#domain/billing/money.ts';

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

/** What became of a payment: one sentence in bold, and what follows from it. */
export function paymentWords(outcome: PaymentOutcome | 'unknown'): [string, string] {
	if (outcome === 'unknown') {
		return [
			'We don’t know yet whether your payment went through.',
			'You were charged once or not at all. Open this page again in a moment.',
		];
	}
	const { kind, state, quantity, amount_cents } = outcome;
	const amount = moneyWords(amount_cents);
	if (state === 'ended')
		return ['This payment was refunded or canceled.', 'Your receipts below show where it stands.'];
	if (state !== 'paid') return ['Nothing was charged.', 'You left the checkout before paying.'];
	return kind === 'licences'
		? [
				`Thank you. Your ${quantity} licenses are below.`,
				`You paid ${amount}. The codes are in your email, too.`,
			]
		: ['Thank you. You have the full plan.', `You paid ${amount}. The receipt is on its way to your email.`];
}

function troubleWords(code: Code, what: string): string {
	if (code === 'no_signal') return `${what} needs a signal. Nothing has changed.`;
	if (code === 'too_many_requests') return 'Too many tries. Please wait a quarter of an hour.';
	return 'Something went wrong on our side. Nothing has changed. Please try again.';
}
