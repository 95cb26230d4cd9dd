import * as z from 'zod/mini';
import { ApiError } from '#api/api-error.ts';
import { getJson } from '#api/request.ts';
import { type ListedArticle, listedArticleSchema } from '#domain/articles/article.ts';
import { forgetArticlesBut } from './article-bodies.ts';
import { readContent, writeContent } from './device.ts';
import { type KeptList, readKept } from './kept-list.ts';

/** The list of articles as this page knows it: not read yet; here; or neither on the device nor to be had. */
export type ArticleList =
	| { kind: 'loading' }
	| { kind: 'here'; articles: ListedArticle[]; refreshedAt: number }
	| { kind: 'no_signal' };

const kept: KeptList<ListedArticle[]> = {
	key: 'articles',
	path: '/public/wordpress',
	schema: z.array(listedArticleSchema),
};
/** A list confirmed this recently is not asked for again. */
const FRESH_MS = 60_000;

let list: ArticleList = { kind: 'loading' };
let loading: Promise<ArticleList> | undefined;
let refreshing: Promise<void> | undefined;
const listeners = new Set<() => void>();

/** Calls back when the list changed; returns the way to stop. */
export function onArticlesChange(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

/** The list as far as it is known by now. */
export const articlesIfKnown = () => list;

/** The list: from this device, and asked for behind when it is no longer fresh; else from the server. */
export function loadArticles(): Promise<ArticleList> {
	loading ??= load().finally(() => {
		loading = undefined;
	});
	return loading;
}

async function load(): Promise<ArticleList> {
	if (list.kind !== 'here') await readFromDevice();
	if (list.kind !== 'here') await refresh();
	else if (Date.now() - list.refreshedAt > FRESH_MS) void refresh();
	return list;
}

async function readFromDevice(): Promise<void> {
	const articles = await readKept(kept);
	if (articles)
		show({ kind: 'here', articles, refreshedAt: (await readContent(kept.key))?.refreshed_at ?? 0 });
}

function refresh(): Promise<void> {
	refreshing ??= askServer().finally(() => {
		refreshing = undefined;
	});
	return refreshing;
}

/** Asks conditionally; without an answer what is on the device stands. */
async function askServer(): Promise<void> {
	try {
		const held = await readKept(kept);
		const heldEtag = held && (await readContent(kept.key))?.etag;
		const answer = await getJson(kept.path, kept.schema, heldEtag);
		const articles = answer.unchanged ? (held ?? []) : answer.value;
		const etag = answer.unchanged ? (heldEtag ?? null) : answer.etag;
		const refreshedAt = Date.now();
		await writeContent({ key: kept.key, value: articles, etag, refreshed_at: refreshedAt });
		show({ kind: 'here', articles, refreshedAt });
		if (!answer.unchanged) await forgetArticlesBut(articles);
	} catch (error) {
		if (list.kind !== 'here') show({ kind: 'no_signal' });
		// No signal is the normal case and shown; anything else is worth knowing.
		if (!(error instanceof ApiError)) console.error('The articles could not be refreshed', error);
	}
}

function show(learned: ArticleList) {
	list = learned;
	for (const listener of listeners) listener();
}
