import { type createBrowserRouter, createPath } from 'react-router-dom';
import { isReachable, noteReachable, onReachabilityChange } from '#api/reachability.ts';
import { announceContentChange, onContentChange } from '#content/catalogue.ts';
import { readIsland } from '#content/island.ts';
import { registerServiceWorker } from '#pwa/register.ts';
import { insistOn } from '#ui/insist-on.ts';

const RETRY_MS = 60_000;

/** What can wait until words are on the screen: the service worker, fresh content, and watching for the signal. */
export function afterFirstScreen(router: ReturnType<typeof createBrowserRouter>) {
	onContentChange(() => void router.revalidate());
	registerServiceWorker(() => {
		const goingTo = router.state.navigation.location;
		if (goingTo) location.assign(createPath(goingTo));
		else location.reload();
	});
	void insistOn(() => import('./watch-session.ts')).then(({ watchSession }) => watchSession(router));
	void keepArrived();
	void refreshContent();
	addEventListener('offline', () => noteReachable(false));
	addEventListener('online', () => void refreshContent());
	addEventListener('visibilitychange', () => {
		if (document.visibilityState === 'visible' && !isReachable()) void refreshContent();
	});
	setInterval(() => {
		if (!isReachable() && document.visibilityState === 'visible') void refreshContent();
	}, RETRY_MS);
	onReachabilityChange(() => {
		if (isReachable()) void router.revalidate();
	});
}

/** The guide or the article that came with the document can be read with no signal ever after. */
async function keepArrived() {
	const page = readIsland()?.page;
	if (!page) return;
	if ('article' in page) {
		const { keepArticle } = await insistOn(() => import('#content/article-bodies.ts'));
		await keepArticle(page.article);
	}
	if ('guide' in page) {
		const { keepGuide } = await insistOn(() => import('#content/guides.ts'));
		await keepGuide(page);
		announceContentChange();
	}
}

let isOnItsWay = false;

async function refreshContent() {
	// What waits for its own parts, for as long as there is no signal, asks once they have come: once is enough.
	if (isOnItsWay) return;
	isOnItsWay = true;
	const [{ refreshCatalogue }, { refreshSite }] = await insistOn(() =>
		Promise.all([import('#content/refresh.ts'), import('#content/site.ts')]),
	).finally(() => {
		isOnItsWay = false;
	});
	try {
		await refreshCatalogue();
		await refreshSite();
	} catch (error) {
		// No signal is the normal case and shown by the badge; anything else is worth knowing.
		if (!(error instanceof Error && error.name === 'ApiError'))
			console.error('Content could not be refreshed', error);
	}
}
