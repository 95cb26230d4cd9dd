import { milesBetween, type Point } from '#domain/geo.ts';
import { localRoads, type MilesAndMinutes } from './local-roads.ts';
import type { Access } from './nearby-roads.ts';
import type { RoadTable } from './road-table.ts';
import type { Route } from './route.ts';
import { RouteSearch } from './route-search.ts';

/** For leaving one parking lot and entering the next. */
const MINUTES_AN_END = 3;
/** Straight-line miles within which streets may be faster than driving to a highway and back. */
const ACROSS_TOWN = 8;

/** Where a drive begins or ends, and where that point reaches a road. */
export interface Ending {
	point: Point;
	access: Access[];
}

/**
 * Finds the fastest drives from one place to several, at little more than the cost of the farthest. Null where no road
 * is near.
 */
export function findRoutes(table: RoadTable, start: Ending, targets: readonly Ending[]): (Route | null)[] {
	const found = new RouteSearch(table, start.access).toAll(targets.map(({ access }) => access));
	return targets.map(({ point, access }, at) => {
		const straight = milesBetween(start.point, point);
		const isInTown = straight <= ACROSS_TOWN && !table.water.isBetween(start.point, point);
		const route = faster(found[at], isInTown ? acrossTown(straight) : undefined);
		if (!route || start.access.length === 0 || access.length === 0) return null;
		const miles = Math.max(route.miles, straight);
		return { ...route, miles, minutes: miles === 0 ? 0 : route.minutes + 2 * MINUTES_AN_END };
	});
}

const faster = (one: Route | undefined, other: Route | undefined) =>
	one && other ? (other.minutes <= one.minutes ? other : one) : (one ?? other);

function acrossTown(straight: number): Route {
	const way: MilesAndMinutes = localRoads(straight);
	return { ...way, legs: [], streetsBefore: way.miles / 2, streetsAfter: way.miles / 2 };
}
