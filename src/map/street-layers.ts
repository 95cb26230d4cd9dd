import type { FilterSpecification, LayerSpecification } from 'maplibre-gl';
import { type Stops, shownAt, streetWidths } from '#domain/map/strokes.ts';
import { byZoom } from './base-style.ts';
import type { Palette } from './palette.ts';

export const STREETS = 'streets';

/** OpenMapTiles' names for what grows along with the campuses: https://openmaptiles.org/schema */
const CAMPUS = ['university', 'college'];
const GREEN = { landcover: ['grass', 'wood'], park: null } as const;
/** Streets by their width, narrow ones first: the wide ones lie on top. */
const kinds: { name: keyof typeof streetWidths; classes: string[]; from: number }[] = [
	{ name: 'path', classes: ['path', 'pedestrian'], from: 14 },
	{ name: 'lane', classes: ['minor', 'service', 'track', 'busway'], from: 12.5 },
	{ name: 'street', classes: ['secondary', 'tertiary'], from: shownAt.streets.from },
	{ name: 'highway', classes: ['motorway', 'trunk', 'primary'], from: shownAt.streets.from },
];

/** The layers of the street map, from the ground up, in the given colors. They lie above the land and below its borders. */
export function streetLayers({ park, campus, water, building, road, street }: Palette): LayerSpecification[] {
	return [
		...Object.entries(GREEN).map(([layer, classes]) => area(layer, park, classes)),
		area('landuse', campus, CAMPUS),
		area('water', water, null),
		{ ...area('building', building, null), minzoom: 14 },
		// All edges before all streets: a crossing is open.
		...kinds.map(({ name, classes, from }) =>
			line(`${name}-edge`, classes, { from, color: street, widths: edgeOf(streetWidths[name]) }),
		),
		...kinds.map(({ name, classes, from }) =>
			line(name, classes, { from, color: road, widths: streetWidths[name] }),
		),
	];
}

const area = (layer: string, color: string, classes: readonly string[] | null): LayerSpecification => ({
	id: `${STREETS}-${layer}`,
	type: 'fill',
	source: STREETS,
	'source-layer': layer,
	minzoom: shownAt.streets.from,
	...(classes && { filter: isOneOf(classes) }),
	paint: { 'fill-color': color },
});

const line = (
	name: string,
	classes: readonly string[],
	{ from, color, widths }: { from: number; color: string; widths: Stops },
): LayerSpecification => ({
	id: `${STREETS}-${name}`,
	type: 'line',
	source: STREETS,
	'source-layer': 'transportation',
	minzoom: from,
	filter: isOneOf(classes),
	layout: { 'line-join': 'round', 'line-cap': 'round' },
	paint: { 'line-color': color, 'line-width': byZoom(widths) },
});

/** A pixel of edge on each side. */
const edgeOf = (widths: Stops): Stops => widths.map(([zoom, width]) => [zoom, width + 2]);

const isOneOf = (classes: readonly string[]): FilterSpecification => [
	'in',
	['get', 'class'],
	['literal', classes],
];
