import { contentRevision } from '#api/api-address.ts';
import { getIfChanged } from '#api/request.ts';
import { bundledRegions } from '#domain/catalogue/bundled-lists.ts';
import {
	cataloguePath,
	isRemembered,
	type Lists,
	readCatalogueNews,
	withListNews,
} from '#domain/catalogue/catalogue-news.ts';
import bundled from '#generated/catalogue-version.json';
import { inSlices } from '#runtime/in-slices.ts';
import { readBundled } from './bundled.ts';
import { installCatalogue } from './catalogue.ts';
import { announceAfter } from './content-change.ts';
import {
	type CatalogueLists,
	catalogueOf,
	contentCopy,
	noteContent,
	readContent,
	readLists,
	writeContent,
	writeLists,
} from './device.ts';
import { noteSiteFacts, noteSiteFactsAsked } from './site-facts.ts';

const REVISION = 'revision';

const newsReader = { parse: (answer: unknown) => inSlices(readCatalogueNews(answer)) };

/** The lists that changes build on: a version that the server knows, or nothing. */
interface Base {
	version: string | null;
	read: () => Promise<Lists | undefined>;
}

const NOTHING: Base = { version: null, read: async () => undefined };

/** The same for every new device, so that a cache on the way can answer. */
const BUNDLED: Base = {
	version: bundled.version,
	// A newer release no longer has this app's file: the whole catalogue is requested instead.
	read: () => readBundled().catch(() => undefined),
};

/**
 * Asks the server for catalogue changes since the version stored here, or else since the one that came with the app, and
 * installs them in one transaction.
 * @throws ApiError when the server cannot be reached or answers something else.
 */
export function refreshCatalogue(): Promise<void> {
	const refreshing = announceAfter(refresh);
	noteSiteFactsAsked(refreshing);
	return refreshing;
}

async function refresh(): Promise<void> {
	// Read from the disk, not from this page: another tab may have stored fresher lists since this page opened.
	const stored = await readLists();
	const fresh = (await askSince(await baseOf(stored), stored)) ?? (await askSince(NOTHING, stored));
	if (!fresh) throw new Error('The server does not tell the whole catalogue');
	await writeLists(fresh);
	if (fresh.site) noteSiteFacts(fresh.site);
	installCatalogue(catalogueOf(fresh));
}

async function baseOf(stored: CatalogueLists | undefined): Promise<Base> {
	if (!stored?.version || !isRemembered(await readRevision(), contentRevision())) return BUNDLED;
	return { version: stored.version, read: async () => stored };
}

/** Returns the current lists; null when the base's lists cannot be the version they claim to be. */
async function askSince(base: Base, stored: CatalogueLists | undefined): Promise<CatalogueLists | null> {
	const [{ value: news }, before] = await Promise.all([
		getIfChanged(cataloguePath(base.version), newsReader, undefined),
		base.read(),
	]);
	const regions = stored?.regions ?? bundledRegions();
	const lists = withListNews(news, news.since === null ? undefined : before, regions);
	return lists && { ...lists, site: news.site, version: news.version, refreshedAt: Date.now() };
}

/** Returns the revision of this device's content, as this page first knew it; undefined when it never learned one. */
async function readRevision(): Promise<number | undefined> {
	const row = contentCopy(REVISION) ?? (await readContent(REVISION));
	if (row) noteContent(row);
	return typeof row?.value === 'number' ? row.value : undefined;
}

/** True when this device's content is newer than that: a cache on the way may serve an old document. */
export const isBehind = async (revision: number): Promise<boolean> =>
	revision < ((await readRevision()) ?? revision);

/** True when this device's content is at that server revision; also true for an unknown one. */
export async function isAtRevision(revision: number | undefined): Promise<boolean> {
	if (revision === undefined) return true;
	return (await readRevision()) === revision;
}

/** Notes that this device's content is at this revision or a newer one. */
export async function noteRevision(revision: number): Promise<void> {
	await writeContent({ key: REVISION, value: revision, etag: null, refreshed_at: Date.now() });
}
