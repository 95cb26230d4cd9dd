import { useSyncExternalStore } from 'react';
import type { SiteContent } from '#domain/site/site-content.ts';
import { insistOn } from '#ui/insist-on.ts';
import { onContentChange } from './catalogue.ts';

let shown: SiteContent[] | null = null;
const listeners = new Set<() => void>();
let isFollowing = false;

/** The site's texts; null until they are read from this device. Load what uses it after the first screen. */
export function useSiteTexts(): SiteContent[] | null {
	return useSyncExternalStore(follow, () => shown);
}

function follow(listener: () => void): () => void {
	listeners.add(listener);
	if (!isFollowing) onContentChange(() => void read());
	isFollowing = true;
	void read();
	return () => listeners.delete(listener);
}

async function read() {
	const { loadSiteTexts } = await insistOn(() => import('./site.ts'));
	const texts = await loadSiteTexts();
	// What is already on screen stays, unless an editor has changed it.
	if (JSON.stringify(texts) === JSON.stringify(shown)) return;
	shown = texts;
	for (const listener of listeners) listener();
}
