/** The highways of the 48 connected states, as they are searched: junctions, and the legs between them. */
export interface RoadTable {
	/** Where each junction lies, in degrees. */
	lat: Float64Array;
	long: Float64Array;
	/** The junctions that each leg joins. */
	from: Int32Array;
	to: Int32Array;
	miles: Float64Array;
	minutes: Float64Array;
	/** Each leg's names, as a place in `names`: a road may have several ("I-90", "US-20"), or none. */
	nameSet: Int32Array;
	names: string[][];
	/** Each leg's line: its points from `pointsAt[leg]` up to `pointsAt[leg + 1]`, both junctions among them. */
	pointsAt: Int32Array;
	pointLat: Float64Array;
	pointLong: Float64Array;
	/** The legs at each junction: `legsAround` from `aroundAt[junction]` up to `aroundAt[junction + 1]`. */
	aroundAt: Int32Array;
	legsAround: Int32Array;
	cells: Cells;
	/** Which way each road leads as a whole. */
	leads: Map<string, Lead>;
	borders: Borders;
}

/** From a road's southern and from its western end to the other, in degrees as long as those of latitude. */
export interface Lead {
	northward: Shift;
	eastward: Shift;
}

export interface Shift {
	north: number;
	east: number;
}

/** Which points begin a piece of line in or across each cell of a grid over the country. */
export interface Cells {
	pointsFrom: Int32Array;
	points: Int32Array;
	/** The leg that each point belongs to. */
	legOf: Int32Array;
}

/** Where Canada and Mexico begin: rings of longitude and latitude on their side of the border. */
export type Borders = Record<'Canada' | 'Mexico', [long: number, lat: number][]>;

/** What a table is made of, before it is packed and after: the rest is found from it. */
export type RoadFacts = Pick<
	RoadTable,
	| 'lat'
	| 'long'
	| 'from'
	| 'to'
	| 'miles'
	| 'minutes'
	| 'nameSet'
	| 'names'
	| 'pointsAt'
	| 'pointLat'
	| 'pointLong'
	| 'borders'
>;

/** Makes the facts searchable. */
export function roadTable(facts: RoadFacts): RoadTable {
	return { ...facts, ...legsByJunction(facts), cells: cellsOf(facts), leads: leadsOf(facts) };
}

function legsByJunction({ lat, from, to }: RoadFacts) {
	const aroundAt = new Int32Array(lat.length + 1);
	for (const ends of [from, to]) for (const junction of ends) bump(aroundAt, junction + 1);
	for (let junction = 0; junction < lat.length; junction++) bump(aroundAt, junction + 1, aroundAt[junction]);
	const next = aroundAt.slice();
	const legsAround = new Int32Array(from.length * 2);
	for (let leg = 0; leg < from.length; leg++) {
		for (const ends of [from, to]) {
			const junction = ends[leg] as number;
			legsAround[next[junction] as number] = leg;
			bump(next, junction);
		}
	}
	return { aroundAt, legsAround };
}

function bump(counts: Int32Array, at: number, by = 1): void {
	counts[at] = (counts[at] as number) + by;
}

interface Place {
	lat: number;
	long: number;
}

/** The way from one place to another. */
export function shift(from: Place, to: Place): Shift {
	const narrow = Math.cos((((from.lat + to.lat) / 2) * Math.PI) / 180);
	return { north: to.lat - from.lat, east: (to.long - from.long) * narrow };
}

function leadsOf({ names, nameSet, from, to, lat, long }: RoadFacts): Map<string, Lead> {
	const ends = new Map<string, Record<'south' | 'north' | 'west' | 'east', Place>>();
	nameSet.forEach((set, leg) => {
		for (const name of names[set] ?? []) {
			for (const junction of [from[leg] as number, to[leg] as number]) {
				const place = { lat: lat[junction] as number, long: long[junction] as number };
				const known = ends.get(name);
				if (!known) ends.set(name, { south: place, north: place, west: place, east: place });
				else {
					if (place.lat < known.south.lat) known.south = place;
					if (place.lat > known.north.lat) known.north = place;
					if (place.long < known.west.long) known.west = place;
					if (place.long > known.east.long) known.east = place;
				}
			}
		}
	});
	return new Map(
		[...ends].map(([name, { south, north, west, east }]) => [
			name,
			{ northward: shift(south, north), eastward: shift(west, east) },
		]),
	);
}

/** The grid: cells of a fifth of a degree over the connected states. */
const PER_DEGREE = 5;
const WEST = -126;
const SOUTH = 24;
const COLUMNS = 60 * PER_DEGREE;
const ROWS = 26 * PER_DEGREE;

function cellsOf({ pointsAt, pointLat, pointLong }: RoadFacts): Cells {
	const legOf = new Int32Array(pointLat.length);
	const pointsFrom = new Int32Array(COLUMNS * ROWS + 1);
	const eachPiece = (visit: (cell: number, point: number) => void) => {
		for (let leg = 0; leg + 1 < pointsAt.length; leg++) {
			const end = (pointsAt[leg + 1] as number) - 1;
			for (let point = pointsAt[leg] as number; point < end; point++) {
				legOf[point] = leg;
				const lat = pointLat[point] as number;
				const nextLat = pointLat[point + 1] as number;
				const long = pointLong[point] as number;
				const nextLong = pointLong[point + 1] as number;
				const [south, north] = lat < nextLat ? [lat, nextLat] : [nextLat, lat];
				const [west, east] = long < nextLong ? [long, nextLong] : [nextLong, long];
				visitCells({ south, north, west, east }, (cell) => visit(cell, point));
			}
		}
	};
	eachPiece((cell) => bump(pointsFrom, cell + 1));
	for (let cell = 0; cell < COLUMNS * ROWS; cell++) bump(pointsFrom, cell + 1, pointsFrom[cell]);
	const next = pointsFrom.slice();
	const points = new Int32Array(pointsFrom.at(-1) ?? 0);
	eachPiece((cell, point) => {
		points[next[cell] as number] = point;
		bump(next, cell);
	});
	return { pointsFrom, points, legOf };
}

/** Visits each cell that a box of degrees touches. */
export function visitCells(
	box: { south: number; north: number; west: number; east: number },
	visit: (cell: number) => void,
): void {
	const [firstRow, lastRow] = [rowOf(box.south), rowOf(box.north)];
	const [firstColumn, lastColumn] = [columnOf(box.west), columnOf(box.east)];
	for (let y = firstRow; y <= lastRow; y++) {
		for (let x = firstColumn; x <= lastColumn; x++) visit(y * COLUMNS + x);
	}
}

const rowOf = (lat: number) => Math.min(ROWS - 1, Math.max(0, Math.floor((lat - SOUTH) * PER_DEGREE)));
const columnOf = (long: number) => Math.min(COLUMNS - 1, Math.max(0, Math.floor((long - WEST) * PER_DEGREE)));
