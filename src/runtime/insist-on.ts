import { isLostSignal } from './lost-signal.ts';
import { pause } from './pause.ts';

const RETRY_MS = 20_000;
/** Browsers often report "online" a moment before the network is there. */
const SOON_MS = 1000;

/**
 * Loads a part of the app that appears after the words. If the signal goes away first, it retries as soon as the device
 * is back online, a few times soon after that, and every 20 s, without breaking anything else.
 * @throws any error of `load` other than a failed fetch, of a part or of its request to the server
 */
export async function insistOn<T>(load: () => Promise<T>): Promise<T> {
	let pauseMs = RETRY_MS;
	for (;;) {
		const over = new AbortController();
		// Set up before the load, because the signal may return while it is still failing.
		const online = new Promise<'online'>((resolve) =>
			addEventListener('online', () => resolve('online'), { signal: over.signal }),
		);
		try {
			return await load();
		} catch (error) {
			if (!isLostSignal(error)) throw error;
			console.warn('A part of the page could not be fetched yet', error);
			const woken = await Promise.race([online, pause(pauseMs, over.signal)]);
			pauseMs = woken ? SOON_MS : Math.min(pauseMs * 2, RETRY_MS);
		} finally {
			over.abort();
		}
	}
}
