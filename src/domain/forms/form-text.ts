import * as z from 'zod/mini';
import { emailRule } from './email-address.ts';
import type { Rule } from './rules.ts';

/**
 * A field on the server, under the same rule as in the form; a value that is not text is answered like an empty one.
 */
export const ruled = (rule: Rule) =>
	z.string(rule('')).check(
		z.trim(),
		z.check(({ value, issues }) => {
			const message = rule(value);
			if (message) issues.push({ code: 'custom', message, input: value });
		}),
	);

/** An email address in a form; spaces around it are ignored. */
export const emailField = ruled(emailRule);

/**
 * The field no person sees (`aria-hidden`, off the screen, `tabindex="-1"`, `autocomplete="off"`). Only a program fills
 * it in, which gets the usual success answer while nothing is stored.
 */
export const honeypot = z.optional(z.string());
