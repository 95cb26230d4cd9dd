import type { FilterSpecification, LayerSpecification } from 'maplibre-gl';
import type { Palette } from './palette.ts';

/** Names of waters, states and towns, and a guide's rings; their sources are filled by components. */
export function labelLayers({ label, halo, waterLabel, contour }: Palette): LayerSpecification[] {
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
		ringLayer(contour),
		townDots(label, halo),
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

const ringLayer = (contour: string): LayerSpecification => ({
	id: 'rings',
	type: 'line',
	source: 'rings',
	layout: { 'line-cap': 'round' },
	// Dots of two pixels, five apart, at a width of 1.3.
	paint: { 'line-color': contour, 'line-width': 1.3, 'line-dasharray': [1.5, 3.8] },
});

const townDots = (label: string, halo: string): LayerSpecification => ({
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
});

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

/** The features whose property `kind` is one of these. */
export const isOf = (...kinds: string[]): FilterSpecification => ['in', ['get', 'kind'], ['literal', kinds]];
