/** Where Canada and Mexico begin: rings of longitude and latitude on their side of the border. */
export type Borders = Record<'Canada' | 'Mexico', [long: number, lat: number][]>;

/** A table's parts before packing. */
export interface RoadFacts {
	/** Where each junction lies, in degrees. */
	lat: Float64Array;
	long: Float64Array;
	/** The junctions that each leg joins. */
	from: Int32Array;
	to: Int32Array;
	miles: Float64Array;
	minutes: Float64Array;
	/** Each leg's names, as a place in `names`. */
	nameSet: Int32Array;
	names: string[][];
	/** Each leg's line: its points from `pointsAt[leg]` up to `pointsAt[leg + 1]`, both junctions among them. */
	pointsAt: Int32Array;
	pointLat: Float64Array;
	pointLong: Float64Array;
	borders: Borders;
}

/** The names that legs bear. */
export type NamedLegs = Pick<RoadFacts, 'nameSet' | 'names'>;
