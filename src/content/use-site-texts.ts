import { useSyncExternalStore } from 'react';
import { loadInTasks } from '#db/load-in-tasks.ts';
import type { SiteContent } from '#domain/site/site-content.ts';
import { insistOn } from '#runtime/insist-on.ts';
import { observable } from '#runtime/observable.ts';
import { onContentChange } from './content-change.ts';

const shown = observable<SiteContent[] | null>(null);
let isFollowing = false;

/**
 * Returns the site's texts; null until they are read from this device. Load modules that use it after the first screen.
 */
export function useSiteTexts(): SiteContent[] | null {
	return useSyncExternalStore(follow, shown.get);
}

function follow(listener: () => void): () => void {
	if (!isFollowing) onContentChange(() => void read());
	isFollowing = true;
	void read();
	return shown.subscribe(listener);
}

async function read() {
	const { loadSiteTexts } = await insistOn(() => loadInTasks(() => import('./site.ts')));
	const texts = await loadSiteTexts();
	// The text on screen stays unless an editor has changed it.
	if (JSON.stringify(texts) !== JSON.stringify(shown.get())) shown.set(texts);
}
