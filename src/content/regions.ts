import * as z from 'zod/mini';
import { queryPaths } from '#api/query.ts';
import bundled from '#domain/catalogue/regions.json';
import { type RegionId, regions } from '#domain/states/region.ts';
import { type RegionContent, regionContentSchema } from '#domain/states/state.ts';
import { type KeptList, readKept, refreshBehind } from './kept-list.ts';

const list: KeptList<RegionContent[]> = {
	key: 'regions',
	path: queryPaths.regions,
	schema: z.array(regionContentSchema),
};

/** What is said of a region, as this device keeps it, else as it came with the app; the server is asked behind. */
export async function loadRegion(id: RegionId): Promise<RegionContent | null> {
	const known = (await readKept(list)) ?? bundledRegions();
	void refreshBehind(list);
	return known.find((region) => region.id === id) ?? null;
}

function bundledRegions(): RegionContent[] {
	return regions.flatMap(({ id, idString }) => {
		const text = bundled.find((region) => region.id === id)?.text;
		return text === undefined ? [] : { id, idString, image: null, text };
	});
}
