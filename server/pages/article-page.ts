import { html, raw } from 'hono/html';
import type { Article } from '#domain/articles/article.ts';
import type { FoundPage } from '#domain/pages/page-routes.ts';
import { siteName } from '#domain/pages/page-title.ts';
import { placesNamedIn } from './article-places.ts';
import { type PageContent, type PageStores, words } from './page-content.ts';

/** `/student-voices/:articleId`: a shown article in full; undefined when there is none. */
export async function articlePage(
	{ page, param }: FoundPage,
	stores: PageStores,
): Promise<PageContent | undefined> {
	const article = await stores.articles.withId(param);
	if (!article) return undefined;
	const description = article.excerpt || page.description;
	return {
		name: article.article_title,
		description,
		// A blog post lives at the blog: this copy must not compete with it in search results.
		...(!article.URL.startsWith('/') && { home: article.URL }),
		// Security: the store sanitizes bodies, and nothing else goes into a page as markup.
		words: words(article.article_title, '', html`<div class="article">${raw(article.body)}</div>`),
		page: { article, ...(await placesNamedIn([article], stores)) },
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
