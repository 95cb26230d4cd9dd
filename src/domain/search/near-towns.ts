import { nearestTo, type Point } from '../geo.ts';

/** A town as people write it: "Concord, NH". */
export interface NamedTown extends Point {
	name: string;
	state_abbreviation: string;
}

const SHOWN = 3;

/**
 * Returns the campuses nearest to these towns: three in all, or two each for two towns. A campus near several is listed
 * once, with its nearest town.
 */
export function campusesNear<Town extends NamedTown, Campus extends Point>(
	towns: readonly Town[],
	campuses: readonly Campus[],
) {
	const each = Math.ceil(SHOWN / towns.length);
	const rows = towns
		.slice(0, SHOWN)
		.flatMap((town) =>
			nearestTo(town, campuses, each).map(({ place, miles }) => ({ campus: place, town, miles })),
		);
	const byMiles = [...rows].sort((a, b) => a.miles - b.miles);
	return rows.filter((row) => row === byMiles.find(({ campus }) => campus === row.campus));
}
