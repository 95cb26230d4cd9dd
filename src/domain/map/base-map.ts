import { type AreaName, areaNames, courseOf, type GroundShapes, type LineName, lineNames } from './ground.ts';
import { type Grid, unpackShapes } from './packed-shapes.ts';

/** A state's name at the middle of its roomiest part, which is `span` degrees wide there. */
export interface StateLabel {
	name: string;
	state_abbreviation: string;
	long: number;
	lat: number;
	span: number;
}

/** A sea, lake or bay; its name shows from the zoom `from` on. */
export interface WaterLabel {
	name: string;
	long: number;
	lat: number;
	from: number;
}

/** `generated/base-map.bin`. */
export interface PackedBaseMap {
	grid: Grid;
	shapes: Record<AreaName | LineName, string>;
	states: StateLabel[];
	waters: WaterLabel[];
}

/** The shapes that maps are drawn from, and the names they may carry. */
export interface BaseMap {
	shapes: GroundShapes;
	states: StateLabel[];
	waters: WaterLabel[];
}

/** Reads `generated/base-map.bin`. */
export function unpackBaseMap({ grid, shapes, states, waters }: PackedBaseMap): BaseMap {
	const courses = [...areaNames, ...lineNames].map((name) => [
		name,
		unpackShapes(shapes[name], grid).flat().map(courseOf),
	]);
	return { shapes: Object.fromEntries(courses), states, waters };
}
