/*
 *   POST /api/public/email { email, firstName, website? }
 *
 *   200 `true`, or 200 `false` on any failure: a wrong field, too many from one place, no room. `website` is the honeypot.
 *   The address gets one mail with a link to confirm that it wants more; the articles open at once.
 */
import * as z from 'zod/mini';
import { emailField } from './email-address.ts';
import { honeypot, line } from './form-text.ts';

/** What the popup says when the answer was not `true`. */
export const EMAIL_POPUP_FAILURE = 'Whoops! Looks like something went wrong. Please try again.';

/** The e-mail popup: a name and an address, checked `limits.emailDebounceMs` after typing stops. */
export const emailPopupSchema = z.object({
	email: emailField,
	firstName: line('Please type your first name.', 80),
	website: honeypot,
});
export type EmailPopup = z.infer<typeof emailPopupSchema>;

/** Whether the popup can be sent. */
export const canSend = (typed: { email: string; firstName: string }) =>
	emailPopupSchema.safeParse(typed).success;
