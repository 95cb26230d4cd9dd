import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import type { BaseMap } from './base-map.ts';
import { isOf, labelLayers } from './label-layers.ts';
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

function byZoom(...stops: [zoom: number, value: number][]) {
	return ['interpolate', ['linear'], ['zoom'], ...stops.flat()] as unknown as number;
}
