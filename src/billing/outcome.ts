import { ApiError } from '#api/api-error.ts';
import { readOutcome } from '#api/billing.ts';
import type { PaymentOutcome } from '#domain/billing/checkout.ts';

/**
 * The state of a payment; `unknown` when we cannot ask now, `withheld` when the server has it for another account or not
 * at all, null for what is no payment's id.
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
