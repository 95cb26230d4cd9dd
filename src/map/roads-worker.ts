import { fetchPacked } from '#api/fetch-packed.ts';
import { remembered } from '#api/remembered.ts';
import { roadLines, roadsIn } from '#domain/map/roads.ts';
import type { View } from '#domain/map/view.ts';
import { type PackedRoads, unpackRoads } from '#domain/roads/packed-roads.ts';
import highwaysUrl from '#generated/highways.bin?url';

/** Fifteen thousand pieces of road are read away from the page, which stays quick. */
const loadLines = remembered(async () => roadLines(unpackRoads(await fetchPacked<PackedRoads>(highwaysUrl))));

addEventListener('message', async ({ data: view, ports: [port] }: MessageEvent<View>) => {
	try {
		port?.postMessage(roadsIn(view, await loadLines()));
	} catch (error) {
		port?.postMessage(error);
	}
});
