const FIRST_MS = 1000;
const MOST_MS = 300_000;

/**
 * How long to wait after `failures` failed runs in a row: anything up to 1 s · 2^n, 5 minutes at most, in milliseconds, after
 * what the server asked for, if it did, so that devices which lost the same server do not come back to it at once.
 */
export function backOff(failures: number, waitMs: number | null, random: () => number): number {
	const most = Math.min(MOST_MS, FIRST_MS * 2 ** Math.min(failures, 20));
	return (waitMs ?? 0) + random() * most;
}
