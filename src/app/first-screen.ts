import type { createBrowserRouter } from 'react-router-dom';
import { whenIdle } from '#runtime/when-idle.ts';

/** Resolves once the first page's words are painted and the browser is idle. */
export async function firstScreen(router: ReturnType<typeof createBrowserRouter>): Promise<void> {
	await initialized(router);
	await whenIdle();
}

/** Resolves once the first page's data have loaded or failed. */
export function initialized(router: ReturnType<typeof createBrowserRouter>): Promise<void> {
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
