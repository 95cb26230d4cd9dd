import type { RateLimit } from '#server/rate-limits/store.ts';

const HOUR_MS = 60 * 60_000;

/** How often one place may write to us: a family does it once, a school behind one address a few times. */
export const contactLimits = (address: string): RateLimit[] => [
	{ key: `contact from ${address}`, most: 20, windowMs: HOUR_MS },
];

/** How often one place may leave an email address: an assembly hall does it a hundred times. */
export const subscribeLimits = (address: string): RateLimit[] => [
	{ key: `subscribe from ${address}`, most: 200, windowMs: HOUR_MS },
];

/** How often an address is asked to confirm: nobody's mailbox is to be filled by a stranger. */
export const confirmationLimit = (email: string): RateLimit => ({
	key: `confirm ${email}`,
	most: 3,
	windowMs: 24 * HOUR_MS,
});
