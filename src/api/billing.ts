import * as z from 'zod/mini';
import { type Account, accountSchema } from '#domain/accounts/account.ts';
import {
	type AccountBilling,
	accountBillingSchema,
	type Checkout,
	checkoutSchema,
	type Item,
	type OutcomeRequest,
	type PaymentOutcome,
	paymentOutcomeSchema,
} from '#domain/billing/checkout.ts';
import { getJson, LONG_PATIENCE_MS, send } from './request.ts';

/** For requests that make our server ask the card service, perhaps twice: it refuses only after that. */
const patienceMs = LONG_PATIENCE_MS;

/** Opens the full plan's checkout. */
export const openPlan = (): Promise<Checkout> => send('/billing/stripe/plan', checkoutSchema, { patienceMs });

/** Opens a checkout for licences; an attempt sent twice opens only one. */
export const openLicences = (quantity: number, attempt: string): Promise<Checkout> =>
	send<Checkout, Item>('/billing/stripe/item', checkoutSchema, {
		body: { quantity },
		headers: { 'idempotency-key': attempt },
		patienceMs,
	});

/** Cancels the plan; false when there was no plan to cancel. */
export const cancelPlan = (): Promise<boolean> => send('/billing/stripe/cancel', z.boolean(), { patienceMs });

/** Receipts, licences, and any amount due. */
export const readBilling = (): Promise<AccountBilling> => getJson('/account/billing', accountBillingSchema);

/** The state of a payment. */
export const readOutcome = (payment: string): Promise<PaymentOutcome> =>
	send<PaymentOutcome, OutcomeRequest>('/billing/stripe/outcome', paymentOutcomeSchema, {
		body: { payment },
		patienceMs,
	});

/** Starts the signed-in account's trial; returns the updated account. */
export const postTrial = (): Promise<Account> => send('/account/trial', accountSchema);
