import { Workbox } from 'workbox-window';
import { pause } from '#runtime/pause.ts';
import { onReachable } from '#runtime/reachability.ts';
import { trustedScriptUrl } from '#runtime/trusted-types.ts';
import { isVisible, onVisible } from '#runtime/visibility.ts';
import { showToast } from '#ui/toasts.ts';
import { watchRoom } from './app-on-device.ts';
import { askWorker } from './messages.ts';

const UPDATE_CHECK_MS = 30 * 60 * 1000;
const FIRST_RETRY_MS = 60_000;
/** An opening that takes longer is explained. */
const SLOW_MS = 8000;

/**
 * Installs the service worker, and offers a new version once all of it is on the device. The page keeps the version it
 * started with until the person accepts, so an update never leaves it half old and half new.
 */
export function registerServiceWorker() {
	if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
	const { serviceWorker } = navigator;
	let asked = false;
	const useUpdate = async () => {
		const registration = await serviceWorker.getRegistration();
		// Another tab has already accepted it.
		if (!registration?.waiting) return location.reload();
		asked = true;
		askWorker(registration.waiting, 'SKIP_WAITING');
		showToast({ words: 'Opening the new version…', stays: true });
		// The browser first lets the old worker finish its fetches for all tabs: one that hangs takes minutes.
		await pause(SLOW_MS);
		showToast({ words: 'The new version opens when the downloads under way are done.', stays: true });
	};
	serviceWorker.addEventListener('controllerchange', () => {
		// If another tab accepted the new version, this page stays as it is until it needs a part that is gone.
		if (asked) location.reload();
	});
	watchRoom();
	void keepInstalled(() => {
		showToast({
			words: 'A new version is ready.',
			stays: true,
			action: { label: 'Use it', run: () => void useUpdate() },
		});
	});
	void claimThisPage();
	void askForRepair();
	onReachable(() => void askForRepair());
}

/**
 * A page has no worker if one took over while it was still loading, or if it was loaded past the cache: without a
 * signal, it would find none of its parts. So it asks to be served.
 */
async function claimThisPage(): Promise<void> {
	const { active } = await navigator.serviceWorker.ready;
	if (!navigator.serviceWorker.controller) askWorker(active, 'CLAIM');
}

/**
 * Makes the worker, if one serves this page, fetch the shell again, so that the next page opens with what the server
 * fills in now.
 */
export function askForShell() {
	// Old browsers, and pages without https, have none.
	const { serviceWorker } = navigator as Partial<Navigator>;
	askWorker(serviceWorker?.controller, 'RENEW');
}

/** Makes the worker fetch the parts of the app that the browser has cleared. */
async function askForRepair(): Promise<void> {
	const { active } = await navigator.serviceWorker.ready;
	askWorker(active, 'REPAIR');
}

/**
 * Installs the worker, tries again if a weak signal interrupts that, and then looks for new versions: iOS does not by
 * itself while the app stays open.
 */
async function keepInstalled(onUpdate: () => void): Promise<void> {
	const check = async () => {
		if (!isVisible()) return;
		try {
			await updateOrInstall(onUpdate);
		} catch (error) {
			// A browser that blocks storage refuses even to check.
			console.warn('A new version could not be looked for', error);
		}
	};
	onVisible(() => void check());
	setInterval(() => void check(), UPDATE_CHECK_MS);
	let isHere = false;
	void navigator.serviceWorker.ready.then(() => {
		isHere = true;
	});
	await install(onUpdate);
	// Fetched files stay, so each try has fewer to fetch; a full device is not asked every minute forever.
	for (let waitMs = FIRST_RETRY_MS; waitMs < UPDATE_CHECK_MS; waitMs *= 2) {
		await pause(waitMs);
		if (isHere) return;
		await check();
	}
}

async function updateOrInstall(onUpdate: () => void): Promise<void> {
	const registration = await navigator.serviceWorker.getRegistration();
	if (registration?.installing) return;
	// The browser drops a registration if its first worker could not be installed.
	if (!(registration?.active || registration?.waiting)) return install(onUpdate);
	void askForRepair();
	await registration.update();
}

async function install(onUpdate: () => void): Promise<void> {
	// A new one each time, because it listens to only one registration.
	const workbox = new Workbox(trustedScriptUrl('/sw.js'));
	// This includes a worker that was already on its way: the browser answers `register` only once it has arrived.
	workbox.addEventListener('waiting', ({ wasWaitingBeforeRegister }) => {
		if (wasWaitingBeforeRegister) onUpdate();
	});
	const registration = await workbox
		.register()
		.catch((error: unknown) => console.error('The app could not be kept on this device', error));
	// Not done by Workbox, which stops listening after one: a tab may stay open for several versions.
	registration?.addEventListener('updatefound', () => {
		const { installing } = registration;
		installing?.addEventListener('statechange', () => {
			if (installing.state === 'installed' && registration.active) onUpdate();
		});
	});
}
