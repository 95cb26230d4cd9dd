import type { createBrowserRouter } from 'react-router-dom';
import { whenIdle } from '#runtime/when-idle.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** Resolves once the first page is drawn and painted, and the browser is idle. */
export async function firstScreen(root: Element): Promise<void> {
	await drawn(root);
	await whenIdle();
}

/** Resolves once the app's first page has replaced the document's own words, before it is painted. */
export function drawn(root: Element): Promise<void> {
	return new Promise((resolve) => {
		const seen = new MutationObserver(() => {
			seen.disconnect();
			resolve();
		});
		seen.observe(root, { childList: true });
	});
}

/** Resolves once the first page's data have loaded or failed. */
export function initialized(router: Router): Promise<void> {
	return new Promise((resolve) => {
		const look = () => {
			if (!router.state.initialized) return;
			stop();
			resolve();
		};
		const stop = router.subscribe(look);
		look();
	});
}

/**
 * Redraws the page if the router moved on after `begun`, when the first drawing began: the screen is not told of such
 * changes until it is drawn.
 */
export function catchUp(router: Router, begun: Pick<Router['state'], 'location' | 'loaderData'>): void {
	const { location, loaderData } = router.state;
	if (location !== begun.location || loaderData !== begun.loaderData) void router.revalidate();
}
