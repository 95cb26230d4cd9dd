import * as z from 'zod/mini';
import { queryPaths } from '#api/query.ts';
import { sitePaths } from '#api/site.ts';
import { type Contributor, contributorSchema } from '#domain/contributors/contributor.ts';
import { type SiteContent, siteContentSchema } from '#domain/site/site-content.ts';
import starterTexts from '#domain/site/starter-texts.json';
import { readStored, refreshStored, type StoredList } from './stored-list.ts';

const texts: StoredList<SiteContent[]> = {
	key: 'site_content',
	path: queryPaths.texts,
	schema: z.array(siteContentSchema),
};
const contributors: StoredList<Contributor[]> = {
	key: 'contributors',
	path: sitePaths.contributors,
	schema: z.array(contributorSchema),
};

/** Returns the site's texts stored on this device; undefined when it has none. Needs no network. */
export function loadStoredTexts(): Promise<SiteContent[] | undefined> {
	return readStored(texts);
}

/** Returns the same, or else the texts bundled with the app. */
export async function loadSiteTexts(): Promise<SiteContent[]> {
	return (await loadStoredTexts()) ?? starterTexts;
}

/** Returns the people behind the site, by last name; undefined when this device has no list. Needs no network. */
export function loadContributors(): Promise<Contributor[] | undefined> {
	return readStored(contributors);
}

/** Refreshes texts and people from the server. @throws ApiError when it cannot be reached or answers something else */
export async function refreshSite(): Promise<void> {
	await Promise.all([refreshStored(texts), refreshStored(contributors)]);
}
