const MINUTE_MS = 60_000;
/** Views a minute from one place: allows a school behind one address, but not a program. */
const MOST = 600;

/**
 * Creates the check whether one more view from an address is too many. Addresses stay in memory, for a minute at most;
 * counting them in the database would cost more than the view.
 */
export function createViewRate() {
	let minute = Number.NaN;
	let views = new Map<string, number>();
	return (address: string, now: Date): boolean => {
		const current = Math.floor(now.getTime() / MINUTE_MS);
		if (current !== minute) views = new Map();
		minute = current;
		const count = (views.get(address) ?? 0) + 1;
		views.set(address, count);
		return count > MOST;
	};
}
