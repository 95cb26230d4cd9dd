import { loadInTasks } from '#db/load-in-tasks.ts';
import { shareRuns } from '#domain/in-turn.ts';
import { insistOn } from '#runtime/insist-on.ts';

/** Loads the list: from this device, with a background refresh when it is stale; otherwise from the server. */
export const { join: loadArticles } = shareRuns(async () => {
	const { bringArticles } = await insistOn(() => loadInTasks(() => import('./article-list.ts')));
	await bringArticles();
});
