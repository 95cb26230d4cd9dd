import { Grid } from './grid.ts';
import type { Leg, Legs } from './legs.ts';
import { DEGREES_PER_MILE, milesFrom, nearestOn, type Position } from './sphere.ts';

/** How many miles a road may be from the middle of a town on its corridor. */
const NEAR = 5;

/** Where a leg passes a place of a corridor: how far along the leg (0 to 1), and how many miles away. */
export interface Meeting {
	place: number;
	part: number;
	miss: number;
}

/** The network in which corridors are searched: legs by their junctions, and by the places they pass. */
export class CorridorNetwork {
	readonly legs: Leg[];
	readonly positions: readonly Position[];
	readonly #around = new Map<number, number[]>();
	readonly #grid = new Grid<{ leg: number; at: number }>(0.1);
	readonly #startsAt: number[][];

	constructor({ legs, positions }: Legs) {
		this.legs = legs;
		this.positions = positions;
		this.#startsAt = legs.map(({ line }) => startsAlong(line));
		legs.forEach(({ from, to, line }, leg) => {
			for (const end of [from, to]) this.#around.set(end, [...(this.#around.get(end) ?? []), leg]);
			for (let at = 1; at < line.length; at++) {
				this.#grid.add(line[at - 1] as Position, line[at] as Position, { leg, at });
			}
		});
	}

	legAt(leg: number): Leg {
		return this.legs[leg] as Leg;
	}

	around(junction: number): number[] {
		return this.#around.get(junction) ?? [];
	}

	/** Finds which of the places each leg passes; a place may have several positions. */
	meetings(places: Position[][]): Map<number, Meeting[]> {
		const found = new Map<number, Meeting[]>();
		places.forEach((positions, place) => {
			for (const [leg, { part, miss }] of this.#passing(positions)) {
				found.set(leg, [...(found.get(leg) ?? []), { place, part, miss }]);
			}
		});
		return found;
	}

	#passing(positions: Position[]): Map<number, { part: number; miss: number }> {
		const nearest = new Map<number, { part: number; miss: number }>();
		for (const position of positions) {
			for (const { leg, at } of this.#grid.near(position, NEAR * DEGREES_PER_MILE)) {
				const { line, miles: whole } = this.legAt(leg);
				const [a, b] = [line[at - 1] as Position, line[at] as Position];
				const { miles, part } = nearestOn(position, a, b);
				if (miles > NEAR || miles >= (nearest.get(leg)?.miss ?? NEAR + 1)) continue;
				const along = (this.#startsAt[leg]?.[at - 1] as number) + part * milesFrom(a, b);
				nearest.set(leg, { part: Math.min(1, along / Math.max(whole, 1e-9)), miss: miles });
			}
		}
		return nearest;
	}
}

function startsAlong(line: Position[]): number[] {
	let along = 0;
	return line.map((position, at) => {
		along += at === 0 ? 0 : milesFrom(line[at - 1] as Position, position);
		return along;
	});
}
