import { fetchPacked } from '#api/fetch-packed.ts';
import { bySize, rankTowns } from '#domain/search/rank-towns.ts';
import { type PackedTowns, type Town, unpackTowns } from '#domain/towns/packed-towns.ts';
import townsUrl from '#generated/towns.bin?url';
import { nextTask } from '#runtime/in-slices.ts';
import { remembered } from '#runtime/remembered.ts';

/** Fetches the bundled towns of the United States, once; biggest first. */
export const loadTowns = remembered(async () => {
	const towns = unpackTowns(await fetchPacked<PackedTowns>(townsUrl));
	// Parsing and sorting each block a slow phone for a moment.
	await nextTask();
	return bySize(towns);
});

/** Finds the towns that `query` may mean, best match first. */
export async function findTowns(query: string, limit: number): Promise<Town[]> {
	return rankTowns(await loadTowns(), query, limit);
}
