import { ApiError } from '#api/api-error.ts';
import { readOutcome } from '#api/billing.ts';
import type { PaymentOutcome } from '#domain/billing/checkout.ts';

/**
 * The state of a payment; `unknown` when we cannot ask now, `withheld` when it belongs to another account or does not
 * exist, null for an id that is not a payment's.
 */
export type ToldOutcome = PaymentOutcome | 'unknown' | 'withheld' | null;

export async function outcomeOf(payment: string): Promise<ToldOutcome> {
	try {
		return await readOutcome(payment);
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		if (error.code === 'payment_not_found') return 'withheld';
		return error.code === 'bad_body' ? null : 'unknown';
	}
}
