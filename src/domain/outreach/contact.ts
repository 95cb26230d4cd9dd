/*
 *   POST /api/public/contact { fname, lname, email, subject, message, website? }
 *
 *   200 `true`: stored, and on its way to us. 400 `bad_body`, 429 `too_many_requests` (Retry-After), 507 `storage_full`.
 *   For who is signed in the e-mail of the account is used, whatever the form says. `website` is the honeypot.
 */
import * as z from 'zod/mini';
import { EMAIL_WORDS, emailField } from './email-address.ts';
import { honeypot, line, lines } from './form-text.ts';

/** What is said when a message was taken. */
export const CONTACT_SUCCESS = 'Thank you for your feedback! We will get back to you soon.';

/** The contact form: all fields are required. */
export const contactSchema = z.object({
	fname: line('Please type your first name.', 80),
	lname: line('Please type your last name.', 80),
	email: emailField,
	subject: line('Please type a subject.', 150),
	message: lines('Please type your message.', 5000),
	website: honeypot,
});
export type Contact = z.infer<typeof contactSchema>;

/** The same of who is signed in: the e-mail is the account's, which a provider has looked at, and not the form's to judge. */
export const signedInContactSchema = z.extend(contactSchema, { email: z.optional(z.string(EMAIL_WORDS)) });
