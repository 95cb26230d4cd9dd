import { ApiError } from '#api/api-error.ts';
import { findTowns } from '#content/towns.ts';
import { isWholeName } from '#domain/search/rank-towns.ts';
import type { Town } from '#domain/towns/packed-towns.ts';
import { waitBriefly } from '#runtime/wait-briefly.ts';

const MOST_TOWNS = 3;

/** The towns a query names, all with the same name; none while the list of towns is not on this device yet. */
export async function townsNamed(query: string): Promise<Town[]> {
	try {
		const towns = await findTowns(query, MOST_TOWNS);
		return towns.filter(({ name }) => name === towns[0]?.name);
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		console.warn('The list of towns is not on this device yet', error);
		return [];
	}
}

/**
 * The largest town whose whole name the query is, for results that can do without: a small one in another state is less
 * likely meant than the college that is called nearly the same. None where the list is slow to come.
 */
export async function wholeTownNamed(query: string): Promise<Town[]> {
	const towns = (await waitBriefly(townsNamed(query))) ?? [];
	return towns.filter((town) => isWholeName(town, query)).slice(0, 1);
}
