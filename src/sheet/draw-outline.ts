import { boundsOf } from '#domain/sheet/projection.ts';
import type { StateOutlines } from './packed-outlines.ts';

/**
 * Draws an SVG path of a state's outline that fills a box of this size, in pixels; plate carrée, true to scale at its
 * middle latitude.
 */
export function drawOutline(rings: StateOutlines[string], width: number, height: number): string {
	const latitudes = rings.flat().map(([, latitude]) => latitude);
	const squeeze = Math.cos((((Math.min(...latitudes) + Math.max(...latitudes)) / 2) * Math.PI) / 180);
	// Longitudes beyond the date line continue past -180, so that Alaska is drawn in one piece.
	const flat = rings.map((ring) =>
		ring.map(([longitude, latitude]): [number, number] => [
			(longitude > 0 ? longitude - 360 : longitude) * squeeze,
			-latitude,
		]),
	);
	const bounds = boundsOf(flat.flat());
	const scale = Math.min(width / (bounds.right - bounds.left), height / (bounds.bottom - bounds.top));
	const left = (width - (bounds.right - bounds.left) * scale) / 2;
	const top = (height - (bounds.bottom - bounds.top) * scale) / 2;
	return flat
		.map((ring) => {
			const points = ring.map(([x, y]) =>
				[left + (x - bounds.left) * scale, top + (y - bounds.top) * scale].map((n) => n.toFixed(1)).join(' '),
			);
			return `M${points.join('L')}Z`;
		})
		.join('');
}
