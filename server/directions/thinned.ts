import { MILES_PER_DEGREE, narrowAt, type Point } from '#domain/geo.ts';

/** Streets must stay distinguishable close up; a whole day's line is seen from afar. */
const [CLOSEST, COARSEST] = [0.01, 0.3];

/**
 * Returns a drive's line, with each step thinned on its own, so that no turn moves; and the index where each step
 * begins.
 */
export function thinnedByStep(
	steps: readonly (readonly Point[])[],
	miles: number,
): { line: Point[]; begins: number[] } {
	const line: Point[] = [];
	const add = (point: Point) => {
		const last = line.at(-1);
		if (last?.lat !== point.lat || last.long !== point.long) line.push(point);
	};
	const begins = steps.map((step) => {
		const [first, ...rest] = thinned(step, miles);
		if (first) add(first);
		const begin = Math.max(0, line.length - 1);
		rest.forEach(add);
		return begin;
	});
	return { line, begins };
}

/**
 * Drops a line's points that lie off the remaining line by less than a three-thousandth of the drive's miles (Douglas
 * and Peucker). Works on a flat plane and without recursion: a day's drive has tens of thousands of points, and other
 * requests wait meanwhile.
 */
export function thinned(line: readonly Point[], miles: number): Point[] {
	if (line.length < 3) return [...line];
	const tolerance = Math.min(COARSEST, Math.max(CLOSEST, miles / 3000));
	const narrow = narrowAt(line[0]?.lat ?? 0);
	const x = Float64Array.from(line, ({ long }) => long * narrow * MILES_PER_DEGREE);
	const y = Float64Array.from(line, ({ lat }) => lat * MILES_PER_DEGREE);
	const isLeft = new Uint8Array(line.length);
	isLeft[0] = 1;
	isLeft[line.length - 1] = 1;
	const open: [number, number][] = [[0, line.length - 1]];
	for (let span = open.pop(); span; span = open.pop()) {
		const [from, to] = span;
		const at = farthest({ x, y, from, to }, tolerance);
		if (at < 0) continue;
		isLeft[at] = 1;
		open.push([from, at], [at, to]);
	}
	return line.filter((_, at) => isLeft[at] === 1);
}

interface Stretch {
	x: Float64Array;
	y: Float64Array;
	from: number;
	to: number;
}

/** Finds the point in a stretch farthest from the line between its ends; -1 when none exceeds the tolerance. */
function farthest({ x, y, from, to }: Stretch, tolerance: number): number {
	const [ax, ay] = [x[from] as number, y[from] as number];
	const [dx, dy] = [(x[to] as number) - ax, (y[to] as number) - ay];
	const squared = dx * dx + dy * dy;
	let [best, off] = [-1, tolerance * tolerance];
	for (let at = from + 1; at < to; at++) {
		const [px, py] = [(x[at] as number) - ax, (y[at] as number) - ay];
		const part = squared === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / squared));
		const [ex, ey] = [px - part * dx, py - part * dy];
		const here = ex * ex + ey * ey;
		if (here <= off) continue;
		best = at;
		off = here;
	}
	return best;
}
