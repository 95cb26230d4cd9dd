import type { RateLimit } from '#server/rate-limits/store.ts';

const MINUTE_MS = 60_000;

/** Links an account may create: more than any family needs, and a loop cannot fill the disk. */
export const makingLimit = (accountId: string): RateLimit => ({
	key: `share by ${accountId}`,
	most: 60,
	windowMs: 60 * MINUTE_MS,
});

/** Links that one place may open: enough for a whole class behind one address, not for trying tokens. */
export const openingLimit = (address: string): RateLimit => ({
	key: `shared trip from ${address}`,
	most: 300,
	windowMs: 10 * MINUTE_MS,
});
