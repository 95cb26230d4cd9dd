import { sitePaths } from '#api/site.ts';
import { type SiteFacts, siteSchema } from '#domain/site/site.ts';
import { noteAsked } from './ask-once.ts';
import { noteStored, readStored, refreshStoredBehind, type StoredList } from './stored-list.ts';

const site: StoredList<SiteFacts> = { key: 'site', path: sitePaths.facts, schema: siteSchema };

/**
 * Returns which parts of the site are open; undefined when this device never learned it and cannot ask now. Refreshes
 * them in the background.
 */
export async function loadSiteFacts(): Promise<SiteFacts | undefined> {
	const known = await readStored(site);
	if (known) {
		void refreshStoredBehind(site);
		return known;
	}
	await refreshStoredBehind(site);
	return readStored(site);
}

/** Notes that the facts are arriving with the catalogue being requested. */
export const noteSiteFactsAsked = (asking: Promise<void>) => noteAsked(site.path, asking);

/** Takes note of the facts that came with the catalogue. */
export const noteSiteFacts = (facts: SiteFacts) => noteStored(site, facts);
