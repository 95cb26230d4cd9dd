const PATIENCE_MS = 1500;

/** Resolves when the browser has nothing more urgent to do; Safari, which does not say, is given a moment. */
export function whenIdle(): Promise<void> {
	return new Promise((resolve) => {
		if ('requestIdleCallback' in window)
			window.requestIdleCallback(() => resolve(), { timeout: PATIENCE_MS });
		else setTimeout(resolve, PATIENCE_MS / 6);
	});
}
