import { remembered } from '#api/remembered.ts';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { observable } from '#ui/observable.ts';

let known: Catalogue | undefined;
/** How often content on this device was replaced since the page opened. */
const changes = observable(0);

/**
 * The catalogue: as already read, else from the device's database, else the list bundled with the app. Needs no network.
 * @throws ApiError `no_signal` when the app is not on the device yet and the network is gone.
 */
export async function loadCatalogue(): Promise<Catalogue> {
	if (known) return known;
	const read = await readOrBundled();
	// A fresher one may have been installed meanwhile.
	known ??= read;
	return known;
}

/** Puts a fresh catalogue in place of the one known, and tells those who listen. */
export function installCatalogue(fresh: Catalogue) {
	known = fresh;
	announceContentChange();
}

/** The catalogue if it has been read; for words such as "Guides refreshed Nov 18". */
export function catalogueIfKnown(): Catalogue | undefined {
	return known;
}

/** Calls back when content on this device changed; returns the way to stop. */
export const onContentChange = changes.subscribe;

/** Says that something of the public content on this device was replaced by a fresher one. */
export function announceContentChange() {
	changes.set(changes.get() + 1);
}

const readOrBundled = remembered(async (): Promise<Catalogue> => {
	const { catalogueOf, readLists } = await import('./device.ts');
	const onDevice = await readLists();
	if (onDevice) return catalogueOf(onDevice);
	const { loadBundled } = await import('./bundled.ts');
	return loadBundled();
});
