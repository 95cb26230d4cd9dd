import { ApiError } from '#api/api-error.ts';
import { findTowns } from '#content/towns.ts';
import type { Point } from '#domain/geo.ts';
import { campusesNear } from '#domain/search/near-towns.ts';
import { isWholeName } from '#domain/search/rank-towns.ts';
import type { Town } from '#domain/towns/packed-towns.ts';
import { distanceWords } from '#domain/trips/travel-words.ts';
import { waitBriefly } from '#runtime/wait-briefly.ts';

const MOST_TOWNS = 3;

/**
 * The towns a search means: those it names where nothing else matches; where names match but for a typo, the largest
 * town whose whole name it is. A small one in another state is less likely meant than the college that is called nearly
 * the same.
 */
export async function townsMeant(
	query: string,
	{ found, areTypos }: { found: readonly unknown[]; areTypos: boolean },
): Promise<Town[]> {
	if (found.length === 0) return townsNamed(query);
	if (!areTypos) return [];
	// The results can do without, where the list is slow to come.
	const towns = (await waitBriefly(townsNamed(query))) ?? [];
	return towns.filter((town) => isWholeName(town, query)).slice(0, 1);
}

/** The campuses nearest to these towns, with "12 mi from Concord, NH". */
export const campusesNearTowns = <Campus extends Point>(
	towns: readonly Town[],
	campuses: readonly Campus[],
) =>
	campusesNear(towns, campuses).map(({ campus, town, miles }) => ({
		campus,
		far: `${distanceWords(miles)} from ${town.name}, ${town.state_abbreviation}`,
	}));

/** Near a town first, then what matches but for a typo, each once. */
export function nearFirst<Row>(
	near: readonly Row[],
	found: readonly Row[],
	keyOf: (row: Row) => string,
): Row[] {
	const keys = new Set(near.map(keyOf));
	return [...near, ...found.filter((row) => !keys.has(keyOf(row)))];
}

/** All with the same name; none while the list of towns is not on this device yet. */
async function townsNamed(query: string): Promise<Town[]> {
	try {
		const towns = await findTowns(query, MOST_TOWNS);
		return towns.filter(({ name }) => name === towns[0]?.name);
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		console.warn('The list of towns is not on this device yet', error);
		return [];
	}
}
