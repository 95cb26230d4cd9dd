import * as z from 'zod/mini';
import { centsOf } from '../billing/money.ts';
import { LONGEST_EMAIL } from '../forms/email-address.ts';
import { AMOUNT_ABOVE_WORDS, AMOUNT_BELOW_WORDS, MOST_CENTS } from './donation.ts';

/** A donation as sent: `amount` in dollars (§7). The server picks the product, not the sender. */
export const donationSchema = z.object({
	/** A visitor's must look like an email address (§5); for a signed-in donor we use the account's. */
	email: z._default(z.string().check(z.maxLength(LONGEST_EMAIL)), ''),
	amount: z.number().check(
		z.minimum(0, AMOUNT_BELOW_WORDS),
		z.maximum(MOST_CENTS / 100, AMOUNT_ABOVE_WORDS),
		z.refine((dollars) => centsOf(dollars) !== null, 'must have at most two decimals'),
	),
	productId: z.optional(z.string()),
	cancel_url: z.optional(z.string()),
});
export type SentDonation = z.input<typeof donationSchema>;

/** The same fields as query parameters. */
export const donationQuerySchema = z.object({
	...donationSchema.shape,
	amount: z.pipe(
		z.string().check(z.regex(/^\d+(\.\d{1,2})?$/, 'must be a number')),
		z.pipe(z.transform(Number), donationSchema.shape.amount),
	),
});
