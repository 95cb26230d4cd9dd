import { ApiError } from '#api/api-error.ts';
import { isReachable, onReachabilityChange } from '#api/reachability.ts';
import { getIfChanged, type Versioned } from '#api/request.ts';
import { type Article, articleSchema, type ListedArticle } from '#domain/articles/article.ts';
import { askOnce } from './ask-once.ts';
import { announceContentChange } from './catalogue.ts';
import { forgetContent, readContent, readContentFrom, writeContent } from './device.ts';

/** Articles on this device stand under this and their id. */
const PREFIX = 'article:';
const AT_ONCE = 2;
/** How often one is asked for in vain: an answer that is never ours looks like no signal, too. */
const MOST_TRIES = 3;

/** Listed and not on this device yet, with how often each was asked for in vain. */
const wanted = new Map<string, number>();
let atWork = 0;
let isFollowing = false;

/**
 * An article from this device, asked about behind; when it has never been here, from the server.
 * @throws ApiError `article_not_found` when there is none, `no_signal` when it is not here and cannot be fetched.
 */
export async function loadArticle(id: string): Promise<Article> {
	const row = await readContent(PREFIX + id);
	if (!row) return fetchArticle(id);
	const held = { value: row.value as Article, etag: row.etag };
	void refreshBehind(held);
	return held.value;
}

/** Keeps an article that came with the document. */
export async function keepArticle(article: Article, etag: string | null = null): Promise<void> {
	await writeContent({ key: PREFIX + article.id, value: article, etag, refreshed_at: Date.now() });
}

/** Every article that can be read on this device now. */
export async function listArticlesHere(): Promise<Article[]> {
	return (await readContentFrom(PREFIX)).map(({ value }) => value as Article);
}

/**
 * Brings the articles that somebody has seen listed onto this device, so that each can be read with no signal; those that do not
 * come before it goes away come when it is back.
 */
export async function keepArticles(listed: readonly ListedArticle[]): Promise<void> {
	const held = new Map(
		(await readContentFrom(PREFIX)).map(({ key, value }) => [key, (value as Article).modified]),
	);
	for (const { id, modified } of listed) if (held.get(PREFIX + id) !== modified) wanted.set(id, 0);
	if (!isFollowing) onReachabilityChange(() => void (isReachable() && fetchWanted()));
	isFollowing = true;
	await fetchWanted();
}

/** Brings those of these articles here that are not on this device as they are listed. @throws ApiError of the first that does not come. */
export async function bringBodies(listed: readonly ListedArticle[]): Promise<void> {
	for (const { id, modified } of listed) {
		const held = (await readContent(PREFIX + id))?.value as Article | undefined;
		if (held?.modified !== modified) await fetchArticle(id);
	}
}

/** Lets go of articles that are listed no more. */
export async function forgetArticlesBut(listed: readonly ListedArticle[]): Promise<void> {
	const keys = new Set(listed.map(({ id }) => PREFIX + id));
	const gone = (await readContentFrom(PREFIX)).map(({ key }) => key).filter((key) => !keys.has(key));
	await forgetContent(gone);
}

async function fetchWanted(): Promise<void> {
	const workers = Array.from({ length: AT_ONCE - atWork }, () => fetchInTurn());
	await Promise.all(workers);
}

/** Takes one after the other until all are here, or there is no signal. */
async function fetchInTurn(): Promise<void> {
	atWork += 1;
	for (let [next] = wanted; next; [next] = wanted) {
		const [id, tries] = next;
		wanted.delete(id);
		try {
			await fetchArticle(id);
		} catch (error) {
			if (!(error instanceof ApiError)) console.error('An article could not be kept', error);
			else if (error.code === 'no_signal') {
				if (tries + 1 < MOST_TRIES) wanted.set(id, tries + 1);
				break;
			}
		}
	}
	atWork -= 1;
}

async function refreshBehind(held: Versioned<Article>): Promise<void> {
	try {
		const { id } = held.value;
		const fresh = await askOnce(PREFIX + id, () => fetchArticle(id, held));
		if (JSON.stringify(fresh) !== JSON.stringify(held.value)) announceContentChange();
	} catch (error) {
		if (error instanceof ApiError && error.code === 'article_not_found')
			await forgetContent([PREFIX + held.value.id]);
		// With no signal the article on the device stands; anything else is worth knowing.
		else if (!(error instanceof ApiError)) console.error('An article could not be refreshed', error);
	}
}

async function fetchArticle(id: string, held?: Versioned<Article>): Promise<Article> {
	const address = `/public/wordpress/article?id=${encodeURIComponent(id)}`;
	const { value, etag, isNew } = await getIfChanged(address, articleSchema, held);
	if (isNew) await keepArticle(value, etag);
	return value;
}
