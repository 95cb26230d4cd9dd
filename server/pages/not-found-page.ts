import { comingSoonLead } from '#domain/pages/page-leads.ts';
import type { FoundPage } from '#domain/pages/page-routes.ts';
import { stateNamed } from '#domain/search/named-area.ts';
import { isComingSoon, openNeighbors } from '#domain/states/listed-state.ts';
import { type PageContent, type PageStores, stateLinks, words } from './page-content.ts';

const HEADING = "Sorry we couldn't complete your request!";
const PROMPT = 'Search for a college or state!';

/** The page for an address that leads nowhere; for a state whose guides are coming soon, it links to its neighbors. */
export async function notFoundPage(found: FoundPage | undefined, stores: PageStores): Promise<PageContent> {
	return {
		name: 'Page Not Found',
		description: PROMPT,
		words: (await comingSoon(found, stores)) ?? words(HEADING, PROMPT),
		page: null,
		linkedData: [],
	};
}

async function comingSoon(found: FoundPage | undefined, stores: PageStores) {
	if (found?.page.template !== '/state/:name') return undefined;
	const states = await stores.states.all();
	const state = stateNamed(found.param, states);
	if (!state || !isComingSoon(state)) return undefined;
	return words(HEADING, comingSoonLead(state.name), stateLinks(openNeighbors(state, states)));
}
