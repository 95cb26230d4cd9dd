const RETRY_MS = 20_000;

/**
 * Loads a part of the app that comes after the words. If the signal goes away first, it retries as soon as the device
 * is back online, and every 20 s, without breaking anything else.
 * @throws any error of `load` other than a failed fetch.
 */
export async function insistOn<T>(load: () => Promise<T>): Promise<T> {
	for (;;) {
		const over = new AbortController();
		// Before the load, for the signal may come back while it still fails.
		const online = new Promise((resolve) => addEventListener('online', resolve, { signal: over.signal }));
		try {
			return await load();
		} catch (error) {
			if (!isPartMissing(error)) throw error;
			console.warn('A part of the page could not be fetched yet', error);
			await Promise.race([online, aWhile(over.signal)]);
		} finally {
			over.abort();
		}
	}
}

/**
 * True when a part of the app, a module or its styles, could not be fetched; the words are Chromium's, Firefox's and
 * Safari's.
 */
export function isPartMissing(error: unknown): boolean {
	return (
		error instanceof Error &&
		/dynamically imported module|Importing a module script failed|Unable to preload/i.test(error.message)
	);
}

function aWhile(signal: AbortSignal): Promise<void> {
	return new Promise((resolve) => {
		const timer = setTimeout(resolve, RETRY_MS);
		signal.addEventListener('abort', () => clearTimeout(timer));
	});
}
