import { ApiError } from '#api/api-error.ts';
import { openDonation } from '#api/donations.ts';
import { checkoutWords } from '#billing/checkout-words.ts';
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
		return error.code === 'amount_too_small' ? TOO_SMALL_WORDS : checkoutWords(error.code);
	}
}
