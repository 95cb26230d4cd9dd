import type { Grid } from './packed-shapes.ts';

/** What the base map consists of: polygons first, then lines. */
export const areaNames = ['neighbours', 'land', 'outerLakes', 'innerLakes'] as const;
export const lineNames = ['seams', 'counties', 'borders', 'rivers'] as const;

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
	shapes: Record<(typeof areaNames)[number] | (typeof lineNames)[number], string>;
	states: StateLabel[];
	waters: WaterLabel[];
}
