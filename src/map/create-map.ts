import type { Map as MapLibreMap } from 'maplibre-gl';
import { bounds, zooms } from '#domain/map/bounds.ts';
import scriptUrl from '#generated/maplibre.js?url';
import { prefersStill } from '#runtime/preferences.ts';
import { remembered } from '#runtime/remembered.ts';
import { trustedScriptUrl } from '#runtime/trusted-types.ts';
import { loadGeoJson } from './base-map.ts';
import { baseStyle } from './base-style.ts';
import { readPalette } from './palette.ts';
import type { Stage } from './stage.ts';

export interface MapOptions {
	label: string;
	/** On a page that scrolls, one finger scrolls the page and two move the map. */
	isInPage: boolean;
}

/** Loads MapLibre and draws the stage with it; rejects if it cannot be loaded or the browser lacks WebGL. */
export async function createMap(
	container: HTMLElement,
	stage: Stage,
	{ signal, ...options }: MapOptions & { signal: AbortSignal },
): Promise<MapLibreMap> {
	const [maplibre, geoJson] = await Promise.all([loadMapLibre(), loadGeoJson()]);
	signal.throwIfAborted();
	const view = stage.shown.get()?.view;
	if (!view) throw new Error('The frame has no size.');
	const map = new maplibre.Map({
		container,
		style: baseStyle(geoJson, readPalette(container)),
		center: [view.center.long, view.center.lat],
		zoom: view.zoom,
		...settings(options),
	});
	signal.addEventListener('abort', () => map.remove());
	map.touchZoomRotate.disableRotation();
	map.keyboard.disableRotation();
	map.getCanvas().setAttribute('role', 'application');
	await map.once('load');
	signal.throwIfAborted();
	return map;
}

type MapLibre = typeof import('maplibre-gl');

/** Loads and starts MapLibre, once; rejects if it cannot be loaded, and can then be retried. */
const loadMapLibre = remembered(async (): Promise<MapLibre> => {
	await import(/* @vite-ignore */ scriptUrl);
	// The script sets a global, because the worker runs it, too, and takes no module.
	const { maplibregl } = globalThis as unknown as { maplibregl: MapLibre };
	maplibregl.setWorkerUrl(trustedScriptUrl(scriptUrl));
	maplibregl.setWorkerCount(1);
	return maplibregl;
});

function settings({ label, isInPage }: MapOptions) {
	const isStill = prefersStill();
	const { west, south, east, north } = bounds;
	return {
		minZoom: zooms.farthest,
		maxZoom: zooms.closest,
		maxBounds: [
			[west, south],
			[east, north],
		] as [[number, number], [number, number]],
		attributionControl: false as const,
		// The stage reports when the frame has changed.
		trackResize: false,
		dragRotate: false,
		pitchWithRotate: false,
		touchPitch: false,
		fadeDuration: isStill ? 0 : 120,
		cooperativeGestures: isInPage,
		locale: { 'Map.Title': `${label}. Arrow keys move the map, plus and minus zoom.` },
	};
}
