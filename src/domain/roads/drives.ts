import { milesBetween, type Point } from '#domain/geo.ts';
import { type Ending, findRoutes } from './find-routes.ts';
import { cutOff, landOf, neighborOf } from './land.ts';
import { nearbyRoads } from './nearby-roads.ts';
import type { Borders } from './road-facts.ts';
import type { RoadTable } from './road-table.ts';
import { type Route, turnedRound } from './route.ts';

/**
 * Why the table has no drive: one of the places is surrounded by water or wilderness, is in another country (`abroad`
 * if both are, close to each other), is on an island or in a state whose roads are not in the table, or is not near any
 * of its roads.
 */
export interface NoRoad {
	noRoad: 'water' | 'country' | 'abroad' | 'uncovered' | 'far';
	/** The island, the country or the state; "" if it has no name. */
	place: string;
}

/** In miles. */
const ACROSS_A_CITY = 25;

/** Finds the fastest drives from one point to several, or the reason why there is none. */
export function drives(table: RoadTable, start: Point, targets: readonly Point[]): (Route | NoRoad)[] {
	return drivesFrom(
		table,
		located(table, start),
		targets.map((target) => located(table, target)),
	);
}

/** Finds the drives between all of these points: one row per point, null from a point to itself. */
export function driveMatrix(table: RoadTable, points: readonly Point[]): (Route | NoRoad | null)[][] {
	const places = points.map((point) => located(table, point));
	const matrix = points.map(() => points.map((): Route | NoRoad | null => null));
	const put = (row: number, column: number, drive: Route | NoRoad) => {
		(matrix[row] as (Route | NoRoad | null)[])[column] = drive;
	};
	const order = outermostFirst(points);
	order.forEach((row, at) => {
		const rest = order.slice(at + 1);
		const targets = rest.map((column) => places[column] as Located);
		drivesFrom(table, places[row] as Located, targets).forEach((drive, next) => {
			const column = rest[next] as number;
			put(row, column, drive);
			put(column, row, 'noRoad' in drive ? drive : turnedRound(drive));
		});
	});
	return matrix;
}

/**
 * Orders the points' indexes, each time taking the one farthest from the rest. A search runs as far as its farthest
 * target; starting from the outside, the remaining points get ever closer together, and all searches together pass a
 * third fewer junctions than in trip order.
 */
function outermostFirst(points: readonly Point[]): number[] {
	const apart = points.map((point) => points.map((other) => milesBetween(point, other)));
	const left = new Set(points.keys());
	const order: number[] = [];
	while (left.size > 0) {
		let [outermost, most] = [0, -1];
		for (const at of left) {
			let far = 0;
			for (const other of left) far += apart[at]?.[other] as number;
			if (far > most) [outermost, most] = [at, far];
		}
		order.push(outermost);
		left.delete(outermost);
	}
	return order;
}

/** A point, with the land or neighboring country it is in, and where it reaches a road. */
interface Located extends Ending {
	land: string | null;
	neighbor: keyof Borders | undefined;
}

function located(table: RoadTable, point: Point): Located {
	const land = landOf(point);
	const neighbor = land === 'mainland' || land === null ? neighborOf(table.borders, point) : undefined;
	return { point, land, neighbor, access: nearbyRoads(table, point) };
}

function drivesFrom(table: RoadTable, start: Located, targets: readonly Located[]): (Route | NoRoad)[] {
	const hindrances = targets.map((target) => hindrance(start, target));
	const open = targets.filter((_, at) => !hindrances[at]);
	const routes = open.length === 0 ? [] : findRoutes(table, start, open);
	let next = 0;
	return hindrances.map((reason) => reason ?? routes[next++] ?? { noRoad: 'far', place: '' });
}

function hindrance(start: Located, target: Located): NoRoad | undefined {
	const isInOneCity = milesBetween(start.point, target.point) <= ACROSS_A_CITY;
	if (start.neighbor && start.neighbor === target.neighbor && isInOneCity)
		return { noRoad: 'abroad', place: start.neighbor };
	for (const { land, neighbor } of [start, target]) {
		if (neighbor || land === null) return { noRoad: 'country', place: neighbor ?? '' };
	}
	const [first, second] = [start.land as string, target.land as string];
	const island = cutOff(first, second);
	if (island !== undefined) return { noRoad: 'water', place: island };
	if (first !== second) return { noRoad: 'uncovered', place: 'Alaska' };
	return first === 'mainland' ? undefined : { noRoad: 'uncovered', place: first };
}
