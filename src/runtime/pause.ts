/** Resolves after `ms`, or as soon as the signal is given: at once if it already was. */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
	return new Promise((resolve) => {
		if (signal?.aborted) return resolve();
		const go = () => {
			clearTimeout(timer);
			signal?.removeEventListener('abort', go);
			resolve();
		};
		const timer = setTimeout(go, ms);
		signal?.addEventListener('abort', go);
	});
}

/**
 * Waits for the work, but no longer than `ms`; after that the work continues by itself, and this resolves to undefined.
 */
export const waitAtMost = <T>(ms: number, work: Promise<T>): Promise<T | undefined> =>
	Promise.race([work, pause(ms).then(() => undefined)]);
