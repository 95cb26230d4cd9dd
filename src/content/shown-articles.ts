import type { ListedArticle } from '#domain/articles/article.ts';
import { observable } from '#ui/observable.ts';

/** Why articles that are not on the device cannot be had: nobody answers, or the server cannot give them. */
export type WhyMissing = 'no_signal' | 'failing';

/** The list of articles as this page knows it: not read yet; here; or neither on the device nor to be had. */
export type ArticleList =
	| { kind: 'loading' }
	| { kind: 'here'; articles: ListedArticle[]; refreshedAt: number }
	| { kind: 'missing'; why: WhyMissing };

const list = observable<ArticleList>({ kind: 'loading' });

/** Calls back when the list changed; returns the way to stop. */
export const onArticlesChange = list.subscribe;

/** The list as far as it is known by now. */
export const articlesIfKnown = list.get;

/** A list confirmed this recently, in ms, is not asked for again. */
export const FRESH_MS = 60_000;

/** Takes the list that came with the document: as old as one from a cache may be, so it is asked for, and kept, behind. */
export function articlesArrived(articles: ListedArticle[]) {
	const refreshedAt = Date.now() - FRESH_MS;
	if (list.get().kind !== 'here') showArticles({ kind: 'here', articles, refreshedAt });
}

/** Puts what has been learned in place of what was known, and tells those who listen. */
export const showArticles = list.set;
