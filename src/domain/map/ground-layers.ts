import { type AreaName, type GroundShapes, isAreaName, type LineName, partIn } from './ground.ts';
import { keepLast } from './keep-last.ts';
import {
	BAND_OPACITY,
	BORDER_DASHES,
	COAST_WIDTH,
	type Stops,
	shownAt,
	strokes,
	widthAt,
} from './strokes.ts';
import { linesPath, ringsPath } from './svg-path.ts';
import type { View } from './view.ts';

/** One path of the picture; empty when none of it is in view. */
export interface GroundLayer {
	path: string;
	/** Line width in pixels. */
	width?: number | undefined;
	dashes?: number[] | undefined;
	opacity?: number | undefined;
}

interface Recipe {
	of: (AreaName | LineName)[];
	stroke?: Stops;
	shown?: { from: number; to: number };
	/** As multiples of the line's width. */
	dashes?: readonly number[];
	opacity?: number;
}

/** The picture's layers from the ground up; MapLibre draws the same (src/map/base-style.ts). */
const recipes = {
	neighbors: { of: ['neighbors'] },
	seam: { of: ['seams'], stroke: strokes.seam },
	outerLakes: { of: ['outerLakes'] },
	land: { of: ['land'], stroke: [[0, COAST_WIDTH]] },
	innerLakes: { of: ['innerLakes'] },
	river: { of: ['rivers'], stroke: strokes.river, shown: shownAt.rivers },
	county: { of: ['counties'], stroke: strokes.county, shown: shownAt.counties },
	band: { of: ['borders', 'seams'], stroke: strokes.band, opacity: BAND_OPACITY },
	border: { of: ['borders', 'seams'], stroke: strokes.border, dashes: BORDER_DASHES },
} as const satisfies Record<string, Recipe>;

/** A layer's name is its class. */
export type LayerName = keyof typeof recipes;
export const layerNames = Object.keys(recipes) as LayerName[];

/** The layers already drawn for a view. */
const drawnIn = keepLast((_view: View, _of: { shapes: GroundShapes }) => new Map<LayerName, GroundLayer>());

export function groundLayer(name: LayerName, view: View, shapes: GroundShapes): GroundLayer {
	const drawn = drawnIn(view, { shapes });
	const layer = drawn.get(name) ?? drawLayer(name, view, shapes);
	drawn.set(name, layer);
	return layer;
}

function drawLayer(name: LayerName, view: View, shapes: GroundShapes): GroundLayer {
	const { of, stroke, shown, dashes, opacity }: Recipe = recipes[name];
	const { zoom } = view;
	const isShown = !shown || (zoom >= shown.from && zoom <= shown.to);
	const width = stroke && widthAt(stroke, zoom);
	return {
		path: isShown ? of.map((part) => pathOf(part, view, shapes)).join('') : '',
		width,
		dashes: width === undefined ? undefined : dashes?.map((dash) => dash * width),
		opacity,
	};
}

function pathOf(part: AreaName | LineName, view: View, shapes: GroundShapes): string {
	const courses = partIn(shapes, part, { view });
	return isAreaName(part) ? ringsPath(courses) : linesPath(courses);
}
