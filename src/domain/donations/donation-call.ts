import * as z from 'zod/mini';
import { centsOf } from '../billing/money.ts';
import { LONGEST_EMAIL } from '../outreach/email-address.ts';
import { AMOUNT_ABOVE_WORDS, AMOUNT_BELOW_WORDS, MOST_CENTS } from './donation.ts';

/** A donation as it is sent: `amount` in dollars (§7). What product it is, is not the sender's to say. */
export const donationSchema = z.object({
	/** Of a visitor it must look like one (§5); whoever is signed in gives with the account's own. */
	email: z._default(z.string().check(z.maxLength(LONGEST_EMAIL)), ''),
	amount: z.number().check(
		z.minimum(0, AMOUNT_BELOW_WORDS),
		z.maximum(MOST_CENTS / 100, AMOUNT_ABOVE_WORDS),
		z.refine((dollars) => centsOf(dollars) !== null, 'must have at most two decimals'),
	),
	productId: z.optional(z.string()),
	cancel_url: z.optional(z.string()),
});

/** The same in an address. */
export const donationQuerySchema = z.object({
	...donationSchema.shape,
	amount: z.pipe(
		z.string().check(z.regex(/^\d+(\.\d{1,2})?$/, 'must be a number')),
		z.pipe(z.transform(Number), donationSchema.shape.amount),
	),
});
