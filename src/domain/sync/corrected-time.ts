/** Both clocks at one push: the device's time, and the server's. */
export interface PushClocks {
	clientNow: number;
	serverNow: number;
}

/**
 * The server time of each operation in a push, in epoch milliseconds: the device's clock corrected by its current
 * error, never in the future, never going back within the push. It breaks ties between concurrent writes, and
 * determines the plan by which an edit is judged.
 */
export function correctedTimes(times: readonly number[], { clientNow, serverNow }: PushClocks): number[] {
	let latest = Number.NEGATIVE_INFINITY;
	return times.map((t) => {
		const corrected = Math.min(t + (serverNow - clientNow), serverNow);
		latest = Math.max(latest, Number.isFinite(corrected) ? corrected : serverNow);
		return latest;
	});
}
