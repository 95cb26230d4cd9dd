import { expect, test } from 'vitest';
import { noPaymentsWords } from '#server/billing/payment-settings.ts';
import { readConfig } from '#server/config.ts';

const stripe = {
	STRIPE_SECRET_KEY: 'sk_test_12345678',
	STRIPE_WEBHOOK_SECRET: 'whsec_12345678',
	STRIPE_PRICE_FULL: 'price_full',
	STRIPE_PRICE_LICENCE: 'price_licence',
	STRIPE_PRODUCT_DONATION: 'prod_donation',
};
const production = { NODE_ENV: 'production' };

test('without Stripe it is TEST MODE, which says so; in production only on explicit request', () => {
	const settings = [{}, production, { ...production, PAYMENTS: 'demo' }, { PAYMENTS: 'off' }].map(
		(given) => readConfig(given).payments,
	);
	expect(settings).toEqual(['test', 'off', 'test', 'off']);
	expect(settings.map(noPaymentsWords)).toEqual([
		expect.stringMatching(/^TEST MODE/),
		expect.stringMatching(/^Nothing can be bought/),
		expect.stringMatching(/^TEST MODE/),
		expect.stringMatching(/^Nothing can be bought/),
	]);
});

test('with all of its variables it is Stripe', () => {
	const { payments } = readConfig({ ...stripe, ...production });
	expect(payments).toEqual({
		secretKey: 'sk_test_12345678',
		webhookSecret: 'whsec_12345678',
		priceFull: 'price_full',
		priceLicence: 'price_licence',
		productDonation: 'prod_donation',
	});
	expect(noPaymentsWords(payments)).toBeUndefined();
});

test.each([
	[
		{ ...stripe, STRIPE_WEBHOOK_SECRET: '' },
		'STRIPE_SECRET_KEY is set, so STRIPE_WEBHOOK_SECRET must be set too',
	],
	[{ ...stripe, PAYMENTS: 'demo' }, 'PAYMENTS and STRIPE_SECRET_KEY must not both be set'],
	[{ PAYMENTS: 'yes' }, 'PAYMENTS must be demo (TEST MODE, no card is charged) or off, not "yes"'],
	[
		{ ...stripe, STRIPE_PRICE_FULL: 'prod_full' },
		'STRIPE_PRICE_FULL must be as Stripe gives it, like price_…, not "prod_full"',
	],
	// A key is never repeated, because console output ends up in logs.
	[
		{ ...stripe, STRIPE_SECRET_KEY: 'pk_live_12345678' },
		'STRIPE_SECRET_KEY must be as Stripe gives it, like sk_live_…',
	],
])('%o is refused in one sentence', (environment, sentence) => {
	expect(() => readConfig(environment)).toThrow(new Error(`Wrong configuration: ${sentence}.`));
});
