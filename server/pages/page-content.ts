import { html } from 'hono/html';
import type { ListedArticle } from '#domain/articles/article.ts';
import type { College } from '#domain/colleges/college.ts';
import type { Island } from '#domain/pages.ts';
import { paths } from '#domain/paths.ts';
import type { Stores } from '#server/stores.ts';

/** What the pages read. */
export type PageStores = Pick<
	Stores,
	'articles' | 'colleges' | 'contributors' | 'places' | 'site' | 'states'
>;

/** What one page says before any script has run, and the facts it hands to the script. */
export interface PageContent {
	/** The name its title gives; the last path segment when absent. */
	name?: string;
	/** The page's one address, where it may be asked for by another. */
	path?: string;
	description: string;
	/** The whole address at which search engines are to list it, when that is not here. */
	home?: string;
	/** The first words: plain HTML, escaped. */
	words: Html;
	page: Island['page'];
	/** schema.org descriptions, for search engines. */
	linkedData: object[];
}

/** Markup in which every value has been escaped. */
export type Html = ReturnType<typeof html>;

/** A heading, what stands under it unless that is empty, and what follows. */
export const words = (heading: string, lead: string, more: Html | '' = '') =>
	html`<div class="first-words"><h1>${heading}</h1>${lead && html`<p class="lead">${lead}</p>`}${more}</div>`;

/** A list of links to the guides. */
export const collegeLinks = (colleges: Pick<College, 'ipeds_id' | 'name' | 'city'>[]) =>
	html`<ul>${colleges.map(
		({ ipeds_id, name, city }) => html`<li><a href="${paths.college(ipeds_id)}">${name}</a>, ${city}</li>`,
	)}</ul>`;

/** A list of links to articles: ours, and the blog's at the blog. */
export const articleLinks = (articles: Pick<ListedArticle, 'URL' | 'article_title'>[]) =>
	html`<ul>${articles.map(({ URL, article_title }) => html`<li><a href="${URL}">${article_title}</a></li>`)}</ul>`;

/** A list of links to states. */
export const stateLinks = (states: { name: string }[]) =>
	html`<ul>${states.map(({ name }) => html`<li><a href="${paths.state(name)}">${name}</a></li>`)}</ul>`;
