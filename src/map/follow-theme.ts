import type { Map as MapLibreMap } from 'maplibre-gl';
import { baseLayers } from './base-style.ts';
import { followPrinting } from './follow-printing.ts';
import { readPalette } from './palette.ts';

/** Keeps the map in the colours of the page, light, dark or print; returns the way to stop. */
export function followTheme(map: MapLibreMap): () => void {
	const stop = new AbortController();
	const recolour = () => paint(map);
	for (const query of ['(prefers-color-scheme: dark)', '(prefers-contrast: more)']) {
		matchMedia(query).addEventListener('change', recolour, { signal: stop.signal });
	}
	const chosen = new MutationObserver(recolour);
	chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] });
	stop.signal.addEventListener('abort', () => chosen.disconnect());
	followPrinting(map, () => paint(map), stop.signal);
	return () => stop.abort();
}

function paint(map: MapLibreMap) {
	for (const { id, paint = {} } of baseLayers(readPalette(map.getContainer()))) {
		for (const [property, value] of Object.entries(paint)) {
			if (property.endsWith('-color')) map.setPaintProperty(id, property as never, value);
		}
	}
}
