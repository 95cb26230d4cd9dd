import type { BaseMap } from './base-map.ts';
import { partIn } from './ground.ts';
import { keepLast } from './keep-last.ts';
import type { Spot, View } from './view.ts';

/** Markers are not needles: coasts and borders are checked to a few pixels. */
const COARSE = 2;
/** The rings and lines that decide where a marker may be, in a frame's pixels. */
type JudgedGround = Record<'land' | 'innerLakes' | 'borders' | 'seams', Spot[][]>;

/** Cuts out the ground for a view, for reuse by every marker on it. */
export const judgedGround = keepLast((view: View, { shapes }: Pick<BaseMap, 'shapes'>): JudgedGround => {
	const part = (name: keyof JudgedGround) => partIn(shapes, name, { view, finest: COARSE });
	return {
		land: part('land'),
		innerLakes: part('innerLakes'),
		borders: part('borders'),
		seams: part('seams'),
	};
});

/** True when a spot is on the country's dry land. */
export function isOnLand(
	{ land, innerLakes }: Pick<JudgedGround, 'land' | 'innerLakes'>,
	spot: Spot,
): boolean {
	return isInside(land, spot) && !isInside(innerLakes, spot);
}

/** True when the straight line between two spots crosses a state or national border. */
export function crossesBorder(
	{ borders, seams }: Pick<JudgedGround, 'borders' | 'seams'>,
	from: Spot,
	to: Spot,
): boolean {
	const straight = { from, to };
	return [borders, seams].some((lines) => lines.some((line) => crossesLine(line, straight)));
}

function crossesLine(line: Spot[], straight: Straight): boolean {
	let before: Spot | undefined;
	for (const end of line) {
		if (before && doCross(straight, before, end)) return true;
		before = end;
	}
	return false;
}

/** Counts crossings of all rings together, odd or even, so that holes count. */
function isInside(rings: Spot[][], { x, y }: Spot): boolean {
	let inside = false;
	for (const ring of rings) {
		let b = ring.at(-1);
		for (const a of ring) {
			if (b && a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
			b = a;
		}
	}
	return inside;
}

type Straight = Record<'from' | 'to', Spot>;

const doCross = ({ from: a, to: b }: Straight, c: Spot, d: Spot) =>
	side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);

/** Tells on which side of the line from `p` to `q` a spot is: 1, -1, or 0 on the line itself. */
const side = (p: Spot, q: Spot, r: Spot) => Math.sign((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x));
