import { milesBetween, type Point } from '#domain/geo.ts';
import { type RoadTable, visitCells } from './road-table.ts';

/** Where a point comes to a road: on which leg, how far along it (0 to 1), and how many miles off. */
export interface Access {
	leg: number;
	part: number;
	miles: number;
}

/** Farther than this from any road of the table, nothing can be said of a drive. */
const FARTHEST = 16;
const MOST = 8;
const REACHES = [2, 5, 10, FARTHEST];
const DEGREES_PER_MILE = 1 / 69.05;

/** The nearest few legs, the nearest first: which of them the drive begins on, its search decides. None where no road is near. */
export function nearbyRoads(table: RoadTable, point: Point): Access[] {
	for (const reach of REACHES) {
		const found = within(table, point, reach);
		if (found.length >= MOST || reach === FARTHEST) return found.slice(0, MOST);
	}
	return [];
}

function within(table: RoadTable, point: Point, reach: number): Access[] {
	const { pointsFrom, points, legOf } = table.cells;
	const high = reach * DEGREES_PER_MILE;
	const wide = high / Math.cos((point.lat * Math.PI) / 180);
	const box = {
		south: point.lat - high,
		north: point.lat + high,
		west: point.long - wide,
		east: point.long + wide,
	};
	const nearest = new Map<number, { miles: number; at: number; part: number }>();
	visitCells(box, (cell) => {
		for (let place = pointsFrom[cell] as number; place < (pointsFrom[cell + 1] as number); place++) {
			const at = points[place] as number;
			const { miles, part } = nearestOnPiece(table, at, point);
			const leg = legOf[at] as number;
			if (miles > reach || miles >= (nearest.get(leg)?.miles ?? Number.POSITIVE_INFINITY)) continue;
			nearest.set(leg, { miles, at, part });
		}
	});
	return [...nearest]
		.map(([leg, { miles, at, part }]) => ({ leg, miles, part: partOfLeg(table, leg, at, part) }))
		.sort((a, b) => a.miles - b.miles || a.leg - b.leg);
}

/** The piece of line from a point of it to the next: how far along it, and how far off, another point lies. */
function nearestOnPiece({ pointLat, pointLong }: RoadTable, at: number, point: Point) {
	const [lat, long] = [pointLat[at] as number, pointLong[at] as number];
	const narrow = Math.cos((point.lat * Math.PI) / 180);
	const dx = ((pointLong[at + 1] as number) - long) * narrow;
	const dy = (pointLat[at + 1] as number) - lat;
	const squared = dx * dx + dy * dy;
	const along = squared === 0 ? 0 : ((point.long - long) * narrow * dx + (point.lat - lat) * dy) / squared;
	const part = Math.min(1, Math.max(0, along));
	const nearest = { lat: lat + dy * part, long: long + (dx / narrow) * part };
	return { part, miles: milesBetween(point, nearest) };
}

function partOfLeg(table: RoadTable, leg: number, at: number, part: number): number {
	let before = 0;
	let whole = 0;
	for (let point = table.pointsAt[leg] as number; point < (table.pointsAt[leg + 1] as number) - 1; point++) {
		const miles = pieceMiles(table, point);
		if (point < at) before += miles;
		if (point === at) before += miles * part;
		whole += miles;
	}
	return whole === 0 ? 0 : before / whole;
}

function pieceMiles({ pointLat, pointLong }: RoadTable, at: number): number {
	return milesBetween(
		{ lat: pointLat[at] as number, long: pointLong[at] as number },
		{ lat: pointLat[at + 1] as number, long: pointLong[at + 1] as number },
	);
}
