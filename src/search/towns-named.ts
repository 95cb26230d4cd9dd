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
 * Returns the towns a search means: those it names if nothing else matches; if names match except for a typo, the
 * largest town with that whole name. A small town in another state is less likely meant than a college with nearly the
 * same name.
 */
export async function townsMeant(
	query: string,
	{ found, areTypos }: { found: readonly unknown[]; areTypos: boolean },
): Promise<Town[]> {
	if (found.length === 0) return townsNamed(query);
	if (!areTypos) return [];
	// The results can do without the list if it is slow to come.
	const towns = (await waitBriefly(townsNamed(query))) ?? [];
	return towns.filter((town) => isWholeName(town, query)).slice(0, 1);
}

/** Returns the campuses nearest to these towns, with "12 mi from Concord, NH". */
export const campusesNearTowns = <Campus extends Point>(
	towns: readonly Town[],
	campuses: readonly Campus[],
) =>
	campusesNear(towns, campuses).map(({ campus, town, miles }) => ({
		campus,
		far: `${distanceWords(miles)} from ${town.name}, ${town.state_abbreviation}`,
	}));

/** Returns the rows near a town first, then those that match except for a typo, without repeats. */
export function nearFirst<Row>(
	near: readonly Row[],
	found: readonly Row[],
	keyOf: (row: Row) => string,
): Row[] {
	const keys = new Set(near.map(keyOf));
	return [...near, ...found.filter((row) => !keys.has(keyOf(row)))];
}

/** Returns all towns with this name; none while the list of towns is not on this device yet. */
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
