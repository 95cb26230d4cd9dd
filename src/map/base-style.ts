import type { FilterSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';
import {
	BAND_OPACITY,
	BORDER_DASHES,
	COAST_WIDTH,
	type Stops,
	shownAt,
	strokes,
} from '#domain/map/strokes.ts';
import type { Palette } from './palette.ts';

/**
 * Builds the whole style: the bundled shapes, by their address. Names, rings, trail and markers are elements above the
 * canvas, the same ones as over the picture.
 */
export function baseStyle(geoJson: string, palette: Palette): StyleSpecification {
	return {
		version: 8,
		// The page itself times theme changes.
		transition: { duration: 0, delay: 0 },
		sources: { base: { type: 'geojson', data: geoJson, tolerance: 0.2, maxzoom: 12 } },
		layers: baseLayers(palette),
	};
}

/** All layers from the ground up, in the given colors. */
export function baseLayers(palette: Palette): LayerSpecification[] {
	return [...groundLayers(palette), ...lineLayers(palette)];
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
		area('neighbors', land),
		{
			id: 'seams',
			type: 'line',
			source: 'base',
			filter: isOf('seams'),
			paint: { 'line-color': land, 'line-width': byZoom(strokes.seam) },
		},
		area('outerLakes', water),
		area('land', land),
		{
			id: 'coast',
			type: 'line',
			source: 'base',
			filter: isOf('land'),
			paint: { 'line-color': border, 'line-width': COAST_WIDTH },
		},
		area('innerLakes', water),
	];
}

function lineLayers({ water, county, border }: Palette): LayerSpecification[] {
	return [
		line(
			'rivers',
			{ kinds: ['rivers'], shown: shownAt.rivers },
			{
				'line-color': water,
				'line-width': byZoom(strokes.river),
			},
		),
		line(
			'counties',
			{ kinds: ['counties'], shown: shownAt.counties },
			{
				'line-color': county,
				'line-width': byZoom(strokes.county),
			},
		),
		line(
			'border-band',
			{ kinds: ['borders', 'seams'] },
			{
				'line-color': border,
				'line-opacity': BAND_OPACITY,
				'line-width': byZoom(strokes.band),
			},
		),
		line(
			'borders',
			{ kinds: ['borders', 'seams'] },
			{
				'line-color': border,
				'line-width': byZoom(strokes.border),
				'line-dasharray': [...BORDER_DASHES],
			},
		),
	];
}

function line(
	id: string,
	{ kinds, shown = { from: 0, to: 24 } }: { kinds: string[]; shown?: { from: number; to: number } },
	paint: object,
): LayerSpecification {
	return {
		id,
		type: 'line',
		source: 'base',
		filter: isOf(...kinds),
		layout: { 'line-join': 'round' },
		minzoom: shown.from,
		maxzoom: shown.to,
		paint,
	};
}

const isOf = (...kinds: string[]): FilterSpecification => ['in', ['get', 'kind'], ['literal', kinds]];

export function byZoom(stops: Stops) {
	return ['interpolate', ['linear'], ['zoom'], ...stops.flat()] as unknown as number;
}
