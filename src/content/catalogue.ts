import { remembered } from '#api/remembered.ts';
import { loadInParts } from '#db/load-in-parts.ts';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { observable } from '#runtime/observable.ts';

let known: Catalogue | undefined;
/** How often content on this device was replaced since the page opened. */
const changes = observable(0);
/** How many refreshes are under way, and whether anything changed meanwhile. */
let refreshes = 0;
let isDue = false;

/**
 * The catalogue: as already read, or from the device's database, or the list bundled with the app. Needs no network.
 * @throws ApiError `no_signal` when the app is not on the device yet and the network is gone.
 */
export async function loadCatalogue(): Promise<Catalogue> {
	if (known) return known;
	const read = await readOrBundled();
	// A fresher one may have been installed meanwhile.
	known ??= read;
	return known;
}

/** Replaces the catalogue with a fresh one and tells the listeners. */
export function installCatalogue(fresh: Catalogue) {
	known = fresh;
	announceContentChange();
}

/** The catalogue if it has been read; for text such as "College lists refreshed Nov 18". */
export function catalogueIfKnown(): Catalogue | undefined {
	return known;
}

/** Calls back when content on this device changed; returns the function that stops it. */
export const onContentChange = changes.subscribe;

/** True when there has been such a change since the page began. */
export const hasContentChanged = (): boolean => changes.get() > 0;

/** Announces that some public content on this device is fresher now. */
export function announceContentChange() {
	isDue = refreshes > 0;
	if (!isDue) announceArrival();
}

/** The same at once, for what the page on screen waits for: a refresh may hang as long as the signal does. */
export function announceArrival() {
	changes.set(changes.get() + 1);
}

/**
 * Announces what changes during a refresh of the catalogue when that is over: on a first visit, a page that loaded its
 * data anew before would have older lists than the document it came in.
 */
export async function announceAfter(refresh: () => Promise<void>): Promise<void> {
	refreshes += 1;
	try {
		await refresh();
	} finally {
		refreshes -= 1;
		if (refreshes === 0 && isDue) announceContentChange();
	}
}

/** Reads the lists on this device, once its database has opened after all; what the server has confirmed since stays. */
export async function readStoredAgain(): Promise<void> {
	const { catalogueOf, readLists } = await loadInParts(() => import('./device.ts'));
	const onDevice = await readLists();
	if (onDevice && known?.refreshedAt === null) known = catalogueOf(onDevice);
	announceContentChange();
}

const readOrBundled = remembered(async (): Promise<Catalogue> => {
	const { catalogueOf, readLists } = await loadInParts(() => import('./device.ts'));
	const onDevice = await readLists();
	if (onDevice) return catalogueOf(onDevice);
	const { loadBundled } = await import('./bundled.ts');
	return loadBundled();
});
