import * as z from 'zod/mini';
import { licenceSchema } from './licences.ts';

/** What a checkout is for. */
export const purchaseKinds = ['plan', 'licences', 'donation'] as const;
export type PurchaseKind = (typeof purchaseKinds)[number];

/** A checkout that was opened: its session's id at the card service, the page to go to, and what the payment is called here. */
export const checkoutSchema = z.object({ id: z.string(), url: z.string(), payment: z.string() });
export type Checkout = z.infer<typeof checkoutSchema>;

/**
 * What became of a payment: `open` is not paid yet, `over` was left, `ended` was paid and is cancelled or given back. Also over,
 * unless a bank decides otherwise, is what the card's owner has called back, `disputed`; pages are told that it has ended.
 */
export const paymentStates = ['open', 'paid', 'over', 'ended', 'disputed'] as const;

/** What a page is told of the payment that it comes back from. */
export const paymentOutcomeSchema = z.object({
	kind: z.enum(purchaseKinds),
	state: z.enum(['open', 'paid', 'over', 'ended']),
	amount_cents: z.int(),
	quantity: z.int(),
});
export type PaymentOutcome = z.infer<typeof paymentOutcomeSchema>;

/** What the account's page shows of money; times are ISO 8601. */
export const accountBillingSchema = z.object({
	/** `test`: no card is charged; `off`: nothing can be bought here. */
	mode: z.enum(['stripe', 'test', 'off']),
	/** Until when a plan whose payment failed still stands; null while all is paid. */
	grace_until: z.nullable(z.string()),
	receipts: z.array(
		z.object({
			id: z.string(),
			kind: z.enum(purchaseKinds),
			state: z.enum(['paid', 'ended']),
			quantity: z.int(),
			amount_cents: z.int(),
			paid: z.string(),
		}),
	),
	licences: z.array(licenceSchema),
});
export type AccountBilling = z.infer<typeof accountBillingSchema>;

/** The body of `POST /billing/stripe/item`. */
export const itemSchema = z.object({ quantity: z.int().check(z.minimum(1), z.maximum(50)) });
/** The body of `POST /account/promo`. */
export const promoSchema = z.object({ promoCode: z.string().check(z.maxLength(200)) });
/** The body of `POST /billing/stripe/outcome`. */
export const outcomeRequestSchema = z.object({ payment: z.string().check(z.regex(/^b_[\w-]{22}$/)) });

/** What stands before the words of a code that was not taken (§7); the screen shows the rest (§8). */
export const PROMO_ERROR = 'ERROR: ';
