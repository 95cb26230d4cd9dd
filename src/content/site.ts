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

/** The site's texts kept on this device; undefined when it has none. Needs no network. */
export function loadKeptTexts(): Promise<SiteContent[] | undefined> {
	return readKept(texts);
}

/** The same, or else the texts bundled with the app. */
export async function loadSiteTexts(): Promise<SiteContent[]> {
	return (await loadKeptTexts()) ?? starterTexts;
}

/** The people behind the site, by last name; undefined when this device has no list. Needs no network. */
export function loadContributors(): Promise<Contributor[] | undefined> {
	return readKept(contributors);
}

/** Refreshes both from the server. @throws ApiError when it cannot be reached or answers something else. */
export async function refreshSite(): Promise<void> {
	await Promise.all([refreshKept(texts), refreshKept(contributors)]);
}
