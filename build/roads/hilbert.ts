import type { Position } from './sphere.ts';

const SIDE = 1 << 15;

/**
 * A position's distance along the Hilbert curve over the contiguous states: points near each other on the curve are
 * near on the ground.
 */
export function hilbert([long, lat]: Position): number {
	let x = Math.floor(((long + 126) / 60) * SIDE);
	let y = Math.floor(((lat - 24) / 26) * SIDE);
	let along = 0;
	for (let side = SIDE / 2; side > 0; side /= 2) {
		const [right, upper] = [(x & side) > 0 ? 1 : 0, (y & side) > 0 ? 1 : 0];
		along += side * side * ((3 * right) ^ upper);
		if (upper === 1) continue;
		if (right === 1) [x, y] = [SIDE - 1 - x, SIDE - 1 - y];
		[x, y] = [y, x];
	}
	return along;
}
