import { fetchPacked } from '#api/fetch-packed.ts';
import { bundledLists, type PackedCatalogue } from '#domain/catalogue/bundled-lists.ts';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import catalogueUrl from '#generated/catalogue.bin?url';
import { remembered } from '#runtime/remembered.ts';

/**
 * Reads the lists that come with the app; the service worker has them, so they need no network.
 * @throws ApiError `no_signal` when the app is not on the device yet and the network is gone.
 */
export const readBundled = remembered(async () =>
	bundledLists(await fetchPacked<PackedCatalogue>(catalogueUrl)),
);

/** Returns them as a catalogue that no server has confirmed. */
export async function loadBundled(): Promise<Catalogue> {
	return {
		...(await readBundled()),
		banner: null,
		directions: false,
		streetMap: false,
		newsletter: false,
		refreshedAt: null,
	};
}
