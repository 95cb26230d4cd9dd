import { html } from 'hono/html';
import { featuredColleges, toListedCollege } from '#domain/island.ts';
import type { FoundPage } from '#domain/page-routes.ts';
import { paths } from '#domain/paths.ts';
import { toListedState } from '#domain/states/listed-state.ts';
import { regionNamed } from '#domain/states/region.ts';
import type { Stores } from '#server/stores.ts';
import { collegeLinks, type PageContent, type PageStores, stateLinks, words } from './page-content.ts';

/** `/`: the states, and the featured colleges that are open. */
export async function homePage(
	{ page }: FoundPage,
	{ states, colleges }: Pick<Stores, 'states' | 'colleges'>,
): Promise<PageContent> {
	const open = new Map((await colleges.enabled()).map((college) => [college.ipeds_id as number, college]));
	const featured = featuredColleges.flatMap((id) => open.get(id) ?? []);
	const more = html`${collegeLinks(featured)}<p><a href="${paths.collegeGuides}">All college guides</a></p>`;
	return {
		description: page.description,
		words: words('Plan the whole college tour, then drive it with no signal', page.description, more),
		page: { states: (await states.all()).map(toListedState), colleges: featured },
		linkedData: [],
	};
}

/** `/college-guides`: every state, and every open college. */
export async function collegeGuidesPage({ page }: FoundPage, stores: PageStores): Promise<PageContent> {
	const states = await stores.states.all();
	const open = await stores.colleges.enabled();
	return {
		description: page.description,
		words: words('College Guides', page.description, stateLinks(states.filter(({ enabled }) => enabled))),
		page: { states: states.map(toListedState), colleges: open.map(toListedCollege) },
		linkedData: [],
	};
}

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
	const description = `${colleges.length} college visit guides in the ${region.idString} region, by state.`;
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
