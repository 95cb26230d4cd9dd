import { contentRevision } from '#api/api-address.ts';
import { getIfChanged } from '#api/request.ts';
import { cataloguePath, readCatalogueNews, withListNews } from '#domain/catalogue/catalogue-news.ts';
import { inSlices } from '#runtime/in-slices.ts';
import { installCatalogue } from './catalogue.ts';
import {
	type CatalogueLists,
	catalogueOf,
	readContent,
	readLists,
	writeContent,
	writeLists,
} from './device.ts';
import { bundledRegions } from './regions.ts';

const REVISION = 'revision';

const newsReader = { parse: (answer: unknown) => inSlices(readCatalogueNews(answer)) };

/**
 * Asks the server for catalogue changes since the version stored here, and installs them in one transaction.
 * @throws ApiError when the server cannot be reached or answers something else.
 */
export async function refreshCatalogue(): Promise<void> {
	// From the disk, not from this page: another tab may have stored fresher lists since it opened.
	const fresh = (await askSince(await readLists())) ?? (await askSince(undefined));
	if (!fresh) throw new Error('The server does not tell the whole catalogue');
	await writeLists(fresh);
	installCatalogue(catalogueOf(fresh));
}

/** The current lists; null when the stored ones cannot be the version they claim to be. */
async function askSince(stored: CatalogueLists | undefined): Promise<CatalogueLists | null> {
	const version = { version: stored?.version ?? null, revision: await readRevision() };
	const path = cataloguePath(version, contentRevision());
	const { value: news } = await getIfChanged(path, newsReader, undefined);
	const regions = stored?.regions ?? bundledRegions();
	const lists = withListNews(news, news.since === null ? undefined : stored, regions);
	return lists && { ...lists, site: news.site, version: news.version, refreshedAt: Date.now() };
}

let known: number | undefined;

/** The revision of this device's content; undefined when it never heard one. */
async function readRevision(): Promise<number | undefined> {
	const stored = known ?? (await readContent(REVISION))?.value;
	known = typeof stored === 'number' ? stored : undefined;
	return known;
}

/** True when this device's content is newer than that: a cache on the way may hand out an old document. */
export const isBehind = async (revision: number): Promise<boolean> =>
	revision < ((await readRevision()) ?? revision);

/** True when this device's content is at that server revision; also true for an unknown one. */
export async function isAtRevision(revision: number | undefined): Promise<boolean> {
	if (revision === undefined) return true;
	return (await readRevision()) === revision;
}

/** Notes that this device's content is at this revision, or newer. */
export async function noteRevision(revision: number): Promise<void> {
	known = revision;
	await writeContent({ key: REVISION, value: revision, etag: null, refreshed_at: Date.now() });
}
