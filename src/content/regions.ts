import * as z from 'zod/mini';
import { queryPaths } from '#api/query.ts';
import bundled from '#domain/catalogue/regions.json';
import { type RegionId, regions } from '#domain/states/region.ts';
import { type RegionContent, regionContentSchema } from '#domain/states/state.ts';
import { readStored, refreshBehind, type StoredList } from './stored-list.ts';

const list: StoredList<RegionContent[]> = {
	key: 'regions',
	path: queryPaths.regions,
	schema: z.array(regionContentSchema),
};

/** A region's texts as stored on this device, or as bundled with the app; refreshed in the background. */
export async function loadRegion(id: RegionId): Promise<RegionContent | null> {
	const known = (await readStored(list)) ?? bundledRegions();
	void refreshBehind(list);
	return known.find((region) => region.id === id) ?? null;
}

function bundledRegions(): RegionContent[] {
	return regions.flatMap(({ id, idString }) => {
		const text = bundled.find((region) => region.id === id)?.text;
		return text === undefined ? [] : { id, idString, image: null, text };
	});
}
