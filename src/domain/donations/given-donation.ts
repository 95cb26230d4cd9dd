/*
 *   GET /api/admin/donations      GivenDonation[]
 *
 * Newest first. Times are ISO 8601.
 */
import * as z from 'zod/mini';
import { cardServices, paymentStates } from '../billing/checkout.ts';

/** A donation, started or completed. */
export const givenDonationSchema = z.object({
	id: z.string(),
	/** `test`: made in TEST MODE, no money moved. */
	service: z.enum(cardServices),
	email: z.nullable(z.string()),
	/** Without what was refunded in part; all of it once all was refunded. */
	amount_cents: z.int(),
	/** `open`: not paid yet; `over`: never paid; `ended`: refunded. */
	state: z.enum(paymentStates),
	created: z.string(),
	paid: z.nullable(z.string()),
});
export type GivenDonation = z.infer<typeof givenDonationSchema>;
