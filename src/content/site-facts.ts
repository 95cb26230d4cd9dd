import { type SiteFacts, siteSchema } from '#domain/site/site.ts';
import { type KeptList, readKept, refreshBehind } from './kept-list.ts';

const site: KeptList<SiteFacts> = { key: 'site', path: '/site', schema: siteSchema };

/** What of the site is open; undefined when this device has never heard and cannot ask now. What it has heard is asked about behind. */
export async function loadSiteFacts(): Promise<SiteFacts | undefined> {
	const known = await readKept(site);
	if (known) {
		void refreshBehind(site);
		return known;
	}
	await refreshBehind(site);
	return readKept(site);
}
