import { type SiteFacts, siteSchema } from '#domain/site/site.ts';
import { type KeptList, readKept, refreshBehind } from './kept-list.ts';

const site: KeptList<SiteFacts> = { key: 'site', path: '/site', schema: siteSchema };

/**
 * Which parts of the site are open; undefined when this device never heard and cannot ask now. Refreshed in the
 * background.
 */
export async function loadSiteFacts(): Promise<SiteFacts | undefined> {
	const known = await readKept(site);
	if (known) {
		void refreshBehind(site);
		return known;
	}
	await refreshBehind(site);
	return readKept(site);
}
