import * as z from 'zod/mini';
import { articlePaths } from '#api/articles.ts';
import { whenAgain } from '#api/failure-kind.ts';
import { getIfChanged, type Versioned } from '#api/request.ts';
import { type Article, articleSchema, type ListedArticle } from '#domain/articles/article.ts';
import { backOff } from '#domain/back-off.ts';
import { sameJson } from '#domain/sync/cell.ts';
import { pause } from '#runtime/pause.ts';
import { onReachable } from '#runtime/reachability.ts';
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
import { sayNotRefreshed } from './say-not-refreshed.ts';

/** Key prefix of articles on this device; the id follows. */
const PREFIX = 'article:';
/** Articles per request: on a weak signal a request costs more than their few kilobytes. */
const AT_ONCE = 10;
/** How long a list waits for others drawn with it. */
const GATHER_MS = 20;
/** Tries per article without an answer from our server: strangers' answers look like no signal, too. */
const MOST_TRIES = 3;
/** Exponent of the first wait, up to 2^4 seconds, so that a struggling server can recover. */
const FIRST_WAIT = 4;

/** Listed articles not on this device yet, with how often each had no answer. */
const wanted = new Map<string, number>();
type Batch = [id: string, tries: number][];
/** Requested, but not answered yet. */
const coming = new Set<string>();
let isFollowing = false;
/** The lists of one page are drawn one after another, and request their articles together. */
let gathering: Promise<void> | undefined;
/** Failed batches in a row while the server is in trouble. */
let failures = 0;
let isWaiting = false;

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

/**
 * Brings articles from a shown list onto this device, so that each can be read without a signal. Articles missed for
 * lack of a signal follow when it returns, those a busy server did not send a little later.
 */
export async function storeArticles(listed: readonly ListedArticle[]): Promise<void> {
	const stored = new Map(
		(await readContentFrom(PREFIX)).map(({ key, value }) => [key, (value as Article).modified]),
	);
	for (const { id, modified } of listed)
		if (stored.get(PREFIX + id) !== modified && !coming.has(id)) wanted.set(id, 0);
	if (!isFollowing) onReachable(() => void fetchWanted());
	isFollowing = true;
	gathering ??= pause(GATHER_MS).then(() => {
		gathering = undefined;
		return fetchWanted();
	});
	await gathering;
}

/**
 * Fetches the articles whose listed version is not on this device; returns true if the device stores all of them.
 * @throws ApiError when that fails
 */
export async function bringBodies(listed: readonly ListedArticle[]): Promise<boolean> {
	const stored = await readStoredContent(listed.map(({ id }) => PREFIX + id));
	const missing = listed.filter(
		({ modified }, at) => (stored[at]?.value as Article | undefined)?.modified !== modified,
	);
	let areKept = true;
	for (let first = 0; first < missing.length; first += AT_ONCE) {
		const ids = missing.slice(first, first + AT_ONCE).map(({ id }) => id);
		areKept = (await fetchArticles(ids)) && areKept;
	}
	return areKept;
}

/** Deletes articles that are no longer listed. */
export async function forgetArticlesBut(listed: readonly ListedArticle[]): Promise<void> {
	const keys = new Set(listed.map(({ id }) => PREFIX + id));
	await forgetContent((await listContentKeys(PREFIX)).filter((key) => !keys.has(key)));
}

/** Fetches one batch after another until all are here, the signal is gone, or the server is in trouble. */
async function fetchWanted(): Promise<void> {
	if (coming.size > 0 || isWaiting) return;
	while (wanted.size > 0) if (!(await fetchNext())) return;
}

/** Fetches the first wanted batch; false when the others must wait, too. */
async function fetchNext(): Promise<boolean> {
	const next = [...wanted].slice(0, AT_ONCE);
	for (const [id] of next) {
		wanted.delete(id);
		coming.add(id);
	}
	try {
		await fetchArticles([...coming]);
		failures = 0;
	} catch (error) {
		sayNotRefreshed('Articles could not be stored', error);
		const when = whenAgain(error);
		if (when === 'never') return true;
		want(when === 'once free' ? next : next.map(([id, tries]) => [id, tries + 1]));
		if (when !== 'with signal') waitForServer();
		return false;
	} finally {
		coming.clear();
	}
	return true;
}

function waitForServer() {
	isWaiting = true;
	const end = () => {
		isWaiting = false;
		void fetchWanted();
	};
	setTimeout(end, backOff(FIRST_WAIT + failures++, null, Math.random));
}

/** Goes to the end of the queue, so that an article the server cannot send holds up no others. */
function want(batch: Batch) {
	for (const [id, tries] of batch) if (tries < MOST_TRIES) wanted.set(id, tries);
}

/** Fetches articles, except any no longer shown; returns true if the device stores all that came. */
async function fetchArticles(ids: readonly string[]): Promise<boolean> {
	const { value: articles } = await getIfChanged(
		articlePaths.articles(ids),
		z.array(articleSchema),
		undefined,
	);
	let areKept = true;
	for (const article of articles) areKept = (await store(article)) && areKept;
	return areKept;
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
