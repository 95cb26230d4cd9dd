/**
 * Loads once: a success is remembered for the life of the page, a failure is forgotten, so that the next caller tries
 * again.
 */
export function remembered<T>(load: () => Promise<T>): () => Promise<T> {
	let loading: Promise<T> | undefined;
	return () => {
		loading ??= load().catch((error: unknown) => {
			loading = undefined;
			throw error;
		});
		return loading;
	};
}
