import { milesBetween } from '../../src/domain/geo.ts';

/** Longitude and latitude in degrees, in the order of the line files. */
export type Position = readonly [long: number, lat: number];

export const milesFrom = ([long, lat]: Position, [toLong, toLat]: Position): number =>
	milesBetween({ lat, long }, { lat: toLat, long: toLong });

export const milesAlong = (line: readonly Position[]): number =>
	line.reduce((sum, point, at) => sum + milesFrom(line[at - 1] ?? point, point), 0);

/** Degrees of latitude per mile. */
export const DEGREES_PER_MILE = 1 / 69.05;

/**
 * The point nearest to `point` on the line from `a` to `b`, how far along the line it is (0 to 1), and the miles to it.
 */
export function nearestOn(point: Position, a: Position, b: Position) {
	const narrow = Math.cos((point[1] * Math.PI) / 180);
	const dx = (b[0] - a[0]) * narrow;
	const dy = b[1] - a[1];
	const squared = dx * dx + dy * dy;
	const unbound = squared === 0 ? 0 : ((point[0] - a[0]) * narrow * dx + (point[1] - a[1]) * dy) / squared;
	const part = Math.min(1, Math.max(0, unbound));
	const at: Position = [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
	return { at, part, miles: milesFrom(point, at) };
}

/** The direction from `a` to `b` in degrees clockwise from north. */
export function bearing(a: Position, b: Position): number {
	const dx = (b[0] - a[0]) * Math.cos((((a[1] + b[1]) / 2) * Math.PI) / 180);
	return (Math.atan2(dx, b[1] - a[1]) * 180) / Math.PI;
}

/** The angle between two lines, ignoring their direction: 0 to 90 degrees. */
export function angleBetween(first: number, second: number): number {
	const turn = Math.abs(first - second) % 180;
	return Math.min(turn, 180 - turn);
}
