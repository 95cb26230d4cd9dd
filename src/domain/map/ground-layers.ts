import type { Ground } from './ground.ts';
import { BAND_OPACITY, BORDER_DASHES, COAST_WIDTH, shownAt, strokes, widthAt } from './strokes.ts';
import { linesPath, ringsPath } from './svg-path.ts';

/** One path of the picture; its name is its class. */
export interface GroundLayer {
	name: 'neighbors' | 'seam' | 'outerLakes' | 'land' | 'innerLakes' | 'river' | 'county' | 'band' | 'border';
	path: string;
	/** Line width in pixels. */
	width?: number;
	dashes?: number[];
	opacity?: number;
}

/**
 * The picture's layers from the ground up, skipping those with nothing in view; MapLibre draws the same
 * (src/map/base-style.ts).
 */
export function groundLayers(ground: Ground, zoom: number): GroundLayer[] {
	const isShown = ({ from, to }: { from: number; to: number }) => zoom >= from && zoom <= to;
	const borders = linesPath([...ground.borders, ...ground.seams]);
	const border = widthAt(strokes.border, zoom);
	const layers: GroundLayer[] = [
		{ name: 'neighbors', path: ringsPath(ground.neighbors) },
		{ name: 'seam', path: linesPath(ground.seams), width: widthAt(strokes.seam, zoom) },
		{ name: 'outerLakes', path: ringsPath(ground.outerLakes) },
		{ name: 'land', path: ringsPath(ground.land), width: COAST_WIDTH },
		{ name: 'innerLakes', path: ringsPath(ground.innerLakes) },
		{
			name: 'river',
			path: isShown(shownAt.rivers) ? linesPath(ground.rivers) : '',
			width: widthAt(strokes.river, zoom),
		},
		{
			name: 'county',
			path: isShown(shownAt.counties) ? linesPath(ground.counties) : '',
			width: widthAt(strokes.county, zoom),
		},
		{ name: 'band', path: borders, width: widthAt(strokes.band, zoom), opacity: BAND_OPACITY },
		{ name: 'border', path: borders, width: border, dashes: BORDER_DASHES.map((dash) => dash * border) },
	];
	return layers.filter(({ path }) => path !== '');
}
