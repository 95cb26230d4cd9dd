import type { RateLimit } from '#server/rate-limits/store.ts';

const MINUTE_MS = 60_000;

/** How often a password may be tried: for one e-mail wherever from, and from one place for whatever e-mail. */
export const passwordLimits = (email: string, address: string): RateLimit[] => [
	{ key: `password of ${email}`, most: 20, windowMs: 15 * MINUTE_MS },
	{ key: `password from ${address}`, most: 100, windowMs: 15 * MINUTE_MS },
];

/** How often a code may be sent: nobody's mailbox is to be filled by a stranger. */
export const codeLimits = (email: string, address: string): RateLimit[] => [
	{ key: `code to ${email}`, most: 6, windowMs: 60 * MINUTE_MS },
	{ key: `code from ${address}`, most: 60, windowMs: 60 * MINUTE_MS },
];

/** How often codes may be tried for one e-mail, however many sign-ins are begun for it. */
export const guessLimits = (email: string): RateLimit[] => [
	{ key: `guess for ${email}`, most: 20, windowMs: 60 * MINUTE_MS },
];
