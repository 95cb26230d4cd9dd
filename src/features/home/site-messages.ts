import { useSyncExternalStore } from 'react';
import { onContentChange } from '#content/catalogue.ts';
import { loadSiteTexts } from '#content/site.ts';
import { isMessage, type SiteContent } from '#domain/site/site-content.ts';

let shown: SiteContent[] | null = null;

/** The messages among the site's texts, in the order of their names; null until they are read from this device. */
export function useSiteMessages(): SiteContent[] | null {
	return useSyncExternalStore(follow, () => shown);
}

function follow(listener: () => void): () => void {
	const read = async () => {
		const messages = (await loadSiteTexts()).filter(isMessage);
		// What is already on screen stays, unless an editor has changed it.
		if (JSON.stringify(messages) === JSON.stringify(shown)) return;
		shown = messages;
		listener();
	};
	void read();
	return onContentChange(() => void read());
}
