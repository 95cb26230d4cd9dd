import { pause } from '#runtime/pause.ts';

/** How long a page waits to be left: the browser may have been stopped, or show the checkout on top of this page. */
const PATIENCE_MS = 30_000;

/**
 * Leaves this page for a checkout. `location.assign` only begins that: until the checkout answers, the page can still be
 * tapped, and would open a second one. So this resolves only when Back returns to the page as it was left, or when the
 * page has not been left after all.
 */
export async function leaveFor(checkout: string): Promise<void> {
	const back = new AbortController();
	const { signal } = back;
	addEventListener('pageshow', ({ persisted }) => persisted && back.abort(), { signal });
	location.assign(checkout);
	await pause(PATIENCE_MS, signal);
	back.abort();
}
