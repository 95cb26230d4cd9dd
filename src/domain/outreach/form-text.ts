import * as z from 'zod/mini';
import { emailRule } from './email-address.ts';
import type { Rule } from './rules.ts';

/** A field as the server takes it, by the rule that the form goes by; what is no text at all is answered as an empty one. */
export const ruled = (rule: Rule) =>
	z.string(rule('')).check(
		z.trim(),
		z.check(({ value, issues }) => {
			const message = rule(value);
			if (message) issues.push({ code: 'custom', message, input: value });
		}),
	);

/** An email address in a form, spaces at its ends aside. */
export const emailField = ruled(emailRule);

/**
 * The field no person sees (`aria-hidden`, off the screen, `tabindex="-1"`, `autocomplete="off"`): who fills it in is a
 * program, is answered as if all were well, and nothing is kept.
 */
export const honeypot = z.optional(z.string());
