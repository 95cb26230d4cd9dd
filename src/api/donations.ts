import { type Checkout, checkoutSchema } from '#domain/billing/checkout.ts';
import { apiAddress } from './api-address.ts';
import { LONG_PATIENCE_MS, send } from './request.ts';

/** Opens a checkout for a donation, `amount` in dollars; an attempt sent twice opens only one. */
export function openDonation(
	donation: { amount: number; email: string },
	attempt: string,
): Promise<Checkout> {
	const address = apiAddress('/private/billing/stripe/session');
	const headers = { 'idempotency-key': attempt };
	return send(
		{ method: 'POST', address, body: donation, headers, patienceMs: LONG_PATIENCE_MS },
		checkoutSchema,
	);
}
