import type { FilterSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';
import type { BaseMap } from './base-map.ts';
import type { Palette } from './palette.ts';

const NOTHING = { type: 'FeatureCollection' as const, features: [] };

/**
 * The whole style: the bundled shapes, and empty sources for the labels, the rings and the trail that components fill.
 * The trail comes last, so that it lies over everything that is painted; markers are elements above the canvas.
 */
export function baseStyle({ shapes }: BaseMap, palette: Palette): StyleSpecification {
	return {
		version: 8,
		// A change of theme is the page's to time; on the way to paper there is no time at all.
		transition: { duration: 0, delay: 0 },
		sources: {
			base: { type: 'geojson', data: shapes, tolerance: 0.2, maxzoom: 12 },
			labels: { type: 'geojson', data: NOTHING },
			rings: { type: 'geojson', data: NOTHING },
			trail: { type: 'geojson', data: NOTHING, tolerance: 0.2 },
		},
		layers: baseLayers(palette),
	};
}

/** All layers in their order from the ground up, in the colours given. */
export function baseLayers(palette: Palette): LayerSpecification[] {
	return [...groundLayers(palette), ...lineLayers(palette), ...labelLayers(palette), ...trailLayers(palette)];
}

function groundLayers({ land, water, border }: Palette): LayerSpecification[] {
	const area = (kind: string, color: string): LayerSpecification => ({
		id: kind,
		type: 'fill',
		source: 'base',
		filter: isOf(kind),
		paint: { 'fill-color': color },
	});
	return [
		{ id: 'sea', type: 'background', paint: { 'background-color': water } },
		area('neighbours', land),
		{
			id: 'seams',
			type: 'line',
			source: 'base',
			filter: isOf('seams'),
			paint: { 'line-color': land, 'line-width': byZoom([4, 4], [8, 24], [12, 120]) },
		},
		area('outerLakes', water),
		area('land', land),
		{
			id: 'coast',
			type: 'line',
			source: 'base',
			filter: isOf('land'),
			paint: { 'line-color': border, 'line-width': 0.8 },
		},
		area('innerLakes', water),
	];
}

function lineLayers({ water, county, border }: Palette): LayerSpecification[] {
	const line = (
		id: string,
		kinds: string[],
		paint: object,
		minzoom = 0,
		maxzoom = 24,
	): LayerSpecification => ({
		id,
		type: 'line',
		source: 'base',
		filter: isOf(...kinds),
		layout: { 'line-join': 'round' },
		minzoom,
		maxzoom,
		paint,
	});
	return [
		// Their course is known to about a mile: near a campus they would be in the wrong street.
		line('rivers', ['rivers'], { 'line-color': water, 'line-width': byZoom([4, 0.6], [8, 1.8]) }, 3, 9.5),
		line('counties', ['counties'], { 'line-color': county, 'line-width': byZoom([5, 0.4], [7, 0.9]) }, 5),
		line('border-band', ['borders', 'seams'], {
			'line-color': border,
			'line-opacity': 0.17,
			'line-width': byZoom([3, 3], [6, 9], [8, 13]),
		}),
		line('borders', ['borders', 'seams'], {
			'line-color': border,
			'line-width': byZoom([3, 0.8], [7, 1.7]),
			// Nine, three, two, three pixels at a width of 1.7.
			'line-dasharray': [5.3, 1.8, 1.2, 1.8],
		}),
	];
}

function labelLayers({ label, halo, waterLabel, contour }: Palette): LayerSpecification[] {
	const haloPaint = { 'text-halo-color': halo, 'text-halo-width': 2, 'text-halo-blur': 0.5 };
	return [
		text('water', 'Water Medium Oblique', 'Overpass Variable', {
			layout: { 'text-size': 15, 'text-letter-spacing': 0.06 },
			paint: { 'text-color': waterLabel },
		}),
		text('state', 'State Bold', 'National Park Variable', {
			layout: {
				'text-size': 15,
				'text-letter-spacing': 0.16,
				'text-transform': 'uppercase',
				'text-offset': ['get', 'offset'],
			},
			paint: { 'text-color': contour, ...haloPaint },
		}),
		{
			id: 'rings',
			type: 'line',
			source: 'rings',
			layout: { 'line-cap': 'round' },
			// Dots of two pixels, five apart, at a width of 1.3.
			paint: { 'line-color': contour, 'line-width': 1.3, 'line-dasharray': [1.5, 3.8] },
		},
		{
			id: 'town-dots',
			type: 'circle',
			source: 'labels',
			filter: isOf('town'),
			paint: {
				'circle-color': label,
				'circle-radius': 2.6,
				'circle-stroke-color': halo,
				'circle-stroke-width': 1.5,
			},
		},
		text('town', 'Town SemiBold', 'Overpass Variable', {
			layout: { 'text-size': 14.5, 'text-anchor': ['get', 'anchor'], 'text-offset': ['get', 'offset'] },
			paint: { 'text-color': label, ...haloPaint },
		}),
		text('ring', 'Ring SemiBold', 'Overpass Variable', {
			layout: { 'text-size': 13 },
			paint: { 'text-color': contour, ...haloPaint },
		}),
	];
}

function trailLayers({ halo, flag }: Palette): LayerSpecification[] {
	const stroke = (id: string, color: string, width: number): LayerSpecification => ({
		id,
		type: 'line',
		source: 'trail',
		layout: { 'line-join': 'round', 'line-cap': 'round' },
		paint: {
			'line-color': color,
			'line-width': width,
			'line-opacity': ['case', ['get', 'isDim'], 0.42, 1],
		},
	});
	return [stroke('trail-case', halo, 10), stroke('trail', flag, 5.5)];
}

type TextParts = { layout: object; paint: object };

/**
 * Labels have been placed already, so they may overlap. MapLibre draws letters with the page's own fonts when a style
 * names no glyph server, and takes the weight and slant from the words in the first family: hence a family that does not exist.
 */
function text(
	kind: string,
	weight: string,
	family: string,
	{ layout, paint }: TextParts,
): LayerSpecification {
	return {
		id: kind,
		type: 'symbol',
		source: kind === 'ring' ? 'rings' : 'labels',
		filter: isOf(kind),
		layout: {
			'text-field': ['get', 'name'],
			'text-font': [weight, family],
			'text-max-width': 100,
			'text-allow-overlap': true,
			'text-ignore-placement': true,
			...layout,
		},
		paint,
	};
}

const isOf = (...kinds: string[]): FilterSpecification => ['in', ['get', 'kind'], ['literal', kinds]];

function byZoom(...stops: [zoom: number, value: number][]) {
	return ['interpolate', ['linear'], ['zoom'], ...stops.flat()] as unknown as number;
}
