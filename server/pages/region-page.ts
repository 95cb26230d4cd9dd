import { countWords } from '#domain/count-words.ts';
import { toListedCollege } from '#domain/pages/island.ts';
import type { FoundPage } from '#domain/pages/page-routes.ts';
import { paths } from '#domain/paths.ts';
import { regionNamed } from '#domain/search/named-area.ts';
import { toListedState } from '#domain/states/listed-state.ts';
import { type PageContent, type PageStores, stateLinks, words } from './page-content.ts';

/** `/region/:name`: the region's texts, its states and their open colleges; undefined when there is no such region. */
export async function regionPage({ param }: FoundPage, stores: PageStores): Promise<PageContent | undefined> {
	const region = regionNamed(param);
	if (!region) return undefined;
	const about = (await stores.states.regions()).find(({ id }) => id === region.id) ?? null;
	const states = await stores.states.inRegion(region.id);
	const abbreviations = new Set(states.map(({ state_abbreviation }) => state_abbreviation));
	const colleges = (await stores.colleges.enabled()).filter((college) =>
		abbreviations.has(college.state_abbreviation),
	);
	const description = `${countWords(colleges.length, 'college')} in the ${region.idString} region, by state.`;
	return {
		name: region.idString,
		path: paths.region(region.idString),
		description,
		words: words(
			region.idString,
			about?.text ?? description,
			stateLinks(states.filter(({ enabled }) => enabled)),
		),
		page: {
			about,
			states: states.map(toListedState),
			colleges: colleges.map((each) => ({ ...toListedCollege(each), lat: each.lat, long: each.long })),
		},
		linkedData: [],
	};
}
