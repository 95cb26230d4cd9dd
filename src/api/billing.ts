import * as z from 'zod/mini';
import {
	type AccountBilling,
	accountBillingSchema,
	type Checkout,
	checkoutSchema,
	type PaymentOutcome,
	PROMO_ERROR,
	paymentOutcomeSchema,
} from '#domain/billing/checkout.ts';
import { apiAddress } from './api-address.ts';
import { getJson, send } from './request.ts';

const post = (path: string, body?: unknown) => ({ method: 'POST' as const, address: apiAddress(path), body });

/** Opens the full plan's checkout. */
export const openPlan = (): Promise<Checkout> => send(post('/billing/stripe/plan'), checkoutSchema);

/** Opens a checkout for licences; an attempt sent twice opens only one. */
export const openLicences = (quantity: number, attempt: string): Promise<Checkout> =>
	send(
		{ ...post('/billing/stripe/item', { quantity }), headers: { 'idempotency-key': attempt } },
		checkoutSchema,
	);

/** Cancels the plan; false when there was none to cancel. */
export const cancelPlan = (): Promise<boolean> => send(post('/billing/stripe/cancel'), z.boolean());

/** Redeems a code: null on success, otherwise the reason, in words to show. */
export async function redeemCode(promoCode: string): Promise<string | null> {
	const words = await send(post('/account/promo', { promoCode }), z.string());
	return words.startsWith(PROMO_ERROR) ? words.slice(PROMO_ERROR.length) : null;
}

/** Receipts, licences, and any amount due. */
export const readBilling = (): Promise<AccountBilling> => getJson('/account/billing', accountBillingSchema);

/** The state of a payment. */
export const readOutcome = (payment: string): Promise<PaymentOutcome> =>
	send(post('/billing/stripe/outcome', { payment }), paymentOutcomeSchema);

/** Opens a checkout for a donation, `amount` in dollars; an attempt sent twice opens only one. */
export const openDonation = (
	donation: { amount: number; email: string },
	attempt: string,
): Promise<Checkout> =>
	send(
		{ ...post('/private/billing/stripe/session', donation), headers: { 'idempotency-key': attempt } },
		checkoutSchema,
	);
