import { loadInTasks } from '#db/load-in-tasks.ts';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { observable } from '#runtime/observable.ts';
import { remembered } from '#runtime/remembered.ts';

let known: Catalogue | undefined;
/** How often content on this device was replaced since the page opened. */
const changes = observable(0);
/** The number of refreshes under way, and whether anything changed meanwhile. */
let refreshes = 0;
let isDue = false;

/**
 * Returns the catalogue: as already read, from the device's database, or as bundled with the app. Needs no network.
 * @throws ApiError `no_signal` when the app is not on the device yet and the network is gone.
 */
export async function loadCatalogue(): Promise<Catalogue> {
	if (known) return known;
	const read = await readOrBundled();
	// A fresher catalogue may have been installed meanwhile.
	known ??= read;
	return known;
}

/** Replaces the catalogue with a fresh one and tells the listeners. */
export function installCatalogue(fresh: Catalogue) {
	known = fresh;
	announceContentChange();
}

/** Returns the catalogue if it has been read; for text such as "College lists refreshed Nov 18". */
export function catalogueIfKnown(): Catalogue | undefined {
	return known;
}

/** Calls back when content on this device changed; returns the function that stops it. */
export const onContentChange = changes.subscribe;

/** True when such a change has happened since the page began. */
export const hasContentChanged = (): boolean => changes.get() > 0;

/** Announces that some public content on this device has been replaced by fresher content. */
export function announceContentChange() {
	isDue = refreshes > 0;
	if (!isDue) announceArrival();
}

/**
 * Does the same at once, for content that the page on screen waits for: a refresh may hang as long as the signal does.
 */
export function announceArrival() {
	changes.set(changes.get() + 1);
}

/**
 * Announces the changes of a catalogue refresh only when it is over: on a first visit, a page that reloaded its data
 * earlier would get older lists than the document's.
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

/**
 * Reads the lists on this device once its database has finally opened; anything the server has confirmed since stays.
 */
export async function readStoredAgain(): Promise<void> {
	const { catalogueOf, readLists } = await loadInTasks(() => import('./device.ts'));
	const onDevice = await readLists();
	if (onDevice && known?.refreshedAt === null) known = catalogueOf(onDevice);
	announceContentChange();
}

const readOrBundled = remembered(async (): Promise<Catalogue> => {
	const { catalogueOf, readLists } = await loadInTasks(() => import('./device.ts'));
	const onDevice = await readLists();
	if (onDevice) return catalogueOf(onDevice);
	const { loadBundled } = await import('./bundled.ts');
	return loadBundled();
});
