import { milesFrom, type Position } from './sphere.ts';

/** Roads are measured this many miles at a time; the results are collected in cells of `CELL` degrees. */
const STRETCH = 8;
const CELL = 0.5;

/**
 * Tells how much longer than a straight line roads around a place are, judging by the roads there: 1.02 on the plains,
 * 1.25 in mountains.
 */
export function windingAround(lines: readonly Position[][]): (place: Position) => number {
	const cells = new Map<string, { along: number; across: number }>();
	for (const line of lines) {
		let start = line[0] as Position;
		let along = 0;
		line.forEach((position, at) => {
			along += milesFrom(line[at - 1] ?? position, position);
			if (along < STRETCH) return;
			const key = keyOf(position, 0, 0);
			const cell = cells.get(key) ?? { along: 0, across: 0 };
			cell.along += along;
			cell.across += milesFrom(start, position);
			cells.set(key, cell);
			start = position;
			along = 0;
		});
	}
	return (place) => {
		let along = 0;
		let across = 0;
		for (const east of [-1, 0, 1]) {
			for (const north of [-1, 0, 1]) {
				const cell = cells.get(keyOf(place, east, north));
				along += cell?.along ?? 0;
				across += cell?.across ?? 0;
			}
		}
		return across === 0 ? 1 : along / across;
	};
}

const keyOf = ([long, lat]: Position, east: number, north: number) =>
	`${Math.floor(long / CELL) + east} ${Math.floor(lat / CELL) + north}`;
