/*
 *   GET  /api/admin/subscribers                          ListedSubscriber[], newest first
 *   POST /api/admin/subscribers/unsubscribe { email }    takes an address off the list; answers it
 *
 * Times are ISO 8601.
 */
import * as z from 'zod/mini';

/** Someone who asked for the newsletter. */
export const listedSubscriberSchema = z.object({
	email: z.string(),
	first_name: z.nullable(z.string()),
	/** The form they used. */
	source: z.enum(['newsletter', 'popup']),
	/** Only confirmed subscribers get the newsletter. */
	status: z.enum(['pending', 'confirmed', 'unsubscribed']),
	created: z.string(),
	confirmed: z.nullable(z.string()),
	unsubscribed: z.nullable(z.string()),
	/** The link that belongs in each newsletter to them; null unless they have confirmed. */
	unsubscribe_url: z.nullable(z.string()),
});
export type ListedSubscriber = z.infer<typeof listedSubscriberSchema>;

/** The address to take off the list. */
export const unsubscriptionSchema = z.object({ email: z.string('must be a text').check(z.maxLength(320)) });
export type Unsubscription = z.input<typeof unsubscriptionSchema>;
