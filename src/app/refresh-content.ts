import type { createBrowserRouter } from 'react-router-dom';
import { contentRevision, noteContentRevision } from '#api/api-address.ts';
import { refreshShownArticles } from '#content/article-list.ts';
import { askAnew } from '#content/ask-once.ts';
import { confirmGuides } from '#content/bring-guides.ts';
import { isAtRevision, noteRevision, refreshCatalogue } from '#content/refresh.ts';
import { sayNotRefreshed } from '#content/say-not-refreshed.ts';
import { refreshSite } from '#content/site.ts';
import { shareRuns } from '#domain/in-turn.ts';
import { askForShell } from '#pwa/register.ts';
import { waitAtMost } from '#runtime/pause.ts';
import { whenIdle } from '#runtime/when-idle.ts';
import { stayCurrent } from './stay-current.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** The longest wait for the revision that the first refresh will bring. */
const PATIENCE_MS = 1000;

const refreshing = shareRuns(refreshWhileWanted);
let isWanted = false;

/**
 * Asks for fresh content once the document or the server has given the revision, so that the answer is known to be no
 * older; then again with each new revision.
 */
export async function stayFresh(router: Router, arrived: number | undefined): Promise<void> {
	let hasBegun = false;
	if (arrived !== undefined) noteContentRevision(arrived);
	const isHeard = stayCurrent({
		router,
		onContent: (latest) => {
			noteContentRevision(latest);
			if (hasBegun) void refreshContent({ isAnyNews: true });
		},
	});
	if (arrived === undefined) await waitAtMost(PATIENCE_MS, isHeard);
	hasBegun = true;
	await refreshContent();
}

/** Asks for fresh content, one request at a time; with `isAnyNews`, asks only if a revision is not here yet. */
export function refreshContent({ isAnyNews = false } = {}): Promise<void> {
	isWanted ||= !isAnyNews;
	return refreshing.join();
}

async function refreshWhileWanted() {
	while (isWanted || !(await isAtRevision(contentRevision()))) {
		isWanted = false;
		try {
			await refresh();
		} catch (error) {
			sayNotRefreshed('Content could not be refreshed', error);
			// The request may have begun on a network that was still dead, before the one that asks now.
			if (!isWanted) return;
		}
	}
	void whenIdle().then(() => {
		void confirmGuides();
		askForShell();
	});
}

async function refresh() {
	askAnew();
	const bringing = contentRevision();
	await Promise.all([refreshCatalogue(), refreshSite(), refreshShownArticles()]);
	if (bringing !== undefined) await noteRevision(bringing);
}
