/** A rule of a browser's static routing, which answers requests without running the worker. */
interface RouterRule {
	condition: { urlPattern: { pathname: string }; requestMethod?: 'GET' };
	source: 'fetch-event' | { cacheName: string };
}

/** An `install` event, in browsers that have static routing; TypeScript does not know it yet. */
interface InstallEvent {
	waitUntil(work: Promise<void>): void;
	addRoutes?: (rules: RouterRule[]) => Promise<void>;
}

/** Pictures are not among them: the cache has only those that were shown. */
const CACHED = ['js', 'css', 'woff2', 'bin'];

/**
 * Lets the browser read the app's files from the cache by itself: a page opened cold needs twenty of them, and would
 * ask the worker for one after another. A file that is missing there comes from the network, as it does from the
 * worker. Packed files are left to the worker, which must unpack them.
 * @see https://w3c.github.io/ServiceWorker/#service-worker-static-routing-api
 */
export function routeFilesToCache(event: InstallEvent, cacheName: string, packed: ReadonlySet<string>): void {
	const toWorker = [...packed].map(
		(pathname): RouterRule => ({ condition: { urlPattern: { pathname } }, source: 'fetch-event' }),
	);
	const toCache = CACHED.map(
		(ending): RouterRule => ({
			condition: { urlPattern: { pathname: `/assets/*.${ending}` }, requestMethod: 'GET' },
			source: { cacheName },
		}),
	);
	if (event.addRoutes) event.waitUntil(event.addRoutes([...toWorker, ...toCache]));
}
