import { HOUR_MS } from '#domain/durations.ts';
import type { RateLimit } from '#server/rate-limits/store.ts';

/** Email addresses allowed from one internet address: an assembly hall shares one, and leaves a hundred. */
export const subscribeLimits = (address: string): RateLimit[] => [
	{ key: `subscribe from ${address}`, most: 200, windowMs: HOUR_MS },
];

/** Confirmation emails to one address: a stranger must not be able to fill anyone's mailbox. */
export const confirmationLimit = (email: string): RateLimit => ({
	key: `confirm ${email}`,
	most: 3,
	windowMs: 24 * HOUR_MS,
});
