import type { RateLimit } from '#server/rate-limits/store.ts';

const MINUTE_MS = 60_000;

/** Links an account may create: more than any family needs, few enough that a loop cannot fill the disk. */
export const makingLimit = (accountId: string): RateLimit => ({
	key: `share by ${accountId}`,
	most: 60,
	windowMs: 60 * MINUTE_MS,
});

/** Links that one internet address may open: enough for a whole class that shares one, not for guessing tokens. */
export const openingLimit = (address: string): RateLimit => ({
	key: `shared trip from ${address}`,
	most: 300,
	windowMs: 10 * MINUTE_MS,
});
