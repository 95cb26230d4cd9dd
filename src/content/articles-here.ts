import * as z from 'zod/mini';
import { articlePaths } from '#api/articles.ts';
import { getIfChanged, type Versioned } from '#api/request.ts';
import { type Article, articleSchema, type ListedArticle } from '#domain/articles/article.ts';
import { sameJson } from '#domain/sync/cell.ts';
import { noteAsked } from './ask-once.ts';
import { announceContentChange } from './content-change.ts';
import {
	forgetContent,
	listContentKeys,
	readContent,
	readContentFrom,
	readStoredContent,
	writeContent,
} from './device.ts';
import { refreshBehind } from './refresh-behind.ts';

/** Key prefix of articles on this device; the id follows. */
const PREFIX = 'article:';
/** Articles per request: on a weak signal a request costs more than their few kilobytes. */
export const ARTICLES_AT_ONCE = 10;

/**
 * Loads an article from this device and refreshes it in the background; if it was never here, from the server.
 * @throws ApiError `article_not_found` when there is none, `no_signal` when it is not here and cannot be fetched
 */
export async function loadArticle(id: string): Promise<Article> {
	const row = await readContent(PREFIX + id);
	if (!row) return fetchArticle(id);
	const stored = { value: row.value as Article, etag: row.etag };
	void refreshArticle(stored);
	return stored.value;
}

/** Stores the article that came with the document, so that it can be read without a signal from now on. */
export async function storeArrivedArticle(article: Article): Promise<void> {
	noteAsked(PREFIX + article.id);
	await store(article);
}

/** Returns true if the device stores it. */
async function store(article: Article, etag: string | null = null): Promise<boolean> {
	return writeContent({ key: PREFIX + article.id, value: article, etag, refreshed_at: Date.now() });
}

/** Lists every article this device can show now. */
export async function listArticlesHere(): Promise<Article[]> {
	return (await readContentFrom(PREFIX)).map(({ value }) => value as Article);
}

/** Returns the articles of a list that are not on this device in the listed version. */
export async function missingOf(listed: readonly ListedArticle[]): Promise<ListedArticle[]> {
	const stored = await readStoredContent(listed.map(({ id }) => PREFIX + id));
	return listed.filter(
		({ modified }, at) => (stored[at]?.value as Article | undefined)?.modified !== modified,
	);
}

/**
 * Fetches the articles of a list that are missing on this device; returns true if the device stores all of them.
 * @throws ApiError when that fails
 */
export async function fetchMissing(listed: readonly ListedArticle[]): Promise<boolean> {
	const missing = await missingOf(listed);
	let areKept = true;
	for (let first = 0; first < missing.length; first += ARTICLES_AT_ONCE) {
		const ids = missing.slice(first, first + ARTICLES_AT_ONCE).map(({ id }) => id);
		areKept = (await fetchArticles(ids)) && areKept;
	}
	return areKept;
}

/**
 * Fetches articles, except any no longer shown; returns true if the device stores all that came.
 * @throws ApiError when that fails
 */
export async function fetchArticles(ids: readonly string[]): Promise<boolean> {
	const { value: articles } = await getIfChanged(
		articlePaths.articles(ids),
		z.array(articleSchema),
		undefined,
	);
	let areKept = true;
	for (const article of articles) areKept = (await store(article)) && areKept;
	return areKept;
}

/** Deletes articles that are no longer listed. */
export async function forgetArticlesBut(listed: readonly ListedArticle[]): Promise<void> {
	const keys = new Set(listed.map(({ id }) => PREFIX + id));
	await forgetContent((await listContentKeys(PREFIX)).filter((key) => !keys.has(key)));
}

function refreshArticle(stored: Versioned<Article>): Promise<void> {
	const { id } = stored.value;
	const ask = async () => {
		const fresh = await fetchArticle(id, stored);
		if (!sameJson(fresh, stored.value)) announceContentChange();
	};
	return refreshBehind(PREFIX + id, ask, {
		words: 'An article could not be refreshed',
		article_not_found: () => forgetContent([PREFIX + id]),
	});
}

async function fetchArticle(id: string, stored?: Versioned<Article>): Promise<Article> {
	const { value, etag, isNew } = await getIfChanged(articlePaths.article(id), articleSchema, stored);
	if (isNew) await store(value, etag);
	return value;
}
