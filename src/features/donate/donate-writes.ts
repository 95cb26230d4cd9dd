import { ApiError } from '#api/api-error.ts';
import { openDonation } from '#api/donations.ts';
import { type FailureKind, forCode } from '#api/failure-kind.ts';
import { leaveFor } from '#billing/leave-for.ts';
import { type Donation, TOO_SMALL_WORDS } from '#domain/donations/donation.ts';
import { begunDonation } from './begun-donation.ts';

/** Opens the checkout page; returns the problem in words if it does not open. */
export async function give(donation: Donation): Promise<string | null> {
	const begun = begunDonation.read();
	const wanted = `${donation.cents} ${donation.email}`;
	// The same donation, sent again because its answer was lost, counts once.
	const attempt = begun?.wanted === wanted && begun.payment === null ? begun.attempt : crypto.randomUUID();
	begunDonation.write({ wanted, attempt, payment: null });
	try {
		const checkout = await openDonation({ amount: donation.cents / 100, email: donation.email }, attempt);
		begunDonation.write({ wanted, attempt, payment: checkout.payment });
		await leaveFor(checkout.url);
		return null;
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		return forCode(error.code, words, ownWords);
	}
}

const NOT_OPEN = 'The checkout did not open, and nothing was charged. Please try again.';
const words: Record<FailureKind, string> = {
	no_signal:
		'No answer came, so the checkout did not open. Nothing was charged. Try again once you have a signal.',
	too_many: 'Too many tries. Please wait a little while.',
	signed_out: NOT_OPEN,
	not_allowed: NOT_OPEN,
	refused: NOT_OPEN,
	failed: NOT_OPEN,
};
const ownWords = {
	amount_too_small: TOO_SMALL_WORDS,
	payments_unavailable: 'The card service isn’t responding. Nothing was charged. Please try again later.',
};
