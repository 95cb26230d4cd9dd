import { ApiError } from '#api/api-error.ts';
import { readOutcome } from '#api/billing.ts';
import type { PaymentOutcome } from '#domain/billing/checkout.ts';

/** The state of a payment; `unknown` when we cannot ask now, null when there is no such payment. */
export type ToldOutcome = PaymentOutcome | 'unknown' | null;

export async function outcomeOf(payment: string): Promise<ToldOutcome> {
	try {
		return await readOutcome(payment);
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		return error.code === 'payment_not_found' || error.code === 'bad_body' ? null : 'unknown';
	}
}
