import { footOn, MILES_PER_DEGREE, milesBetween, narrowAt, type Point } from '#domain/geo.ts';
import type { Bounds, Line } from './packed-lines.ts';
import type { RoadTable } from './road-table.ts';

/** Where a point reaches a road: on which leg, how far along it (0 to 1), and how many miles away. */
export interface Access {
	leg: number;
	part: number;
	miles: number;
}

/** In miles: a point farther than this from every road in the table has no drives. */
const FARTHEST = 16;
const MOST = 8;
const REACHES = [2, 5, 10, FARTHEST];

/**
 * Returns the nearest few legs, nearest first; the search decides on which of them the drive starts. Legs across wide
 * water count only if all are: the table then lacks a causeway, or the way around. Empty if no road is near.
 */
export function nearbyRoads(table: RoadTable, point: Point): Access[] {
	for (const reach of REACHES) {
		const all = within(table, point, reach);
		const ashore = nearestAshore(table, point, all);
		if (ashore.length < MOST && reach !== FARTHEST) continue;
		return (ashore.length > 0 ? ashore : all.slice(0, MOST)).map(({ leg, miles, ...nearest }) => ({
			leg,
			miles,
			part: partOfLine(table.lineOf(leg), nearest),
		}));
	}
	return [];
}

/** Picks the nearest legs without water in the way; looks no further than needed. */
function nearestAshore({ water }: RoadTable, point: Point, all: readonly Nearest[]): Nearest[] {
	const ashore: Nearest[] = [];
	for (const each of all) {
		if (ashore.length === MOST) break;
		if (!water.isBetween(point, each.foot)) ashore.push(each);
	}
	return ashore;
}

/** The area within `reach` miles of a point, and the box around it. */
interface Near extends Bounds {
	point: Point;
	reach: number;
}

function within(table: RoadTable, point: Point, reach: number): Nearest[] {
	const high = reach / MILES_PER_DEGREE;
	const wide = high / narrowAt(point.lat);
	const near: Near = {
		point,
		reach,
		south: point.lat - high,
		north: point.lat + high,
		west: point.long - wide,
		east: point.long + wide,
	};
	return table
		.legsNear(near)
		.flatMap((leg) => {
			const nearest = nearestOn(table.lineOf(leg), near);
			return nearest ? [{ leg, ...nearest }] : [];
		})
		.sort((a, b) => a.miles - b.miles || a.leg - b.leg);
}

/** Where a leg is nearest to a point: on which piece of its line, from 0, and how far along that piece. */
interface Nearest {
	leg: number;
	miles: number;
	piece: number;
	part: number;
	foot: Point;
}

/** Finds where a line is nearest to a point, if it comes within reach. */
function nearestOn({ lat, long }: Line, near: Near): Omit<Nearest, 'leg'> | undefined {
	const { point, reach } = near;
	let nearest: ReturnType<typeof nearestOn>;
	for (let piece = 0; piece + 1 < lat.length; piece++) {
		const startLat = lat[piece] as number;
		const startLong = long[piece] as number;
		const endLat = lat[piece + 1] as number;
		const endLong = long[piece + 1] as number;
		if (startLat > near.north && endLat > near.north) continue;
		if (startLat < near.south && endLat < near.south) continue;
		if (startLong > near.east && endLong > near.east) continue;
		if (startLong < near.west && endLong < near.west) continue;
		const foot = footOn({ lat: startLat, long: startLong }, { lat: endLat, long: endLong }, point);
		const miles = milesBetween(point, foot);
		if (miles <= reach && miles < (nearest?.miles ?? Number.POSITIVE_INFINITY))
			nearest = { miles, piece, part: foot.part, foot };
	}
	return nearest;
}

function partOfLine({ lat, long }: Line, { piece, part }: Pick<Nearest, 'piece' | 'part'>): number {
	let before = 0;
	let whole = 0;
	for (let at = 0; at + 1 < lat.length; at++) {
		const start = { lat: lat[at] as number, long: long[at] as number };
		const miles = milesBetween(start, { lat: lat[at + 1] as number, long: long[at + 1] as number });
		if (at < piece) before += miles;
		if (at === piece) before += miles * part;
		whole += miles;
	}
	return whole === 0 ? 0 : before / whole;
}
