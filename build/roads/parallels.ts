import { Grid } from './grid.ts';
import { angleBetween, bearing, DEGREES_PER_MILE, milesFrom, nearestOn, type Position } from './sphere.ts';

/** Degrees; lines whose directions differ by more are not parallel. */
const STEEPEST = 30;

interface Piece<T> {
	of: T;
	a: Position;
	b: Position;
	bearing: number;
	/** Miles from the start of its line. */
	start: number;
}

/** Finds lines by a place next to them and their direction there. */
export class Parallels<T> {
	readonly #grid = new Grid<Piece<T>>(0.05);

	add(line: readonly Position[], of: T): void {
		let start = 0;
		for (let at = 1; at < line.length; at++) {
			const [a, b] = [line[at - 1] as Position, line[at] as Position];
			this.#grid.add(a, b, { of, a, b, bearing: bearing(a, b), start });
			start += milesFrom(a, b);
		}
	}

	/**
	 * Returns the nearest line that runs the same way, within this many miles of the middle between `a` and `b`, and
	 * the miles along it.
	 */
	nearest(a: Position, b: Position, within: number): { of: T; along: number } | undefined {
		const place: Position = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
		const direction = bearing(a, b);
		let nearest: { of: T; along: number } | undefined;
		let least = within;
		for (const piece of this.#grid.near(place, within * DEGREES_PER_MILE)) {
			if (angleBetween(direction, piece.bearing) > STEEPEST) continue;
			const { part, miles } = nearestOn(place, piece.a, piece.b);
			if (miles > least) continue;
			least = miles;
			nearest = { of: piece.of, along: piece.start + part * milesFrom(piece.a, piece.b) };
		}
		return nearest;
	}
}

/** Splits a line into strides of about this many miles, each from one position to the next. */
export function strides(line: readonly Position[], miles: number): [Position, Position][] {
	return line.slice(1).flatMap((end, at) => {
		const start = line[at] as Position;
		const count = Math.max(1, Math.round(milesFrom(start, end) / miles));
		const position = (step: number): Position => [
			start[0] + ((end[0] - start[0]) * step) / count,
			start[1] + ((end[1] - start[1]) * step) / count,
		];
		return Array.from({ length: count }, (_, step): [Position, Position] => [
			position(step),
			position(step + 1),
		]);
	});
}
