import type { RateLimit } from '#server/rate-limits/store.ts';

const MINUTE_MS = 60_000;

/** How many links an account may make: no family needs more, and a loop fills no disk. */
export const makingLimit = (accountId: string): RateLimit => ({
	key: `share by ${accountId}`,
	most: 60,
	windowMs: 60 * MINUTE_MS,
});

/** How often links may be opened from one place: a whole class behind one address may, who tries tokens may not. */
export const openingLimit = (address: string): RateLimit => ({
	key: `shared trip from ${address}`,
	most: 300,
	windowMs: 10 * MINUTE_MS,
});
