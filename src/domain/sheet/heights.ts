import { noise, terrain } from './noise.ts';

/** Heights on a square lattice; node (i, j) lies at x = (i - MARGIN) * cell, y = (j - MARGIN) * cell on the sheet. */
export interface Heights {
	columns: number;
	rows: number;
	cell: number;
	values: Float32Array;
}

export interface HeightGrid {
	seed: number;
	width: number;
	height: number;
	/** Distance between nodes, in units of the sheet. */
	cell: number;
	/** Without a summit, the land just rolls. */
	summit?: Summit | undefined;
}

/** Position and reach of the summit's hill. */
interface Summit {
	x: number;
	y: number;
	reach: number;
}

/** Extra nodes around the sheet, so that the rim where rings close stays out of sight. */
export const MARGIN = 2;
const RIM = -1;
const SUMMIT_HEIGHT = 1.02;
const ROLLING_HEIGHT = 0.76;

/** Creates a sheet's land: seeded hills below `ROLLING_HEIGHT`, and a summit above them all; one step per row. */
export function* heightsOf({ seed, width, height, cell, summit }: HeightGrid): Generator<void, Heights> {
	const columns = Math.ceil(width / cell) + 2 * MARGIN + 1;
	const rows = Math.ceil(height / cell) + 2 * MARGIN + 1;
	const values = new Float32Array(columns * rows).fill(RIM);
	const breadth = Math.min(width, height) * 0.42;
	const bell = summit && bellAround(summit, seed);
	for (let j = 1; j < rows - 1; j++) {
		for (let i = 1; i < columns - 1; i++) {
			const x = (i - MARGIN) * cell;
			const y = (j - MARGIN) * cell;
			const rolling = terrain(seed, x / breadth, y / breadth) * ROLLING_HEIGHT;
			values[j * columns + i] = bell ? rise(rolling, bell(x, y)) : rolling;
		}
		yield;
	}
	return { columns, rows, cell, values };
}

/** Returns the height at a point of the sheet, interpolated from its four nodes. */
export function heightAt({ columns, cell, values }: Heights, x: number, y: number): number {
	const [across, down] = [x / cell + MARGIN, y / cell + MARGIN];
	const [i, j] = [Math.floor(across), Math.floor(down)];
	const [u, v] = [across - i, down - j];
	const at = (column: number, row: number) => values[row * columns + column] ?? RIM;
	const north = at(i, j) * (1 - u) + at(i + 1, j) * u;
	const south = at(i, j + 1) * (1 - u) + at(i + 1, j + 1) * u;
	return north * (1 - v) + south * v;
}

/** Blends toward the summit's height, which only the summit itself reaches. */
function rise(rolling: number, share: number): number {
	return rolling + (SUMMIT_HEIGHT - rolling) * share;
}

/** 1 at the summit, falling off around it; bent by noise, so that no hill is a perfect cone. */
function bellAround(summit: Summit, seed: number): (x: number, y: number) => number {
	return (x, y) => {
		const bend = 0.75 + 0.5 * noise(seed + 41, x / (summit.reach * 0.7), y / (summit.reach * 0.7));
		const distance = (Math.hypot(x - summit.x, y - summit.y) / summit.reach) * bend;
		return Math.exp(-distance * distance);
	};
}
