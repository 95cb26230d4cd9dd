import { courseOf } from './course.ts';
import { type AreaName, areaNames, type GroundShapes, type LineName, lineNames } from './ground.ts';
import { type Grid, unpackRings } from './packed-shapes.ts';

/** A state's name at the middle of its roomiest part, which is `span` degrees wide there. */
export interface StateLabel {
	name: string;
	state_abbreviation: string;
	long: number;
	lat: number;
	span: number;
}

/** A sea, lake or bay; its name is shown from the zoom `from` on. */
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

/** The shapes that maps are drawn from, and the names they may show. */
export interface BaseMap {
	shapes: GroundShapes;
	states: StateLabel[];
	waters: WaterLabel[];
}

/** Reads `generated/base-map.bin`, in steps. */
export function* unpackBaseMap({ grid, shapes, states, waters }: PackedBaseMap): Generator<void, BaseMap> {
	const unpacked: GroundShapes = {
		neighbors: [],
		land: [],
		outerLakes: [],
		innerLakes: [],
		seams: [],
		counties: [],
		borders: [],
		rivers: [],
	};
	for (const name of [...areaNames, ...lineNames]) {
		for (const rings of unpackRings(shapes[name], grid)) {
			unpacked[name].push(...rings.map(courseOf));
			yield;
		}
	}
	return { shapes: unpacked, states, waters };
}
