import { toListedCollege } from '#domain/pages/island.ts';
import type { FoundPage } from '#domain/pages/page-routes.ts';
import { toListedState } from '#domain/states/listed-state.ts';
import { type PageContent, type PageStores, stateLinks, words } from './page-content.ts';

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
