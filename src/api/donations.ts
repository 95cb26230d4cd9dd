import { type Checkout, checkoutSchema } from '#domain/billing/checkout.ts';
import type { SentDonation } from '#domain/donations/donation-call.ts';
import { LONG_PATIENCE_MS, send } from './request.ts';

/** Opens a checkout for a donation, `amount` in dollars; an attempt sent twice opens only one. */
export function openDonation(donation: SentDonation, attempt: string): Promise<Checkout> {
	return send<Checkout, SentDonation>('/private/billing/stripe/session', checkoutSchema, {
		body: donation,
		headers: { 'idempotency-key': attempt },
		patienceMs: LONG_PATIENCE_MS,
	});
}
