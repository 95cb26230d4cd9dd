/*
 * POST /api/public/contact { fname, lname, email, subject, message, website? }
 *
 * 200 `true`: stored, and on its way to us. 400 `bad_body`, 429 `too_many_requests` (Retry-After), 507 `storage_full`.
 * For a signed-in sender, we use the account's email, whatever the form says. `website` is the honeypot.
 */
import * as z from 'zod/mini';
import { EMAIL_WORDS } from '../forms/email-address.ts';
import { honeypot, ruled } from '../forms/form-text.ts';
import { contactRules } from './contact-rules.ts';

/** The contact form of a visitor who is not signed in. */
export const contactSchema = z.object({
	fname: ruled(contactRules.fname),
	lname: ruled(contactRules.lname),
	email: ruled(contactRules.email),
	subject: ruled(contactRules.subject),
	message: ruled(contactRules.message),
	website: honeypot,
});
export type Contact = z.infer<typeof contactSchema>;

/** The form of a signed-in sender: we use the account's email, whatever the form says. */
export const signedInContactSchema = z.extend(contactSchema, { email: z.optional(z.string(EMAIL_WORDS)) });
export type SignedInContact = z.input<typeof signedInContactSchema>;
