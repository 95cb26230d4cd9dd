import bundled from '#domain/catalogue/regions.json';
import { regions } from '#domain/states/region.ts';
import type { RegionContent } from '#domain/states/state.ts';

/** The regions' texts that come with the app. */
export function bundledRegions(): RegionContent[] {
	return regions.flatMap(({ id, idString }) => {
		const text = bundled.find((region) => region.id === id)?.text;
		return text === undefined ? [] : { id, idString, image: null, text };
	});
}
