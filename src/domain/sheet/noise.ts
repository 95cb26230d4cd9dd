import { scramble } from './seed.ts';

/** A number in [0, 1) for each seed and lattice point, the same on every device. */
export function lattice(seed: number, i: number, j: number): number {
	return scramble(seed * 7919 + i * 374761 + j * 668265) / 2 ** 32;
}

/** Value noise in [0, 1): the lattice's numbers, smoothly interpolated. */
export function noise(seed: number, x: number, y: number): number {
	const i = Math.floor(x);
	const j = Math.floor(y);
	const u = ease(x - i);
	const v = ease(y - j);
	const north = mix(lattice(seed, i, j), lattice(seed, i + 1, j), u);
	const south = mix(lattice(seed, i, j + 1), lattice(seed, i + 1, j + 1), u);
	return mix(north, south, v);
}

/** Three octaves of value noise in [0, 1): the shape of the land, its hills, its knolls. */
export function terrain(seed: number, x: number, y: number): number {
	return (
		noise(seed, x, y) * 0.62 +
		noise(seed + 9, x * 2.1, y * 2.1) * 0.26 +
		noise(seed + 23, x * 4.3, y * 4.3) * 0.12
	);
}

const ease = (t: number) => t * t * (3 - 2 * t);
const mix = (a: number, b: number, t: number) => a + (b - a) * t;
