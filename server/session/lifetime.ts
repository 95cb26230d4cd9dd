import { DAY_MS } from '#domain/durations.ts';

/** A session ends after this long without use … */
export const ROLLING_MS = 90 * DAY_MS;
/** … and after this in any case. */
export const ABSOLUTE_MS = 365 * DAY_MS;
/** Use is recorded at most this often: a write per request would cost more than the request. */
export const NOTED_EVERY_MS = 3_600_000;

/** Returns the latest end of a session that is in use now. */
export function endOfSession(created: Date, now: Date): Date {
	return new Date(Math.min(now.getTime() + ROLLING_MS, created.getTime() + ABSOLUTE_MS));
}
