const PATIENCE_MS = 1500;

/** Resolves when the browser has nothing more urgent to do and has painted its work so far. */
export async function whenIdle(): Promise<void> {
	await idle();
	await new Promise(requestAnimationFrame);
	await new Promise((resolve) => setTimeout(resolve));
}

/** Resolves at the same time, or as soon as the person leaves the site. */
export async function whenIdleOrLeft(): Promise<void> {
	const waiting = new AbortController();
	const left = new Promise<void>((resolve) => {
		addEventListener('pagehide', () => resolve(), { signal: waiting.signal });
	});
	await Promise.race([whenIdle(), left]);
	waiting.abort();
}

/** Safari does not tell when it is idle, so it gets a moment. */
function idle(): Promise<void> {
	return new Promise((resolve) => {
		if ('requestIdleCallback' in window)
			window.requestIdleCallback(() => resolve(), { timeout: PATIENCE_MS });
		else setTimeout(resolve, PATIENCE_MS / 6);
	});
}
