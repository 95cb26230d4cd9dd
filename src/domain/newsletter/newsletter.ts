/*
 * POST /api/public/newsletter { subscriber, website? }
 *
 * 200 `true`, even when the address is already subscribed: if not, an email with a confirmation link is on its way.
 * 400 `bad_body`, 429 `too_many_requests` (Retry-After), 507 `storage_full`. `website` is the honeypot.
 *
 * GET and POST /newsletter/confirm?token=…, /newsletter/unsubscribe?token=…: server pages, linked from emails.
 */
import * as z from 'zod/mini';
import { emailField, honeypot } from '../forms/form-text.ts';

/** The newsletter's form: one address. */
export const newsletterSchema = z.object({ subscriber: emailField, website: honeypot });
export type Newsletter = z.infer<typeof newsletterSchema>;
