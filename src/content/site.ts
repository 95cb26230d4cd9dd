import * as z from 'zod/mini';
import { queryPaths } from '#api/query.ts';
import { type Contributor, contributorSchema } from '#domain/contributors/contributor.ts';
import { type SiteContent, siteContentSchema } from '#domain/site/site-content.ts';
import starterTexts from '#domain/site/starter-texts.json';
import { type KeptList, readKept, refreshKept } from './kept-list.ts';

const texts: KeptList<SiteContent[]> = {
	key: 'site_content',
	path: queryPaths.texts,
	schema: z.array(siteContentSchema),
};
const contributors: KeptList<Contributor[]> = {
	key: 'contributors',
	path: '/contributors',
	schema: z.array(contributorSchema),
};

/** The texts of the site as this device keeps them; undefined when it has never heard. Needs no network. */
export function loadKeptTexts(): Promise<SiteContent[] | undefined> {
	return readKept(texts);
}

/** The same, else as they came with the app. */
export async function loadSiteTexts(): Promise<SiteContent[]> {
	return (await loadKeptTexts()) ?? starterTexts;
}

/** Who made the site, by last name; undefined when this device has never heard. Needs no network. */
export function loadContributors(): Promise<Contributor[] | undefined> {
	return readKept(contributors);
}

/** Asks the server for both. @throws ApiError when it cannot be reached or answers something else. */
export async function refreshSite(): Promise<void> {
	await Promise.all([refreshKept(texts), refreshKept(contributors)]);
}
