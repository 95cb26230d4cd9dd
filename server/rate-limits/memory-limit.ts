import { tooMany } from './refuse.ts';
import type { RateLimit } from './store.ts';

/**
 * Creates a limit for what comes often and costs little: addresses stay in memory, for one window at most, and counting
 * them in the database would cost more than what they ask for. Each process counts by itself.
 */
export function createMemoryLimit({ most, windowMs }: Omit<RateLimit, 'key'>) {
	let window = Number.NaN;
	let uses = new Map<string, number>();
	/**
	 * Counts one use by an address.
	 * @throws Problem `too_many_requests`, with the seconds to wait, when the limit is used up.
	 */
	return (address: string, now: Date): void => {
		const at = now.getTime();
		const current = Math.floor(at / windowMs);
		if (current !== window) uses = new Map();
		window = current;
		const count = (uses.get(address) ?? 0) + 1;
		uses.set(address, count);
		if (count > most) throw tooMany(Math.ceil(((current + 1) * windowMs - at) / 1000));
	};
}
