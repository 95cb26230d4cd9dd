import * as z from 'zod/mini';
import { articlePaths } from '#api/articles.ts';
import { type ListedArticle, listedArticleSchema } from '#domain/articles/article.ts';
import { shareRuns } from '#domain/in-turn.ts';
import { forgetArticlesBut } from './articles-here.ts';
import { sayNotRefreshed } from './say-not-refreshed.ts';
import { articlesIfKnown, FRESH_MS, showArticles } from './shown-articles.ts';
import { fetchStored, readStoredRow, type StoredList } from './stored-list.ts';
import { whyMissing } from './why-missing.ts';

const storedArticles: StoredList<ListedArticle[]> = {
	key: 'articles',
	path: articlePaths.list,
	schema: z.array(listedArticleSchema),
};
const refreshing = shareRuns(askServer);

/**
 * Shows the list from this device and refreshes it in the background; if it was never here, gets it from the server.
 */
export async function bringArticles(): Promise<void> {
	if (articlesIfKnown().kind !== 'here') await readFromDevice();
	const list = articlesIfKnown();
	if (list.kind !== 'here') await refreshing.join();
	else if (!isFresh(list.refreshedAt)) void refreshing.join();
}

/** Asks for a fresher list if a page shows or has shown one. */
export async function refreshShownArticles(): Promise<void> {
	if (articlesIfKnown().kind === 'here') await refreshing.join();
}

/** Returns the list on this device, whether or not a page shows it; asks the server first if it may have news. */
export async function listedHere(mayBeNews: boolean): Promise<readonly ListedArticle[]> {
	if (mayBeNews) await refreshing.fresh();
	const shown = articlesIfKnown();
	return shown.kind === 'here' ? shown.articles : ((await readStoredRow(storedArticles))?.value ?? []);
}

/** False for a time in the future: the clock was or is wrong. */
function isFresh(refreshedAt: number): boolean {
	const age = Date.now() - refreshedAt;
	return age >= 0 && age < FRESH_MS;
}

async function readFromDevice(): Promise<void> {
	const stored = await readStoredRow(storedArticles);
	if (stored) showArticles({ kind: 'here', articles: stored.value, refreshedAt: stored.refreshed_at });
}

/** Asks conditionally; without an answer, the list on the device stays. */
async function askServer(): Promise<void> {
	try {
		const { value: articles, isNew, refreshedAt } = await fetchStored(storedArticles);
		showArticles({ kind: 'here', articles, refreshedAt });
		if (isNew) await forgetArticlesBut(articles);
	} catch (error) {
		if (articlesIfKnown().kind !== 'here') showArticles({ kind: 'missing', why: whyMissing(error) });
		sayNotRefreshed('The articles could not be refreshed', error);
	}
}
