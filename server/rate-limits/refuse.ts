import { Problem } from '#server/http/problems.ts';
import type { RateLimit, RateLimitStore } from './store.ts';

/**
 * Counts one use against each limit.
 * @throws Problem `too_many_requests`, with the seconds to wait, when a limit is used up.
 */
export async function takeOrRefuse(
	rateLimits: RateLimitStore,
	limits: RateLimit[],
	now: Date,
): Promise<void> {
	const seconds = await takeAll(rateLimits, limits, now);
	if (seconds > 0) throw tooMany(seconds);
}

/** Counts one use against each limit; returns 0 if all allow it, else the seconds until they do. */
export async function takeAll(rateLimits: RateLimitStore, limits: RateLimit[], now: Date): Promise<number> {
	return Math.max(...(await Promise.all(limits.map((limit) => rateLimits.take(limit, now)))));
}

/** The problem for too many tries, with the seconds to wait. */
export function tooMany(seconds: number): Problem {
	return new Problem('too_many_requests', 'That was done too often. Please try again later.', {
		'Retry-After': String(seconds),
	});
}
