/** Miles and minutes on roads that are in no table: streets in town, county roads outside. */
export interface MilesAndMinutes {
	miles: number;
	minutes: number;
}

/**
 * Streets are 1.3 times the length of the straight line (Boscoe, Henry and Zdeb 2012 find 1.3 to 1.4 for short
 * distances).
 */
const DETOUR = 1.3;
const TOWN_MILES = 3;
const TOWN_SPEED = 25;
const COUNTRY_SPEED = 45;

/** Estimates the way by streets and county roads between points this many straight-line miles apart. */
export function localRoads(straight: number): MilesAndMinutes {
	const miles = straight * DETOUR;
	const inTown = Math.min(miles, TOWN_MILES);
	return { miles, minutes: (inTown / TOWN_SPEED + (miles - inTown) / COUNTRY_SPEED) * 60 };
}
