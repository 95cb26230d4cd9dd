const FIRST_MS = 1000;
const MOST_MS = 300_000;

/**
 * Returns the wait after `failures` failed runs in a row, in milliseconds: a random time up to 1 s · 2^n, 5 minutes at
 * most, added to the time the server asked for, if any, so that devices that lost the same server do not all return at
 * once.
 */
export function backOff(failures: number, waitMs: number | null, random: () => number): number {
	const most = Math.min(MOST_MS, FIRST_MS * 2 ** Math.min(failures, 20));
	return (waitMs ?? 0) + random() * most;
}
