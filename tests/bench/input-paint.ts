import type { Page } from '@playwright/test';

/** The browser does not report anything quicker. */
const UNTOLD_MS = 16;

/** Makes the page record the time from each input to the paint that answers it. */
export async function tellPaints(page: Page): Promise<void> {
	await page.evaluate(keepWhatIsTold);
}

function keepWhatIsTold() {
	const told: number[] = [];
	Object.assign(globalThis, { told });
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries())
			if ((entry as PerformanceEventTiming & { interactionId: number }).interactionId > 0)
				told.push(entry.duration);
	}).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** Milliseconds from an input to the paint that answers it, as the browser itself reports them; at least 16. */
export async function paintAfter(page: Page, input: () => Promise<void>): Promise<number> {
	await page.evaluate(slowestTold, UNTOLD_MS);
	await input();
	return page.evaluate(slowestTold, UNTOLD_MS);
}

/** The slowest paint since the last call; first waits until the input's result is painted. */
async function slowestTold(untold: number): Promise<number> {
	const { told } = globalThis as unknown as { told: number[] };
	for (let frame = 0; frame < 20; frame++) await new Promise(requestAnimationFrame);
	return Math.max(untold, ...told.splice(0));
}
