import type { Article } from '#domain/articles/article.ts';
import { siteName } from '#domain/page-title.ts';
import type { Stores } from '#server/stores.ts';
import { type PageContent, words } from './page-content.ts';
import type { FoundPage } from './page-routes.ts';

/** `/student-voices/:articleId`: an article that is shown, by its title and what it says in short; undefined when there is none. */
export async function articlePage(
	{ page, param }: FoundPage,
	stores: Stores,
): Promise<PageContent | undefined> {
	const article = await stores.articles.withId(param);
	if (!article) return undefined;
	const description = article.excerpt || page.description;
	return {
		name: article.article_title,
		description,
		// A post of the blog lives there: shown here as well, it is not to stand against itself in a search.
		...(!article.URL.startsWith('/') && { home: article.URL }),
		words: words(article.article_title, description),
		page: null,
		linkedData: [linkedArticle(article)],
	};
}

const linkedArticle = ({ article_title, published, modified }: Article): object => ({
	'@context': 'https://schema.org',
	'@type': 'Article',
	headline: article_title,
	datePublished: published,
	dateModified: modified,
	publisher: { '@type': 'Organization', name: siteName },
});
