import * as z from 'zod/mini';
import { type Account, accountSchema } from '#domain/accounts/account.ts';
import {
	type AccountBilling,
	accountBillingSchema,
	type Checkout,
	checkoutSchema,
	type PaymentOutcome,
	paymentOutcomeSchema,
} from '#domain/billing/checkout.ts';
import { apiAddress } from './api-address.ts';
import { getJson, LONG_PATIENCE_MS, send } from './request.ts';

const post = (path: string, body?: unknown) => ({ method: 'POST' as const, address: apiAddress(path), body });

/** For requests that make our server ask the card service, perhaps twice: it refuses only after that. */
const postPatiently = (path: string, body?: unknown) => ({
	...post(path, body),
	patienceMs: LONG_PATIENCE_MS,
});

/** Opens the full plan's checkout. */
export const openPlan = (): Promise<Checkout> => send(postPatiently('/billing/stripe/plan'), checkoutSchema);

/** Opens a checkout for licences; an attempt sent twice opens only one. */
export const openLicences = (quantity: number, attempt: string): Promise<Checkout> =>
	send(
		{ ...postPatiently('/billing/stripe/item', { quantity }), headers: { 'idempotency-key': attempt } },
		checkoutSchema,
	);

/** Cancels the plan; false when there was no plan to cancel. */
export const cancelPlan = (): Promise<boolean> => send(postPatiently('/billing/stripe/cancel'), z.boolean());

/** Receipts, licences, and any amount due. */
export const readBilling = (): Promise<AccountBilling> => getJson('/account/billing', accountBillingSchema);

/** The state of a payment. */
export const readOutcome = (payment: string): Promise<PaymentOutcome> =>
	send(postPatiently('/billing/stripe/outcome', { payment }), paymentOutcomeSchema);

/** Starts the signed-in account's trial; returns the updated account. */
export const postTrial = (): Promise<Account> => send(post('/account/trial'), accountSchema);
