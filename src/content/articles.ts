import { loadInParts } from '#db/load-in-parts.ts';
import { shareRuns } from '#domain/in-turn.ts';
import { insistOn } from '#runtime/insist-on.ts';

/** Loads the list: from this device, with a background refresh when it is stale; otherwise from the server. */
export const { join: loadArticles } = shareRuns(async () => {
	const { bringArticles } = await insistOn(() => loadInParts(() => import('./article-list.ts')));
	await bringArticles();
});
