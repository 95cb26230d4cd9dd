import { html } from 'hono/html';
import type { ListedArticle } from '#domain/articles/article.ts';
import type { College } from '#domain/colleges/college.ts';
import type { Island } from '#domain/pages/island.ts';
import { paths } from '#domain/paths.ts';
import type { Html } from '#server/html/markup.ts';
import type { Stores } from '#server/stores.ts';

export type PageStores = Pick<
	Stores,
	'articles' | 'colleges' | 'contributors' | 'places' | 'site' | 'states'
>;

/** A page's words before any script has run, and the facts it hands to the script. */
export interface PageContent {
	/** The name in the page's title; the last path segment when absent. */
	name?: string;
	/** The page's canonical path, if other paths also lead to it. */
	path?: string;
	description: string;
	/** The full address for search engines to list, when the page lives elsewhere. */
	home?: string;
	/** The first words: plain HTML, escaped. */
	words: Html;
	page: Island['page'];
	/** schema.org descriptions, for search engines. */
	linkedData: object[];
}

/** A heading, the lead unless it is empty, and the rest. */
export const words = (heading: string, lead: string, more: Html | '' = '') =>
	html`<div class="first-words"><h1>${heading}</h1>${lead && html`<p class="lead">${lead}</p>`}${more}</div>`;

/** "A map", "trip tips and a map", "3 colleges, trip tips, and a map". */
export const listWords = (parts: string[]) => new Intl.ListFormat('en-US').format(parts);

export const collegeLinks = (colleges: Pick<College, 'ipeds_id' | 'name' | 'city'>[]) =>
	html`<ul>${colleges.map(
		({ ipeds_id, name, city }) => html`<li><a href="${paths.college(ipeds_id)}">${name}</a>, ${city}</li>`,
	)}</ul>`;

/** Links to articles: our own here, and the blog's on the blog. */
export const articleLinks = (articles: Pick<ListedArticle, 'URL' | 'article_title'>[]) =>
	html`<ul>${articles.map(({ URL, article_title }) => html`<li><a href="${URL}">${article_title}</a></li>`)}</ul>`;

export const stateLinks = (states: { name: string }[]) =>
	html`<ul>${states.map(({ name }) => html`<li><a href="${paths.state(name)}">${name}</a></li>`)}</ul>`;
