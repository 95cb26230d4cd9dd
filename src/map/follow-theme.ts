import type { Map as MapLibreMap } from 'maplibre-gl';
import { onColorsChange } from '#runtime/preferences.ts';
import { baseLayers } from './base-style.ts';
import { readPalette } from './palette.ts';
import { streetLayers } from './street-layers.ts';

/**
 * Keeps the map in the page's colors, light or dark; returns the function that stops this. Paper uses the picture
 * instead.
 */
export function followTheme(map: MapLibreMap): () => void {
	return onColorsChange(() => recolor(map));
}

function recolor(map: MapLibreMap) {
	const palette = readPalette(map.getContainer());
	for (const { id, paint = {} } of [...baseLayers(palette), ...streetLayers(palette)]) {
		if (!map.getLayer(id)) continue;
		for (const [property, value] of Object.entries(paint)) {
			if (property.endsWith('-color')) map.setPaintProperty(id, property as never, value);
		}
	}
}
