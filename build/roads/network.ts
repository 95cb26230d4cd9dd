import { milesFrom, type Position } from './sphere.ts';

/** The vertices of all lines, without duplicates, and which of them are joined. */
export class Network {
	readonly positions: Position[] = [];
	readonly neighbors: Set<number>[] = [];
	readonly #byPlace = new Map<string, number>();

	/** Returns the vertex at a position, to the meter; creates it if there is none. */
	vertex([long, lat]: Position): number {
		const [x, y] = [Math.round(long * 1e5), Math.round(lat * 1e5)];
		const place = `${x} ${y}`;
		const known = this.#byPlace.get(place);
		if (known !== undefined) return known;
		this.#byPlace.set(place, this.positions.length);
		this.neighbors.push(new Set());
		return this.positions.push([x / 1e5, y / 1e5]) - 1;
	}

	addLine(line: readonly Position[]): void {
		this.#joinAll(line.map((position) => this.vertex(position)));
	}

	at(vertex: number): Position {
		return this.positions[vertex] as Position;
	}

	around(vertex: number): Set<number> {
		return this.neighbors[vertex] as Set<number>;
	}

	join(a: number, b: number): void {
		if (a === b) return;
		this.around(a).add(b);
		this.around(b).add(a);
	}

	cut(a: number, b: number): void {
		this.around(a).delete(b);
		this.around(b).delete(a);
	}

	/** Inserts vertices, in order, into the line between two. */
	split(a: number, b: number, between: number[]): void {
		this.cut(a, b);
		this.#joinAll([a, ...between, b]);
	}

	miles(a: number, b: number): number {
		return milesFrom(this.at(a), this.at(b));
	}

	*segments(): Generator<readonly [number, number]> {
		for (let a = 0; a < this.positions.length; a++) {
			for (const b of this.around(a)) if (b > a) yield [a, b];
		}
	}

	/** True for a vertex where a line ends or several meet. */
	isJunction(vertex: number): boolean {
		const { size } = this.around(vertex);
		return size === 1 || size > 2;
	}

	#joinAll(chain: number[]): void {
		for (let at = 1; at < chain.length; at++) this.join(chain[at - 1] as number, chain[at] as number);
	}
}
