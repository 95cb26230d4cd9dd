import { Workbox } from 'workbox-window';
import { trustedScriptUrl } from '#runtime/trusted-types.ts';
import { showToast } from '#ui/toasts.ts';

const UPDATE_CHECK_MS = 30 * 60 * 1000;

/**
 * Installs the service worker and offers a new version once all of it is on the device. The page keeps the version it
 * started with until the person accepts, so an update never leaves it half old and half new. `goAfresh` reloads the
 * page being navigated to.
 */
export function registerServiceWorker(goAfresh: () => void) {
	if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
	const workbox = new Workbox(trustedScriptUrl('/sw.js'));
	let asked = false;
	// A page may have begun without a worker, and be served by one since.
	let isServed = navigator.serviceWorker.controller !== null;
	const offerUpdate = () => {
		showToast({
			words: 'A new version is ready.',
			stays: true,
			action: {
				label: 'Use it',
				run: async () => {
					const registration = await navigator.serviceWorker.getRegistration();
					// Another tab has accepted it already.
					if (!registration?.waiting) return location.reload();
					asked = true;
					workbox.messageSkipWaiting();
					// The browser lets the old worker finish its fetches for this page, which may take a while.
					showToast({ words: 'Opening the new version…', stays: true });
				},
			},
		});
	};
	workbox.addEventListener('waiting', offerUpdate);
	workbox.addEventListener('controlling', () => {
		if (asked) location.reload();
		// Another tab accepted the new version: the parts this one has yet to load are gone, so its next move reloads.
		else if (isServed) addEventListener('vite:preloadError', goAfresh, { once: true });
		isServed = true;
	});
	void workbox.register().then(checkNowAndThen, (error: unknown) => {
		console.error('The app could not be kept on this device', error);
	});
	void claimThisPage();
}

/**
 * A page has no worker if one took over while it was still loading, or if it was loaded past the cache: without a
 * signal it would find none of its parts. So it asks to be served.
 */
async function claimThisPage(): Promise<void> {
	const { active } = await navigator.serviceWorker.ready;
	if (!navigator.serviceWorker.controller) active?.postMessage({ type: 'CLAIM' });
}

const notNow = (error: unknown) => console.warn('A new version could not be looked for', error);

/** iOS does not check for a new worker by itself while the app stays open. */
function checkNowAndThen(registration: ServiceWorkerRegistration | undefined) {
	const check = () => {
		if (document.visibilityState === 'visible') registration?.update().catch(notNow);
	};
	addEventListener('visibilitychange', check);
	setInterval(check, UPDATE_CHECK_MS);
}
