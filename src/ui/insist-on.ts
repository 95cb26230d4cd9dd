const RETRY_MS = 20_000;

/**
 * Loads a part of the app that comes after the words. When the signal goes away before it has come, it is tried again as soon as
 * the device is back online, and every 20 s, and takes nothing else with it.
 * @throws what `load` throws when that is no failure to fetch.
 */
export async function insistOn<T>(load: () => Promise<T>): Promise<T> {
	for (;;) {
		try {
			return await load();
		} catch (error) {
			if (!isPartMissing(error)) throw error;
			console.warn('A part of the page could not be fetched yet', error);
			await aWhileOrOnline();
		}
	}
}

/** Whether a part of the app, a module or its styles, could not be fetched: what Chromium, Firefox and Safari say of it. */
export function isPartMissing(error: unknown): boolean {
	return (
		error instanceof Error &&
		/dynamically imported module|Importing a module script failed|Unable to preload/i.test(error.message)
	);
}

function aWhileOrOnline(): Promise<void> {
	return new Promise((resolve) => {
		const wake = () => {
			clearTimeout(timer);
			removeEventListener('online', wake);
			resolve();
		};
		const timer = setTimeout(wake, RETRY_MS);
		addEventListener('online', wake);
	});
}
