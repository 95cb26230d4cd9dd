import type { Db } from '#server/db/open.ts';
import type { Log } from '#server/http/log.ts';
import type { Stores } from '#server/stores.ts';
import { createCashier } from './cashier.ts';
import type { PaymentSettings } from './payment-settings.ts';
import { createStripePayments } from './stripe/stripe-payments.ts';
import { createTestPayments } from './test-mode/test-payments.ts';
import { createWebhook } from './webhook.ts';

interface TillDeps {
	db: Db;
	stores: Pick<Stores, 'payments' | 'billingEvents'>;
	settings: PaymentSettings;
	publicUrl: string;
	now: () => Date;
	log: Log;
}

/** Everything for payments, built to the settings: Stripe, TEST MODE, or none. */
export function createTill({ db, stores, settings, publicUrl, now, log }: TillDeps) {
	const test = settings === 'test' ? createTestPayments(db, publicUrl, now) : null;
	const stripe = typeof settings === 'object' ? createStripePayments(settings) : null;
	const payments = test?.payments ?? stripe;
	const cashier = createCashier({ stores, payments, publicUrl, now, log });
	return { test, cashier, webhook: createWebhook({ stores, cashier, payments, now, log }) };
}
export type Till = ReturnType<typeof createTill>;
