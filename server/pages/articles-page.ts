import type { FoundPage } from '#domain/pages/page-routes.ts';
import { placesNamedIn } from './article-places.ts';
import { type PageContent, type PageStores, words } from './page-content.ts';

/** `/articles`: every shown article; the device picks the ones the query asks for. */
export async function articlesPage({ page }: FoundPage, stores: PageStores): Promise<PageContent> {
	const articles = await stores.articles.all();
	return {
		description: page.description,
		words: words('Articles', page.description),
		page: { articles, ...(await placesNamedIn(articles, stores)) },
		linkedData: [],
	};
}
