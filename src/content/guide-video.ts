import { siteSchema } from '#domain/site/site.ts';
import { type KeptList, readKept, refreshBehind } from './kept-list.ts';

const site: KeptList<{ guide_video: string | null }> = { key: 'site', path: '/site', schema: siteSchema };

/**
 * The address of the user guide's video, null when there is none; undefined when this device has never heard and cannot
 * ask now. What it has heard is asked about behind.
 */
export async function loadGuideVideo(): Promise<string | null | undefined> {
	const known = await readKept(site);
	if (known) {
		void refreshBehind(site);
		return known.guide_video;
	}
	await refreshBehind(site);
	return (await readKept(site))?.guide_video;
}
