import type { Point } from '../geo.ts';
import { type Bounds, blockOf, firstOfBlock, type Line, type PackedLineReader } from './packed-lines.ts';
import type { Borders, NamedLegs } from './road-facts.ts';
import type { WideWater } from './wide-water.ts';

/** From a road's southern end to its northern, and from its western to its eastern, in degrees of latitude. */
interface Lead {
	northward: Shift;
	eastward: Shift;
}

export interface Shift {
	north: number;
	east: number;
}

interface TableParts {
	/** Position of each junction, in degrees. */
	lat: Float64Array;
	long: Float64Array;
	/** The two junctions of each leg. */
	from: Int32Array;
	to: Int32Array;
	/** A road may have several names ("I-90", "US-20"), or none. */
	names: () => NamedLegs;
	lines: PackedLineReader;
	/** Returns the miles of a leg whose line measures `drawn`, and its speed in miles per hour. */
	milesOn: (leg: number, drawn: number) => number;
	speedOn: (leg: number) => number;
	borders: Borders;
	water: WideWater;
}

/**
 * The highways of the 48 contiguous states, ready for searching: junctions, and the legs between them. A leg's line and
 * driving time are read on demand, along with its neighbors': a trip through New England needs a tenth of the
 * country's.
 */
export class RoadTable {
	readonly lat: Float64Array;
	readonly long: Float64Array;
	readonly from: Int32Array;
	readonly to: Int32Array;
	/** The index of each junction's legs: in `legsAround` from `aroundAt[junction]` up to `aroundAt[junction + 1]`. */
	readonly aroundAt: Int32Array;
	readonly legsAround: Int32Array;
	readonly borders: Borders;
	readonly water: WideWater;
	readonly #parts: TableParts;
	/** 0 until the leg is read; no leg is that short. */
	readonly #miles: Float64Array;
	readonly #minutes: Float64Array;
	#names: NamedLegs | undefined;
	readonly #leads = new Map<string, Lead | undefined>();

	constructor(parts: TableParts) {
		this.#parts = parts;
		this.lat = parts.lat;
		this.long = parts.long;
		this.from = parts.from;
		this.to = parts.to;
		this.borders = parts.borders;
		this.water = parts.water;
		this.#miles = new Float64Array(parts.from.length);
		this.#minutes = new Float64Array(parts.from.length);
		this.aroundAt = new Int32Array(parts.lat.length + 1);
		this.legsAround = new Int32Array(parts.from.length * 2);
		this.#sortByJunction();
	}

	milesOf(leg: number): number {
		if (this.#miles[leg] === 0) this.#read(blockOf(leg));
		return this.#miles[leg] as number;
	}

	minutesOf(leg: number): number {
		if (this.#minutes[leg] === 0) this.#read(blockOf(leg));
		return this.#minutes[leg] as number;
	}

	lineOf(leg: number): Line {
		if (this.#miles[leg] === 0) this.#read(blockOf(leg));
		return this.#parts.lines.lineOf(leg);
	}

	namesOf(leg: number): readonly string[] {
		const { names, nameSet } = this.#namedLegs();
		return names[nameSet[leg] as number] ?? [];
	}

	/** Returns the legs that may touch these bounds, and some others nearby. */
	legsNear(bounds: Bounds): number[] {
		return this.#parts.lines.blocksNear(bounds).flatMap((block) => this.#legsIn(block));
	}

	/** Returns the direction of a road as a whole. */
	leadOf(name: string): Lead | undefined {
		if (!this.#leads.has(name)) this.#leads.set(name, findLead(this, this.#namedLegs(), name));
		return this.#leads.get(name);
	}

	#namedLegs(): NamedLegs {
		this.#names ??= this.#parts.names();
		return this.#names;
	}

	#legsIn(block: number): number[] {
		const first = firstOfBlock(block);
		const count = Math.min(firstOfBlock(block + 1), this.from.length) - first;
		return Array.from({ length: count }, (_, at) => first + at);
	}

	#read(block: number): void {
		const { lines, milesOn, speedOn } = this.#parts;
		lines.read(block);
		const end = Math.min(firstOfBlock(block + 1), this.from.length);
		for (let leg = firstOfBlock(block); leg < end; leg++) {
			const miles = milesOn(leg, lines.milesOf(leg));
			this.#miles[leg] = miles;
			this.#minutes[leg] = (miles / speedOn(leg)) * 60;
		}
	}

	#sortByJunction(): void {
		const { aroundAt, legsAround, from, to } = this;
		for (const ends of [from, to]) {
			for (let leg = 0; leg < ends.length; leg++) bump(aroundAt, (ends[leg] as number) + 1);
		}
		for (let junction = 1; junction < aroundAt.length; junction++) {
			bump(aroundAt, junction, aroundAt[junction - 1]);
		}
		const next = aroundAt.slice();
		for (let leg = 0; leg < from.length; leg++) {
			legsAround[bump(next, from[leg] as number)] = leg;
			legsAround[bump(next, to[leg] as number)] = leg;
		}
	}
}

/** Increases a count, and returns the previous value. */
function bump(counts: Int32Array, at: number, by = 1): number {
	const before = counts[at] as number;
	counts[at] = before + by;
	return before;
}

/** Returns the offset from one place to another. */
export function shift(from: Point, to: Point): Shift {
	const narrow = Math.cos((((from.lat + to.lat) / 2) * Math.PI) / 180);
	return { north: to.lat - from.lat, east: (to.long - from.long) * narrow };
}

function findLead(
	{ from, to, lat, long }: RoadTable,
	{ names, nameSet }: NamedLegs,
	name: string,
): Lead | undefined {
	const bears = names.map((set) => set.includes(name));
	let ends: Record<'south' | 'north' | 'west' | 'east', number> | undefined;
	for (let leg = 0; leg < nameSet.length; leg++) {
		if (!bears[nameSet[leg] as number]) continue;
		for (const at of [from[leg] as number, to[leg] as number]) {
			ends ??= { south: at, north: at, west: at, east: at };
			if ((lat[at] as number) < (lat[ends.south] as number)) ends.south = at;
			if ((lat[at] as number) > (lat[ends.north] as number)) ends.north = at;
			if ((long[at] as number) < (long[ends.west] as number)) ends.west = at;
			if ((long[at] as number) > (long[ends.east] as number)) ends.east = at;
		}
	}
	if (!ends) return undefined;
	const place = (at: number): Point => ({ lat: lat[at] as number, long: long[at] as number });
	return {
		northward: shift(place(ends.south), place(ends.north)),
		eastward: shift(place(ends.west), place(ends.east)),
	};
}
