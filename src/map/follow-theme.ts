import type { Map as MapLibreMap } from 'maplibre-gl';
import { baseLayers } from './base-style.ts';
import { readPalette } from './palette.ts';

/**
 * Keeps the map in the page's colors, light or dark; returns the function that stops this. Paper uses the picture
 * instead.
 */
export function followTheme(map: MapLibreMap): () => void {
	const stop = new AbortController();
	const paint = () => recolor(map);
	for (const query of ['(prefers-color-scheme: dark)', '(prefers-contrast: more)']) {
		matchMedia(query).addEventListener('change', paint, { signal: stop.signal });
	}
	const chosen = new MutationObserver(paint);
	chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] });
	stop.signal.addEventListener('abort', () => chosen.disconnect());
	return () => stop.abort();
}

function recolor(map: MapLibreMap) {
	for (const { id, paint = {} } of baseLayers(readPalette(map.getContainer()))) {
		for (const [property, value] of Object.entries(paint)) {
			if (property.endsWith('-color')) map.setPaintProperty(id, property as never, value);
		}
	}
}
