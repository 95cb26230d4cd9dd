/*
 * POST /api/public/email { email, firstName, website? }
 *
 * 200 `true`, or 200 `false` on any failure: a wrong field, too many from one internet address, a full disk. `website`
 * is the honeypot.
 * The articles open at once. If the site sends mail, the address gets one email with a link to confirm the newsletter.
 */
import * as z from 'zod/mini';
import { honeypot, ruled } from '../forms/form-text.ts';
import { emailPopupRules } from './email-popup-rules.ts';

export const emailPopupSchema = z.object({
	email: ruled(emailPopupRules.email),
	firstName: ruled(emailPopupRules.firstName),
	website: honeypot,
});
export type EmailPopup = z.infer<typeof emailPopupSchema>;
