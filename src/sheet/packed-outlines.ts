import { type Grid, packShapes, unpackShapes } from '#domain/map/packed-shapes.ts';

/** Each state's rings of [longitude, latitude] by its abbreviation, mainland first. */
export type StateOutlines = Record<string, [longitude: number, latitude: number][][]>;

/** `generated/state-outlines.bin`: each state's rings as one text. */
export type PackedOutlines = Record<string, string>;

/** Thousandths of a degree, about a hundred meters. */
const PER_DEGREE = 1000;
const grid: Grid = { origin: [0, 0], step: [1 / PER_DEGREE, 1 / PER_DEGREE] };

/** Packs outlines to a quarter of their JSON length. */
export function packOutlines(outlines: StateOutlines): PackedOutlines {
	return mapValues(outlines, (rings) => packShapes([rings], grid));
}

/** Reads one state's outline from what `packOutlines` wrote: no page draws more than a few. */
export function unpackOutline(packed: PackedOutlines, state: string): StateOutlines[string] | null {
	const text = packed[state];
	if (text === undefined) return null;
	return (unpackShapes(text, grid)[0] ?? []).map((ring) => ring.map(onGrid));
}

const onGrid = ([long = 0, lat = 0]: number[]): [number, number] => [exact(long), exact(lat)];
const exact = (degrees: number) => Math.round(degrees * PER_DEGREE) / PER_DEGREE;

function mapValues<From, To>(record: Record<string, From>, change: (value: From) => To): Record<string, To> {
	return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}
