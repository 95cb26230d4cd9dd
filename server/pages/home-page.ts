import { html } from 'hono/html';
import { featuredColleges } from '#domain/pages/island.ts';
import type { FoundPage } from '#domain/pages/page-routes.ts';
import { paths } from '#domain/paths.ts';
import { toListedState } from '#domain/states/listed-state.ts';
import type { Stores } from '#server/stores.ts';
import { collegeLinks, type PageContent, words } from './page-content.ts';

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
