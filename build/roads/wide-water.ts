import type { Position as Corner } from 'geojson';
import { neighborOf } from '../../src/domain/roads/land.ts';
import type { Borders } from '../../src/domain/roads/road-facts.ts';
import { CELLS } from '../../src/domain/roads/wide-water.ts';
import { shorelines } from './dry-land.ts';
import { Grid } from './grid.ts';
import { DEGREES_PER_MILE, milesFrom, type Position } from './sphere.ts';

/**
 * In miles. From a place, streets lead to a road no farther away than this; the open sea would only enlarge the table.
 */
const WIDEST = 16;
const { perDegree, south, west, rows, columns } = CELLS;

/**
 * Returns the water that no street crosses, as runs of cells (src/domain/roads/wide-water.ts): those with water at all
 * four corners, between two shores, near a road.
 */
export function wideWater(lines: readonly Position[][], borders: Borders): number[] {
	const isLand = landAtCorners();
	const isWater = (column: number, row: number) =>
		[column, column + 1].every((x) => [row, row + 1].every((y) => isLand[y]?.[x] === 0));
	const roads = new Grid<Position[]>(0.1);
	for (const line of lines)
		line.slice(1).forEach((end, at) => {
			roads.add(line[at] as Position, end, line);
		});
	const runs = [0];
	for (let column = 0; column < columns; column++)
		for (let row = 0; row < rows; row++) {
			const [long, lat] = middleOf(column, row);
			const isWet =
				isWater(column, row) &&
				isBetweenShores([column, row], isWater) &&
				roads.near([long, lat], WIDEST * DEGREES_PER_MILE).size > 0 &&
				!neighborOf(borders, { lat, long });
			if (isWet !== (runs.length % 2 === 0)) runs.push(0);
			runs.push((runs.pop() ?? 0) + 1);
		}
	return runs;
}

const middleOf = (column: number, row: number) =>
	[west + (column + 0.5) / perDegree, south + (row + 0.5) / perDegree] as const;

/** 1 where a corner of the cells is on land, by row and then by column. */
function landAtCorners(): Uint8Array[] {
	const shores = shorelines();
	return Array.from({ length: rows + 1 }, (_, row) => {
		const lat = south + row / perDegree;
		const [land, lakes] = [insides(shores.land, lat), insides(shores.lakes, lat)];
		return land.map((isInside, column) => isInside & ~(lakes[column] as number));
	});
}

/** 1 where a corner of the cells on a latitude is inside one of these rings, by column (even-odd rule). */
function insides(rings: readonly Corner[][], lat: number): Uint8Array {
	const found = new Uint8Array(columns + 1);
	for (const ring of rings)
		ring.slice(1).forEach(([x = 0, y = 0], at) => {
			const [beforeX = 0, beforeY = 0] = ring[at] ?? [];
			if (y > lat === beforeY > lat) return;
			const long = beforeX + ((x - beforeX) * (lat - beforeY)) / (y - beforeY);
			const first = Math.max(0, Math.ceil((long - west) * perDegree));
			if (first <= columns) found[first] = (found[first] as number) ^ 1;
		});
	for (let column = 1; column <= columns; column++)
		found[column] = (found[column] as number) ^ (found[column - 1] as number);
	return found;
}

/** The directions in which a way may cross a cell: along a column, along a row, and both diagonals. */
const DIRECTIONS = [
	[0, 1],
	[1, 0],
	[1, 1],
	[1, -1],
] as const;

function isBetweenShores(
	[column, row]: [number, number],
	isWater: (column: number, row: number) => boolean,
): boolean {
	return DIRECTIONS.some(([x, y]) => {
		const stride = milesFrom(middleOf(column, row), middleOf(column + x, row + y));
		let [first, last] = [0, 0];
		const isWide = () => (last - first) * stride > WIDEST;
		while (!isWide() && isWater(column + x * last, row + y * last)) last++;
		while (!isWide() && isWater(column + x * first, row + y * first)) first--;
		return !isWide();
	});
}
