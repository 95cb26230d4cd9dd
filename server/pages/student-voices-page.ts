import { isAbout } from '#domain/articles/targeting.ts';
import { studentVoicesLead } from '#domain/pages/page-leads.ts';
import type { FoundPage } from '#domain/pages/page-routes.ts';
import { placesNamedIn } from './article-places.ts';
import { articleLinks, type PageContent, type PageStores, words } from './page-content.ts';

/** Only general articles are named here: a place's own page links to the articles about it. */
const MOST_NAMED = 12;

/** `/student-voices`: every shown article, and the places they are about. */
export async function studentVoicesPage({ page }: FoundPage, stores: PageStores): Promise<PageContent> {
	const articles = await stores.articles.all();
	const general = articles.filter((article) => isAbout(article, { general: true }));
	return {
		description: page.description,
		words: words('Student Voices', studentVoicesLead, articleLinks(general.slice(0, MOST_NAMED))),
		page: { articles, ...(await placesNamedIn(articles, stores)) },
		linkedData: [],
	};
}
