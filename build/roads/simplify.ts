import { nearestOn, type Position } from './sphere.ts';

/** Removes the points of a line that are at most `tolerance` miles from what remains (Douglas and Peucker). */
export function simplify(line: readonly Position[], tolerance: number): Position[] {
	const [first, last] = [line[0] as Position, line.at(-1) as Position];
	let farthest = 0;
	let miles = tolerance;
	for (let at = 1; at < line.length - 1; at++) {
		const off = nearestOn(line[at] as Position, first, last).miles;
		if (off <= miles) continue;
		miles = off;
		farthest = at;
	}
	if (farthest === 0) return [first, last];
	return [
		...simplify(line.slice(0, farthest + 1), tolerance),
		...simplify(line.slice(farthest), tolerance).slice(1),
	];
}
