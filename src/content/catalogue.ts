import { useSyncExternalStore } from 'react';
import { loadInTasks } from '#db/load-in-tasks.ts';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { remembered } from '#runtime/remembered.ts';
import { announceContentChange, onContentChange } from './content-change.ts';

let known: Catalogue | undefined;

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

/**
 * Returns the catalogue; undefined until it has been read. This hook reads it, too, because without a signal a page may
 * not.
 */
export const useCatalogue = (): Catalogue | undefined =>
	useSyncExternalStore(follow, catalogueIfKnown, catalogueIfKnown);

function follow(listener: () => void): () => void {
	loadCatalogue().then(listener, (error) => console.warn('The lists cannot be read yet', error));
	return onContentChange(listener);
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
