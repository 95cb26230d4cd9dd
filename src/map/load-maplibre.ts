import { remembered } from '#api/remembered.ts';
import scriptUrl from '#generated/maplibre.js?url';
import { trustedScriptUrl } from '#ui/trusted-types.ts';

export type MapLibre = typeof import('maplibre-gl');

/** Loads and starts MapLibre, once; rejects if it cannot be loaded, and can then be retried. */
export const loadMapLibre = remembered(async (): Promise<MapLibre> => {
	await import(/* @vite-ignore */ scriptUrl);
	// The script puts its name on the global object, because the page runs it as a module and the worker does not.
	const { maplibregl } = globalThis as unknown as { maplibregl: MapLibre };
	maplibregl.setWorkerUrl(trustedScriptUrl(scriptUrl));
	maplibregl.setWorkerCount(1);
	return maplibregl;
});
