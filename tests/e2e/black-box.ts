import type { BrowserContext } from '@playwright/test';

/** The name of the attachment with the record of a test that failed. */
export const ACTS = 'acts';

/** Enough lines to see what led to a failure. */
const KEPT = 80;

/** Marks what a page says to the recorder through its console. */
const MARK = '[pressed] ';

/**
 * Records what was pressed in each page of the context and what the pages sent to the server, with the seconds since it
 * began; returns a function for the last lines. They are all there is when a test fails only on another machine.
 */
export async function recordActs(context: BrowserContext): Promise<() => string[]> {
	const begun = Date.now();
	const acts: string[] = [];
	const note = (words: string) => {
		acts.push(`${((Date.now() - begun) / 1000).toFixed(2)} ${words}`);
		if (acts.length > KEPT) acts.shift();
	};
	context.on('console', (message) => {
		if (message.text().startsWith(MARK)) note(message.text().slice(MARK.length));
	});
	context.on('request', (request) => {
		if (request.isNavigationRequest() || request.url().includes('/api/'))
			note(`asks ${request.method()} ${request.url()}`);
	});
	context.on('response', (response) => {
		if (response.url().includes('/api/')) note(`gets ${response.status()} ${response.url()}`);
	});
	context.on('requestfailed', (request) => note(`fails ${request.url()} ${request.failure()?.errorText}`));
	await context.addInitScript(notePresses, MARK);
	return () => [...acts];
}

/** Runs in the page: says on its console where each press begins and ends, and where the focus goes. */
function notePresses(mark: string): void {
	const nameOf = (target: EventTarget | null) => {
		if (!(target instanceof Element)) return 'the page';
		const words = target.getAttribute('aria-label') ?? target.textContent;
		const { top, left } = target.getBoundingClientRect();
		return `${target.localName} "${words.trim().slice(0, 40)}" at ${Math.round(left)}, ${Math.round(top)}`;
	};
	for (const type of ['pointerdown', 'pointerup', 'pointercancel', 'click', 'keydown', 'focusin', 'submit'])
		addEventListener(
			type,
			(event) => {
				const key = event instanceof KeyboardEvent ? ` ${event.key}` : '';
				console.debug(`${mark}${type}${key} ${nameOf(event.target)}`);
			},
			{ capture: true, passive: true },
		);
}
