const ONE_DAY_MS = 86_400_000;

/** A session ends when it is not used for this long … */
export const ROLLING_MS = 90 * ONE_DAY_MS;
/** … and in any case after this. */
export const ABSOLUTE_MS = 365 * ONE_DAY_MS;
/** Use is noted at most this often: a write for each request would cost more than the request. */
export const NOTED_EVERY_MS = 3_600_000;

/** When a session that is used now ends at the latest. */
export function endOfSession(created: Date, now: Date): Date {
	return new Date(Math.min(now.getTime() + ROLLING_MS, created.getTime() + ABSOLUTE_MS));
}
