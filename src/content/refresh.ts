import { contentRevision } from '#api/api-address.ts';
import { getIfChanged } from '#api/request.ts';
import { catalogueNewsSchema, cataloguePath, withListNews } from '#domain/catalogue/catalogue-news.ts';
import { installCatalogue } from './catalogue.ts';
import {
	type CatalogueLists,
	catalogueOf,
	readContent,
	readLists,
	writeContent,
	writeLists,
} from './device.ts';

const REVISION = 'revision';

/**
 * Asks the server what became of the catalogue since the version that is held here, and installs it, in one transaction.
 * @throws ApiError when the server cannot be reached or answers something else.
 */
export async function refreshCatalogue(): Promise<void> {
	// Of the disk, not of this page: another tab may have brought fresher lists here since it was opened.
	const fresh = (await askSince(await readLists())) ?? (await askSince(undefined));
	if (!fresh) throw new Error('The server does not tell the whole catalogue');
	await writeLists(fresh);
	installCatalogue(catalogueOf(fresh));
}

/** The lists as they are now; null when what is held cannot be the version that it is said to be. */
async function askSince(held: CatalogueLists | undefined): Promise<CatalogueLists | null> {
	const version = { version: held?.version ?? null, revision: await readRevision() };
	const path = cataloguePath(version, contentRevision());
	const { value: news } = await getIfChanged(path, catalogueNewsSchema, undefined);
	const lists = withListNews(news, news.since === null ? undefined : held);
	return lists && { ...lists, site: news.site, version: news.version, refreshedAt: Date.now() };
}

let known: number | undefined;

/** The revision that the content of this device is of; undefined when it has never heard. */
async function readRevision(): Promise<number | undefined> {
	const kept = known ?? (await readContent(REVISION))?.value;
	known = typeof kept === 'number' ? kept : undefined;
	return known;
}

/** Whether the content of this device is of that revision of the server; of one that nobody knows it is. */
export async function isAtRevision(revision: number | undefined): Promise<boolean> {
	if (revision === undefined) return true;
	return (await readRevision()) === revision;
}

/** Notes which revision the content of this device is of, or newer. */
export async function noteRevision(revision: number): Promise<void> {
	known = revision;
	await writeContent({ key: REVISION, value: revision, etag: null, refreshed_at: Date.now() });
}
