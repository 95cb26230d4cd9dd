import type { Db } from '#server/db/open.ts';
import type { Log } from '#server/http/log.ts';
import type { Stores } from '#server/stores.ts';
import { createCashier } from './cashier.ts';
import type { PaymentSettings } from './payment-settings.ts';
import { createStripeCards } from './stripe/stripe-cards.ts';
import { createTestCards } from './test-mode/test-cards.ts';
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
	const test = settings === 'test' ? createTestCards(db, publicUrl, now) : null;
	const stripe = typeof settings === 'object' ? createStripeCards(settings) : null;
	const cards = test?.cards ?? stripe;
	const cashier = createCashier({ stores, cards, publicUrl, now, log });
	return { test, cashier, webhook: createWebhook({ stores, cashier, cards, now, log }) };
}
export type Till = ReturnType<typeof createTill>;
