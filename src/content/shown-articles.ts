import type { ListedArticle } from '#domain/articles/article.ts';
import { observable } from '#runtime/observable.ts';
import type { WhyMissing } from './why-missing.ts';

/** The article list as this page knows it: not read yet; here; or unavailable from both the device and the server. */
export type ArticleList =
	| { kind: 'loading' }
	| { kind: 'here'; articles: ListedArticle[]; refreshedAt: number }
	| { kind: 'missing'; why: WhyMissing };

const list = observable<ArticleList>({ kind: 'loading' });

/** Calls back when the list changed; returns the function that stops it. */
export const onArticlesChange = list.subscribe;

export const articlesIfKnown = list.get;

/** A list confirmed within this time, in ms, is not requested again. */
export const FRESH_MS = 60_000;

/**
 * Takes the list that came with the document. It may come from an old cached document, so it is refreshed, and stored,
 * in the background.
 */
export function articlesArrived(articles: ListedArticle[]) {
	const refreshedAt = Date.now() - FRESH_MS;
	if (list.get().kind !== 'here') showArticles({ kind: 'here', articles, refreshedAt });
}

/** Replaces the known list and tells the listeners. */
export const showArticles = list.set;
