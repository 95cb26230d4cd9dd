import { useEffect } from 'react';
import { observable, useObservable } from '#runtime/observable.ts';
import { onWorkerNews } from './messages.ts';
import { SHELL } from './shell.ts';

/**
 * How much of the app is on this device: `all`, `no_app` while no worker serves this page or the browser has cleared
 * the files, `no_room` when the device is too full for them, or `no_map` when one of the files for the roads and the
 * map is gone. `unknown` means not checked yet.
 */
export type AppOnDevice = 'unknown' | 'all' | 'no_app' | 'no_room' | 'no_map';

/** What the last page that asked has found out; another page needs other files. */
const found = observable<{ files: readonly string[]; app: AppOnDevice }>({ files: [], app: 'unknown' });
const isFull = observable(false);

/**
 * Listens for the worker's report that the device is too full for the app, which the browser's own estimate may not
 * show.
 */
export function watchRoom(): void {
	onWorkerNews(navigator.serviceWorker, { type: 'NO_ROOM', listener: () => isFull.set(true) });
}

/**
 * Tells how much of the app, with these files, opens without a signal; checks again when a worker takes over, or has
 * fetched missing files. Keep the files the same array between renders.
 */
export function useAppOnDevice(files: readonly string[]): AppOnDevice {
	useEffect(() => {
		const over = new AbortController();
		const { signal } = over;
		const look = async () => {
			const app = await readAppOnDevice(files);
			if (!signal.aborted) found.set({ files, app });
		};
		void look();
		// Old browsers, and pages without https, have none.
		const { serviceWorker } = navigator as Partial<Navigator>;
		serviceWorker?.addEventListener('controllerchange', look, { signal });
		if (serviceWorker) onWorkerNews(serviceWorker, { type: 'REPAIRED', listener: look, signal });
		return () => over.abort();
	}, [files]);
	const known = useObservable(found);
	const app = known.files === files ? known.app : 'unknown';
	const hasNoRoom = useObservable(isFull);
	return app === 'no_app' && hasNoRoom ? 'no_room' : app;
}

/**
 * Checks whether a worker serves this page, which it does once the whole app is here, and whether the app and these
 * files are still here: a browser may clear them but keep the worker.
 */
export async function readAppOnDevice(files: readonly string[]): Promise<AppOnDevice> {
	if (!(navigator as Partial<Navigator>).serviceWorker?.controller) return 'no_app';
	try {
		// The worker stores the shell last: where it is, the whole app is (src/pwa/worker/repair.ts).
		const [shell, ...found] = await Promise.all(
			[SHELL, ...files].map((file) => caches.match(file, { ignoreSearch: true })),
		);
		if (!shell) return 'no_app';
		return found.every(Boolean) ? 'all' : 'no_map';
	} catch (error) {
		console.warn('The browser could not read its copy of the app', error);
		return 'no_map';
	}
}
