import { feature } from 'topojson-client';
import type { Borders } from '../../src/domain/roads/road-facts.ts';
import { readAtlas } from '../geo/atlas.ts';
import { outerRings, ringArea } from '../geo/rings.ts';
import { simplify } from './simplify.ts';
import { milesFrom, type Position } from './sphere.ts';

/** How far, in miles, the simplified border may be from the Census's. */
const TOLERANCE = 0.12;

/**
 * Where the outline of the contiguous states meets each neighbor, from west to east, and the corners that enclose the
 * land behind.
 */
const NEIGHBOURS: Record<keyof Borders, { west: Position; east: Position; behind: Position[] }> = {
	Canada: {
		west: [-122.76, 49.0],
		east: [-66.97, 44.82],
		behind: [
			[-60, 42],
			[-50, 46],
			[-55, 60],
			[-60, 84],
			[-141, 84],
			[-141, 60.3],
			[-137, 59],
			[-130, 56],
			[-130, 54.7],
			[-134, 54.2],
			[-126, 48.5],
			[-123.3, 48.27],
			[-123.03, 48.83],
		],
	},
	Mexico: {
		west: [-117.12, 32.53],
		east: [-97.15, 25.96],
		behind: [
			[-86, 22],
			[-87, 16],
			[-92, 14],
			[-119, 18],
			[-118, 32.4],
		],
	},
};

/**
 * Canada and Mexico, exact where they meet the contiguous states and nowhere else (outline of the nation: Census, 1:10
 * million).
 */
export function borders(): Borders {
	const atlas = readAtlas('counties-10m');
	const shapes = feature(atlas, atlas.objects.nation).features.flatMap(({ geometry }) =>
		outerRings(geometry),
	);
	const mainland = shapes.reduce((a, b) => (ringArea(b) > ringArea(a) ? b : a)) as unknown as Position[];
	return { Canada: beyond(mainland, 'Canada'), Mexico: beyond(mainland, 'Mexico') };
}

function beyond(mainland: Position[], neighbor: keyof Borders): [number, number][] {
	const { west, east, behind } = NEIGHBOURS[neighbor];
	const border = simplify(chain(mainland.slice(1), west, east), TOLERANCE);
	return [...border, ...behind].map(([long, lat]) => [long, lat]);
}

/** The ring's points from the one nearest `west` to the one nearest `east`, along the border. */
function chain(ring: Position[], west: Position, east: Position): Position[] {
	const [start, end] = [west, east].map((place) =>
		ring.reduce(
			(best, point, at) => (milesFrom(point, place) < milesFrom(ring[best] as Position, place) ? at : best),
			0,
		),
	) as [number, number];
	const turned = [...ring.slice(start), ...ring.slice(0, start)];
	const length = (end - start + ring.length) % ring.length;
	const [one, other] = [
		turned.slice(0, length + 1),
		[turned[0] as Position, ...turned.slice(length).reverse()],
	];
	// Tells the coast from the border: of the two ways around, the border is the one that avoids the tip of Florida.
	const isCoast = (line: Position[]) => line.some(([long, lat]) => lat < 25.5 && long > -82);
	return isCoast(one) ? other : one;
}
