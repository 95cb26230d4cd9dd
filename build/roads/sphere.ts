import { footOn, MILES_PER_DEGREE, milesBetween } from '../../src/domain/geo.ts';

/** Longitude and latitude in degrees, in the order of the line files. */
export type Position = readonly [long: number, lat: number];

export const milesFrom = ([long, lat]: Position, [toLong, toLat]: Position): number =>
	milesBetween({ lat, long }, { lat: toLat, long: toLong });

export const milesAlong = (line: readonly Position[]): number =>
	line.reduce((sum, point, at) => sum + milesFrom(line[at - 1] ?? point, point), 0);

/** Degrees of latitude per mile. */
export const DEGREES_PER_MILE = 1 / MILES_PER_DEGREE;

/**
 * Returns the point nearest to `point` on the line from `a` to `b`, how far along the line it is (0 to 1), and the
 * miles to it.
 */
export function nearestOn([long, lat]: Position, a: Position, b: Position) {
	const point = { lat, long };
	const foot = footOn({ lat: a[1], long: a[0] }, { lat: b[1], long: b[0] }, point);
	const at: Position = [foot.long, foot.lat];
	return { at, part: foot.part, miles: milesBetween(point, foot) };
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
