/*
 *   GET /api/admin/licences       SoldLicence[]
 *   GET /api/admin/donations      GivenDonation[]
 *   GET /api/admin/subscribers    ListedSubscriber[]
 *
 * Read-only lists of the back office, each newest first. Times are ISO 8601.
 */
import * as z from 'zod/mini';
import { paymentStates } from '../billing/checkout.ts';
import { licenceSchema } from '../billing/licences.ts';

const email = z.nullable(z.string());
const time = z.nullable(z.string());

export const soldLicenceSchema = z.extend(licenceSchema, { buyer: email });
export type SoldLicence = z.infer<typeof soldLicenceSchema>;

/** A donation, started or completed. */
export const givenDonationSchema = z.object({
	id: z.string(),
	email,
	amount_cents: z.int(),
	/** `open`: not paid yet; `over`: never paid; `ended`: refunded. */
	state: z.enum(paymentStates),
	created: z.string(),
	paid: time,
});
export type GivenDonation = z.infer<typeof givenDonationSchema>;

/** Someone who asked for the newsletter. */
export const listedSubscriberSchema = z.object({
	email: z.string(),
	first_name: z.nullable(z.string()),
	/** The form they used. */
	source: z.enum(['newsletter', 'popup']),
	/** Only confirmed subscribers get the newsletter. */
	status: z.enum(['pending', 'confirmed', 'unsubscribed']),
	created: z.string(),
	confirmed: time,
	unsubscribed: time,
});
export type ListedSubscriber = z.infer<typeof listedSubscriberSchema>;
