import { ApiError } from '#api/api-error.ts';
import { readOutcome } from '#api/billing.ts';
import type { PaymentOutcome } from '#domain/billing/checkout.ts';

/** What became of a payment; `unknown` when it cannot be asked now, null when there is none of that name. */
export async function outcomeOf(payment: string): Promise<PaymentOutcome | 'unknown' | null> {
	try {
		return await readOutcome(payment);
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		return error.code === 'payment_not_found' || error.code === 'bad_body' ? null : 'unknown';
	}
}
