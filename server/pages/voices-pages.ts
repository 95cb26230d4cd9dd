import { html, raw } from 'hono/html';
import type { Article, ListedArticle } from '#domain/articles/article.ts';
import type { Places } from '#domain/articles/places.ts';
import { collegeIdsOf, isAbout } from '#domain/articles/targeting.ts';
import { studentVoicesLead } from '#domain/page-leads.ts';
import type { FoundPage } from '#domain/page-routes.ts';
import { siteName } from '#domain/page-title.ts';
import type { Stores } from '#server/stores.ts';
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
		page: { articles, ...(await placesOf(articles, stores)) },
		linkedData: [],
	};
}

/** `/articles`: every shown article; the device picks the ones the query asks for. */
export async function articlesPage({ page }: FoundPage, stores: PageStores): Promise<PageContent> {
	const articles = await stores.articles.all();
	return {
		description: page.description,
		words: words('Articles', page.description),
		page: { articles, ...(await placesOf(articles, stores)) },
		linkedData: [],
	};
}

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
		page: { article, ...(await placesOf([article], stores)) },
		linkedData: [linkedArticle(article)],
	};
}

/** All states and subregions, and the colleges that the articles are about. */
async function placesOf(
	articles: ListedArticle[],
	{ states, colleges }: Pick<Stores, 'states' | 'colleges'>,
): Promise<Places> {
	const ids = new Set(articles.flatMap(collegeIdsOf));
	return {
		states: (await states.all()).map(({ name, state_abbreviation, region, enabled }) => ({
			name,
			state_abbreviation,
			region,
			enabled,
		})),
		subregions: await states.subregions(),
		colleges: (await colleges.enabled())
			.filter(({ ipeds_id }) => ids.has(ipeds_id))
			.map(({ ipeds_id, name, state_abbreviation, subregion_id, enabled }) => ({
				ipeds_id,
				name,
				state_abbreviation,
				subregion_id,
				enabled,
			})),
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
