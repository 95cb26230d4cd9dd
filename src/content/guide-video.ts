import { ApiError } from '#api/api-error.ts';
import { siteSchema } from '#domain/site/site.ts';
import { type KeptList, readKept, refreshKept } from './kept-list.ts';

const site: KeptList<{ guide_video: string | null }> = { key: 'site', path: '/site', schema: siteSchema };

/**
 * The address of the user guide's video, null when there is none; undefined when this device has never heard and cannot
 * ask now. What it has heard is asked about behind.
 */
export async function loadGuideVideo(): Promise<string | null | undefined> {
	const known = await readKept(site);
	if (known) {
		void refresh();
		return known.guide_video;
	}
	await refresh();
	return (await readKept(site))?.guide_video;
}

async function refresh(): Promise<void> {
	try {
		await refreshKept(site);
	} catch (error) {
		// With no signal what is known stands; anything else is worth knowing.
		if (!(error instanceof ApiError)) throw error;
	}
}
