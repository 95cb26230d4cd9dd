/** The borders of Canada and Mexico: rings of longitude and latitude on their side of the border. */
export type Borders = Record<'Canada' | 'Mexico', [long: number, lat: number][]>;

export interface RoadFacts {
	/** Position of each junction, in degrees. */
	lat: Float64Array;
	long: Float64Array;
	/** The two junctions of each leg. */
	from: Int32Array;
	to: Int32Array;
	miles: Float64Array;
	minutes: Float64Array;
	/** Each leg's names, as an index in `names`. */
	nameSet: Int32Array;
	names: string[][];
	/** Each leg's line: its points from `pointsAt[leg]` up to `pointsAt[leg + 1]`, including both junctions. */
	pointsAt: Int32Array;
	pointLat: Float64Array;
	pointLong: Float64Array;
	borders: Borders;
	/** The runs of `WideWater`. */
	water: number[];
}

export type NamedLegs = Pick<RoadFacts, 'nameSet' | 'names'>;
