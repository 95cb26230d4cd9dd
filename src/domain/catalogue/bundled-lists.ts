import type { College } from '../colleges/college.ts';
import { regions } from '../states/region.ts';
import type { RegionContent, State, Subregion } from '../states/state.ts';
import type { Lists } from './catalogue-news.ts';
import regionTexts from './regions.json' with { type: 'json' };

/** `generated/catalogue.bin`: the lists that come with the app, in the order the server uses. */
export interface PackedCatalogue {
	colleges: Omit<College, 'image' | 'size'>[];
	states: Omit<State, 'college_count'>[];
	subregions: Subregion[];
}

/** Returns the lists that come with the app, as a server answers them before anyone has edited a row. */
export function bundledLists(packed: PackedCatalogue): Lists {
	const colleges = packed.colleges.map((college) => ({ ...college, image: null, size: null }));
	return {
		colleges,
		states: packed.states.map((state) => ({ ...state, college_count: countEnabled(colleges, state) })),
		subregions: packed.subregions,
		regions: bundledRegions(),
	};
}

function countEnabled(colleges: College[], { state_abbreviation }: { state_abbreviation: string }): number {
	return colleges.filter((college) => college.enabled && college.state_abbreviation === state_abbreviation)
		.length;
}

/** Returns the regions' texts that come with the app. */
export function bundledRegions(): RegionContent[] {
	return regions.flatMap(({ id, idString }) => {
		const text = regionTexts.find((region) => region.id === id)?.text;
		return text === undefined ? [] : { id, idString, image: null, text };
	});
}
