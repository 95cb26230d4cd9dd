import scriptUrl from '#generated/maplibre.js?url';
import { trustedScriptUrl } from '#ui/trusted-script-url.ts';

export type MapLibre = typeof import('maplibre-gl');

let loading: Promise<MapLibre> | undefined;

/** Fetches and starts MapLibre, once; rejects when it cannot be had, and may then be tried again. */
export function loadMapLibre(): Promise<MapLibre> {
	loading ??= start().catch((error: unknown) => {
		loading = undefined;
		throw error;
	});
	return loading;
}

/** The script leaves its name on the global object, because the page runs it as a module and the worker does not. */
async function start(): Promise<MapLibre> {
	await import(/* @vite-ignore */ scriptUrl);
	const { maplibregl } = globalThis as unknown as { maplibregl: MapLibre };
	maplibregl.setWorkerUrl(trustedScriptUrl('map-worker', scriptUrl));
	maplibregl.setWorkerCount(1);
	return maplibregl;
}
