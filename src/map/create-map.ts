import type { Map as MapLibreMap } from 'maplibre-gl';
import type { Point } from '#domain/geo.ts';
import { type BaseMap, loadBaseMap } from './base-map.ts';
import { baseStyle } from './base-style.ts';
import { loadMapLibre } from './load-maplibre.ts';
import { readPalette } from './palette.ts';

/** A map that has been drawn, and the names it can choose from. */
export interface DrawnMap {
	map: MapLibreMap;
	base: BaseMap;
}

export interface MapOptions {
	label: string;
	center: Point;
	/** In MapLibre's count, tiles of 512 pixels. */
	zoom: number;
	/** On a page that scrolls, one finger scrolls the page and two move the map. */
	isInPage: boolean;
}

/** The product's zooms count tiles of 256 pixels, as street maps do; MapLibre's are twice as wide. */
export const fromTileZoom = (zoom: number) => zoom - 1;

/** The states with Guam in the west (as −216°) and Puerto Rico in the east. */
const BOUNDS: [[number, number], [number, number]] = [
	[-232, -22],
	[-38, 76],
];

/** Loads all a map needs and draws it into `container`; rejects with `NoWebGl` where there is none. */
export async function createMap(
	container: HTMLElement,
	options: MapOptions,
	signal: AbortSignal,
): Promise<DrawnMap> {
	const [maplibre, base] = await Promise.all([loadMapLibre(), loadBaseMap(), loadFonts()]);
	signal.throwIfAborted();
	const map = draw(() => new maplibre.Map({ container, ...settings(options, base, container) }));
	signal.addEventListener('abort', () => map.remove());
	map.touchZoomRotate.disableRotation();
	map.keyboard.disableRotation();
	map.getCanvas().setAttribute('role', 'application');
	await map.once('load');
	signal.throwIfAborted();
	return { map, base };
}

/** Thrown where the browser draws no maps at all. */
export class NoWebGl extends Error {}

function settings({ label, center, zoom, isInPage }: MapOptions, base: BaseMap, container: HTMLElement) {
	const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
	return {
		style: baseStyle(base, readPalette(container)),
		center: [center.long, center.lat] as [number, number],
		zoom,
		minZoom: 1.5,
		maxZoom: 17,
		maxBounds: BOUNDS,
		attributionControl: false as const,
		dragRotate: false,
		pitchWithRotate: false,
		touchPitch: false,
		fadeDuration: isStill ? 0 : 120,
		cooperativeGestures: isInPage,
		locale: { 'Map.Title': `${label}. Arrow keys move the map, plus and minus zoom.` },
	};
}

function draw(start: () => MapLibreMap): MapLibreMap {
	try {
		return start();
	} catch (error) {
		throw new NoWebGl('The map could not start', { cause: error });
	}
}

/** The map draws its letters on a canvas, which does not wait for a font by itself. */
function loadFonts() {
	return Promise.all([
		document.fonts.load('600 24px "Overpass Variable"'),
		document.fonts.load('700 24px "National Park Variable"'),
	]);
}
