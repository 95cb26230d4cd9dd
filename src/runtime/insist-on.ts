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

/** Why a request to the server failed. */
export abstract class RequestError extends Error {
	/** True when nobody answered. */
	abstract readonly isUnanswered: boolean;
}

/** True when the signal is at fault: a request did not reach the server, or a part of the app could not be fetched. */
export const isLostSignal = (error: unknown): boolean =>
	(error instanceof RequestError && error.isUnanswered) || isPartMissing(error);

/**
 * True when a part of the app, a module or its styles, could not be fetched. These are the messages of Chromium,
 * Firefox and Safari.
 */
export const isPartMissing = (error: unknown): boolean =>
	error instanceof Error &&
	/dynamically imported module|Importing a module script failed|Unable to preload/i.test(error.message);
