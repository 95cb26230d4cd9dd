import * as z from 'zod/mini';
import { getIfChanged } from '#api/request.ts';
import { collegeSchema } from '#domain/colleges/college.ts';
import { limits } from '#domain/limits.ts';
import { type SiteFacts, siteSchema } from '#domain/site/site.ts';
import { stateSchema, subregionSchema } from '#domain/states/state.ts';
import { installCatalogue } from './catalogue.ts';
import { catalogueOf, readContent, readLists, writeContent, writeLists } from './device.ts';

const REVISION = 'revision';

const subregionsPath = `/query?target=subregion&pageLength=${limits.queryPageLength}`;

/**
 * Asks the server, conditionally, for the lists of the catalogue and what of the site is open, and installs what changed, in one transaction.
 * @throws ApiError when the server cannot be reached or answers something else.
 */
export async function refreshCatalogue(): Promise<void> {
	// Of the disk, not of this page: another tab may have brought fresher lists here, and their versions, since it was opened.
	const held = await readLists();
	const [states, colleges, subregions, site] = await Promise.all([
		getIfChanged('/public/states', z.array(stateSchema), held?.states),
		getIfChanged('/public/colleges', z.array(collegeSchema), held?.colleges),
		getIfChanged(subregionsPath, z.array(subregionSchema), held?.subregions),
		getIfChanged<SiteFacts | null>('/site', siteSchema, held?.site),
	]);
	const fresh = { states, colleges, subregions, site, refreshedAt: Date.now() };
	await writeLists(fresh);
	installCatalogue(catalogueOf(fresh));
}

let known: unknown;

/** Whether the content of this device is of that revision of the server; of one that nobody knows it is. */
export async function isAtRevision(revision: number | undefined): Promise<boolean> {
	if (revision === undefined) return true;
	known ??= (await readContent(REVISION))?.value;
	return known === revision;
}

/** Notes which revision the content of this device is of, or newer. */
export async function noteRevision(revision: number): Promise<void> {
	known = revision;
	await writeContent({ key: REVISION, value: revision, etag: null, refreshed_at: Date.now() });
}
