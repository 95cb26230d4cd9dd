import { type createBrowserRouter, createPath } from 'react-router-dom';
import { storeArrivedArticle } from '#content/articles-here.ts';
import { announceContentChange, hasContentChanged, onContentChange } from '#content/content-change.ts';
import { storeGuide } from '#content/guides.ts';
import { readIsland } from '#content/island.ts';
import { isBehind } from '#content/refresh.ts';
import type { Island } from '#domain/pages/island.ts';
import { followRelease } from '#pwa/follow-release.ts';
import { registerServiceWorker } from '#pwa/register.ts';
import { nextTask } from '#runtime/in-slices.ts';
import { isReachable, noteReachable, onReachable } from '#runtime/reachability.ts';
import { isVisible, onVisible } from '#runtime/visibility.ts';
import { whenIdle } from '#runtime/when-idle.ts';
import { dropOldLetters } from '#session/own-texts.ts';
import { finishAdditions } from '#trips/add-to-trip.ts';
import { bringGuidesOfTrips } from '#trips/guides-of-trips.ts';
import { keepFocus } from '#ui/keep-focus.ts';
import { askBeforeLoss } from './ask-before-loss.ts';
import { atMostEvery } from './at-most-every.ts';
import { readDevice } from './read-device.ts';
import { refreshContent, stayFresh } from './refresh-content.ts';
import { sayFailures } from './say-failures.ts';

const RETRY_MS = 60_000;
const RELOAD_MS = 10_000;
const TOGETHER_MS = 500;

/**
 * Starts everything that can wait until words are on the screen: the service worker, fresh content, watching the
 * signal, and reporting failures.
 */
export function afterFirstScreen(router: ReturnType<typeof createBrowserRouter>) {
	sayFailures();
	keepFocus();
	// The lists of one refresh arrive one after another.
	const showChange = atMostEvery(TOGETHER_MS, () => void router.revalidate());
	onContentChange(showChange);
	// A guide may have arrived while the first page was being drawn.
	if (hasContentChanged()) showChange();
	registerServiceWorker();
	followRelease(() => {
		const goingTo = router.state.navigation.location;
		if (goingTo) location.assign(createPath(goingTo));
		else location.reload();
	});
	askBeforeLoss();
	void askTheDevice(router);
	// Done for everyone, as Privacy promises, even for people who never open the form again.
	void whenIdle().then(() => dropOldLetters());
	addEventListener('offline', () => noteReachable(false));
	addEventListener('online', () => void refreshContent());
	onVisible(() => {
		if (!isReachable()) void refreshContent();
	});
	setInterval(() => {
		if (!isReachable() && isVisible()) void refreshContent();
	}, RETRY_MS);
	// Behind a proxy, one part may fail while others answer: each reload would then report the signal as back, over and
	// over.
	onReachable(atMostEvery(RELOAD_MS, () => void router.revalidate()));
}

/**
 * Starts the work that reads the device's database, each part in its own task: on a phone, the first run of each takes
 * long.
 */
async function askTheDevice(router: ReturnType<typeof createBrowserRouter>) {
	await readDevice(router);
	await nextTask();
	void finishAdditions();
	bringGuidesOfTrips();
	await nextTask();
	const arrived = await newIsland(router);
	void stayFresh(router, arrived?.revision);
	// Only after the first refresh has begun, which would otherwise ask again for the data in the document.
	if (arrived) void storeArrived(arrived);
}

/**
 * Returns the data that came with the document; null when this device's own data is newer and replaces it on screen.
 */
async function newIsland(router: ReturnType<typeof createBrowserRouter>): Promise<Island | null> {
	const island = readIsland();
	if (!island || !(await isBehind(island.revision))) return island;
	void router.revalidate();
	return null;
}

/** Stores the guide or article that came with the document, so that it can be read without a signal from now on. */
async function storeArrived({ page, revision }: Island) {
	if (!page) return;
	if ('article' in page) await storeArrivedArticle(page.article);
	if ('guide' in page) {
		await storeGuide(page, revision);
		announceContentChange();
	}
}
