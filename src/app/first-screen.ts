import type { createBrowserRouter } from 'react-router-dom';
import { whenIdle } from '#runtime/when-idle.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** Resolves once the first page is drawn and painted, and the browser is idle. */
export async function firstScreen(root: Element): Promise<void> {
	await drawn(root);
	await whenIdle();
}

/** Resolves once the app's first page has taken the place of the document's own words, and before it is painted. */
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
 * Has the page drawn again if the router went on since `begun`, when the first drawing began: until that is done, the
 * screen does not hear it.
 */
export function catchUp(router: Router, begun: Pick<Router['state'], 'location' | 'loaderData'>): void {
	const { location, loaderData } = router.state;
	if (location !== begun.location || loaderData !== begun.loaderData) void router.revalidate();
}
