import * as z from 'zod/mini';
import { missingBeside } from '#server/start/environment-names.ts';

const key = (form: RegExp, like: string) =>
	z.optional(z.string().check(z.regex(form, `must be as Stripe gives it, like ${like}`)));

export const paymentVariables = {
	PAYMENTS: z.optional(z.enum(['demo', 'off'], 'must be demo (TEST MODE, no card is charged) or off')),
	STRIPE_SECRET_KEY: key(/^(sk|rk)_\w{8,}$/, 'sk_live_…'),
	STRIPE_WEBHOOK_SECRET: key(/^whsec_\w{8,}$/, 'whsec_…'),
	STRIPE_PRICE_FULL: key(/^price_\w+$/, 'price_…'),
	STRIPE_PRICE_LICENCE: key(/^price_\w+$/, 'price_…'),
	STRIPE_PRODUCT_DONATION: key(/^prod_\w+$/, 'prod_…'),
};

/** A host used in place of Stripe's. */
export interface StripeHost {
	host: string;
	port: number;
	protocol: 'http';
}

/** This site's keys and prices at Stripe. */
export interface StripeSettings {
	secretKey: string;
	webhookSecret: string;
	priceFull: string;
	priceLicence: string;
	productDonation: string;
	/** Stripe's address; a test has its own. */
	host?: StripeHost;
}
/** The payment service: Stripe, TEST MODE, or none. */
export type PaymentSettings = StripeSettings | 'test' | 'off';

const variables = z.object(paymentVariables);
const ofStripe = [
	'STRIPE_SECRET_KEY',
	'STRIPE_WEBHOOK_SECRET',
	'STRIPE_PRICE_FULL',
	'STRIPE_PRICE_LICENCE',
	'STRIPE_PRODUCT_DONATION',
] as const;

/** Faults in Stripe's variables: some set without the others, or together with `PAYMENTS`. */
export function paymentFaults(given: z.infer<typeof variables>): string[] {
	const first = ofStripe.find((name) => given[name] !== undefined);
	if (first === undefined) return [];
	const missing = missingBeside(given, [first, ...ofStripe]);
	return given.PAYMENTS === undefined ? missing : [...missing, `PAYMENTS and ${first} must not both be set`];
}

/**
 * The settings from valid variables. With none set it is TEST MODE; in production, free plans must be asked for
 * explicitly, or nothing is sold.
 */
export function paymentSettingsOf(
	given: z.infer<typeof variables> & { NODE_ENV?: string | undefined },
): PaymentSettings {
	if (ofStripe.every((name) => given[name] === undefined)) return withoutStripe(given);
	const [secretKey = '', webhookSecret = '', priceFull = '', priceLicence = '', productDonation = ''] =
		ofStripe.map((name) => given[name] ?? '');
	return { secretKey, webhookSecret, priceFull, priceLicence, productDonation };
}

function withoutStripe({ PAYMENTS, NODE_ENV }: Parameters<typeof paymentSettingsOf>[0]): PaymentSettings {
	if (PAYMENTS) return PAYMENTS === 'demo' ? 'test' : 'off';
	return NODE_ENV === 'production' ? 'off' : 'test';
}

/** A warning at startup when payments are not real; undefined when they are. */
export function noPaymentsWords(settings: PaymentSettings): string | undefined {
	if (settings === 'test')
		return 'TEST MODE: plans, licences and donations are paid without a card, and no money moves.';
	return settings === 'off'
		? 'Nothing can be bought: set STRIPE_SECRET_KEY, or PAYMENTS=demo to try it without a card.'
		: undefined;
}
