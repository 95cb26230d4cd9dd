import { milesBetween, type Point } from '#domain/geo.ts';

/** The cells, counted from the southwestern one north, then column by column east. */
export const CELLS = { perDegree: 40, south: 24, west: -125, rows: 26 * 40, columns: 59 * 40 };

/** In miles: a way that crosses no more than this may only clip a corner of the water. */
const CLIPPED = 1;
const STRIDE = 0.25;

/** Bays, sounds and lakes too wide for a street to cross. Bridges over them are highways, with their own legs. */
export class WideWater {
	/** The cell where each run ends; the first run is dry, the second wet, and so on. */
	readonly #ends: Float64Array;

	/** @param runs How many cells are dry, then wet, and so on */
	constructor(runs: ArrayLike<number>) {
		this.#ends = new Float64Array(runs.length);
		let end = 0;
		for (let at = 0; at < runs.length; at++) {
			end += runs[at] as number;
			this.#ends[at] = end;
		}
	}

	/** True when the straight way between two points crosses it. */
	isBetween(from: Point, to: Point): boolean {
		const miles = milesBetween(from, to);
		const strides = Math.ceil(miles / STRIDE);
		let wet = 0;
		for (let stride = 0; stride < strides; stride++) {
			const part = (stride + 0.5) / strides;
			const lat = from.lat + (to.lat - from.lat) * part;
			const long = from.long + (to.long - from.long) * part;
			if (this.#isWet({ lat, long })) wet += miles / strides;
		}
		return wet > CLIPPED;
	}

	#isWet({ lat, long }: Point): boolean {
		const { perDegree, south, west, rows, columns } = CELLS;
		const row = Math.floor((lat - south) * perDegree);
		const column = Math.floor((long - west) * perDegree);
		if (row < 0 || row >= rows || column < 0 || column >= columns) return false;
		const cell = column * rows + row;
		let [low, high] = [0, this.#ends.length];
		while (low < high) {
			const middle = (low + high) >> 1;
			if ((this.#ends[middle] as number) <= cell) low = middle + 1;
			else high = middle;
		}
		return low % 2 === 1;
	}
}
