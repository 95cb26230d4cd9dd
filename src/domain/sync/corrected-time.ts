/** The clocks of one push: when the device says it is, and when the server knows it is. */
export interface PushClocks {
	clientNow: number;
	serverNow: number;
}

/**
 * The server time at which each operation of a push was made, in epoch milliseconds: the device's clock corrected by its
 * error now, never in the future, never going back within the push. It only breaks ties between concurrent writes.
 */
export function correctedTimes(times: readonly number[], { clientNow, serverNow }: PushClocks): number[] {
	let latest = Number.NEGATIVE_INFINITY;
	return times.map((t) => {
		const corrected = Math.min(t + (serverNow - clientNow), serverNow);
		latest = Math.max(latest, Number.isFinite(corrected) ? corrected : serverNow);
		return latest;
	});
}
