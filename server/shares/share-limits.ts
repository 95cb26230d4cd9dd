import { Problem } from '#server/http/problems.ts';
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

/** Refuses what has been done too often; `seconds` as the rate limits answer them. */
export function refuseTooMany(seconds: number): void {
	if (seconds === 0) return;
	throw new Problem('too_many_requests', `Please wait ${seconds} seconds.`, {
		'Retry-After': String(seconds),
	});
}
