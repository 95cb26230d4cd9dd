import type { Position } from './sphere.ts';

/** Finds things that are along lines, by the grid cells that the lines' bounding boxes touch. */
export class Grid<T> {
	readonly #cells = new Map<number, T[]>();
	readonly #degrees: number;

	constructor(degrees: number) {
		this.#degrees = degrees;
	}

	add(from: Position, to: Position, thing: T): void {
		for (const key of this.#keys(from, to)) {
			const cell = this.#cells.get(key);
			if (cell) cell.push(thing);
			else this.#cells.set(key, [thing]);
		}
	}

	/** Returns everything with a bounding box near a point, at most this many degrees of latitude away. */
	near([long, lat]: Position, degrees: number): Set<T> {
		const wide = degrees / Math.cos((lat * Math.PI) / 180);
		const found = new Set<T>();
		for (const key of this.#keys([long - wide, lat - degrees], [long + wide, lat + degrees])) {
			for (const thing of this.#cells.get(key) ?? []) found.add(thing);
		}
		return found;
	}

	/** The things in each cell, which may touch each other. */
	cells(): IterableIterator<T[]> {
		return this.#cells.values();
	}

	*#keys(a: Position, b: Position): Generator<number> {
		const cell = (degrees: number) => Math.floor(degrees / this.#degrees);
		for (let x = cell(Math.min(a[0], b[0])); x <= cell(Math.max(a[0], b[0])); x++) {
			for (let y = cell(Math.min(a[1], b[1])); y <= cell(Math.max(a[1], b[1])); y++) yield x * 100_000 + y;
		}
	}
}
