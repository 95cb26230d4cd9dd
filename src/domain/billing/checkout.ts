import * as z from 'zod/mini';
import { licenceQuantity, licenceSchema } from '../licences/licence.ts';

/** The card service that holds a payment; `test` is TEST MODE, in which no money moves. */
export const cardServices = ['stripe', 'test'] as const;
export type CardServiceName = (typeof cardServices)[number];

export const purchaseKinds = ['plan', 'licences', 'donation'] as const;
export type PurchaseKind = (typeof purchaseKinds)[number];

/** An open checkout: its session id at the card service, the page to go to, and our own id for the payment. */
export const checkoutSchema = z.object({ id: z.string(), url: z.string(), payment: z.string() });
export type Checkout = z.infer<typeof checkoutSchema>;

/**
 * State of a payment: `open` is not paid yet, `over` was abandoned, `ended` was paid, then canceled or refunded,
 * `disputed` was charged back, which is final unless a bank decides otherwise.
 */
export const paymentStates = ['open', 'paid', 'over', 'ended', 'disputed'] as const;

/** The states that the payer is told; an ended payment also says whether the money is known to be returned. */
export const toldStates = [...paymentStates, 'refunded'] as const;
export type ToldState = (typeof toldStates)[number];

/** The payment, as shown on the page that a checkout returns to. */
export const paymentOutcomeSchema = z.object({
	service: z.enum(cardServices),
	kind: z.enum(purchaseKinds),
	state: z.enum(toldStates),
	amount_cents: z.int(),
	quantity: z.int(),
});
export type PaymentOutcome = z.infer<typeof paymentOutcomeSchema>;

/** Billing facts for the account page; times are ISO 8601. */
export const accountBillingSchema = z.object({
	/** `test`: no card is charged; `off`: nothing can be bought here. */
	mode: z.enum([...cardServices, 'off']),
	/** When a plan with a failed payment ends; null while all is paid. */
	grace_until: z.nullable(z.string()),
	/** True while a bank decides about a plan's payment: its subscription is paused and can still be canceled. */
	in_dispute: z.boolean(),
	receipts: z.array(
		z.object({
			id: z.string(),
			service: z.enum(cardServices),
			kind: z.enum(purchaseKinds),
			/**
			 * `ended` appears in the first receipt of a plan that is over; the other two states belong to the latest
			 * receipt.
			 */
			state: z.enum(['paid', 'ended', 'refunded', 'disputed']),
			quantity: z.int(),
			amount_cents: z.int(),
			paid: z.string(),
		}),
	),
	licences: z.array(licenceSchema),
});
export type AccountBilling = z.infer<typeof accountBillingSchema>;

/** The format of our payment ids. */
export const PAYMENT_ID = /^b_[\w-]{22}$/;

const { usual, most } = licenceQuantity;
const QUANTITY_WORDS = `must be a whole number from ${usual} to ${most}`;
/** The body of `POST /billing/stripe/item`. */
export const itemSchema = z.object({
	quantity: z.int(QUANTITY_WORDS).check(z.minimum(usual, QUANTITY_WORDS), z.maximum(most, QUANTITY_WORDS)),
});
export type Item = z.input<typeof itemSchema>;
/** The body of `POST /account/promo`. */
export const promoSchema = z.object({ promoCode: z.string().check(z.maxLength(200)) });
export type Promo = z.input<typeof promoSchema>;
/** The body of `POST /billing/stripe/outcome`. */
export const outcomeRequestSchema = z.object({ payment: z.string().check(z.regex(PAYMENT_ID)) });
export type OutcomeRequest = z.input<typeof outcomeRequestSchema>;

/** Prefix for the words about a rejected code (§7); the screen shows the rest (§8). */
export const PROMO_ERROR = 'ERROR: ';
