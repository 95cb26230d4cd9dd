/** Whether a page failed because something of it could not be fetched: an answer of ours, or a part of the app itself. */
export function isLostSignal(error: unknown): boolean {
	if (!(error instanceof Error)) return false;
	if (error.name === 'ApiError') return 'code' in error && error.code === 'no_signal';
	return FETCH_FAILED.test(error.message);
}

/** What Chromium, Firefox and Safari say of a module or a style that did not come. */
const FETCH_FAILED =
	/dynamically imported module|Importing a module script failed|Unable to preload|error loading dynamically/i;
