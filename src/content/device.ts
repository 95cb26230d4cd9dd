import { orWarn } from '#db/or-warn.ts';
import { type ContentRow, type GuideRow, sharedDb } from '#db/shared-db.ts';
import { whenOpened } from '#db/when-opened.ts';
import { bundledRegions } from '#domain/catalogue/bundled-lists.ts';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import type { Lists } from '#domain/catalogue/catalogue-news.ts';
import type { College } from '#domain/colleges/college.ts';
import type { SiteFacts } from '#domain/site/site.ts';
import type { RegionContent, State, Subregion } from '#domain/states/state.ts';

export type StoredGuide = GuideRow;

/** The catalogue's lists, all from one moment. */
export interface CatalogueLists extends Lists {
	site: SiteFacts | null;
	/** The server's name for this version; null when unknown. */
	version: string | null;
	/** When the server last confirmed them, epoch milliseconds. */
	refreshedAt: number;
}

/**
 * This page's copies of what it has stored or noted. On a device that refuses to store it (private mode, full), they
 * last as long as the page.
 */
const contentCopies = new Map<string, ContentRow>();
const guideCopies = new Map<number, StoredGuide>();

const listNames = ['states', 'subregions', 'colleges', 'regions'] as const;

/** Reads the lists that the server last confirmed; undefined when they are not on this device, or it cannot read. */
export async function readLists(): Promise<CatalogueLists | undefined> {
	const rows = await ifOpen(() => sharedDb.content.bulkGet([...listNames, 'site']));
	const [states, subregions, colleges, regions, site] = rows ?? [];
	if (!states || !colleges || !subregions) return undefined;
	const isOfOne = [subregions, colleges, regions].every((list) => list?.etag === states.etag);
	return {
		states: states.value as State[],
		subregions: subregions.value as Subregion[],
		colleges: colleges.value as College[],
		// Older versions of the app stored the other lists without them.
		regions: (regions?.value as RegionContent[] | undefined) ?? bundledRegions(),
		site: (site?.value ?? null) as SiteFacts | null,
		version: isOfOne ? states.etag : null,
		refreshedAt: states.refreshed_at,
	};
}

/** Stores the lists in one transaction, so that they are always from one moment. */
export async function writeLists({ version, refreshedAt, site, ...lists }: CatalogueLists): Promise<void> {
	const rowOf = (key: string, value: unknown, etag: string | null): ContentRow => ({
		key,
		value,
		etag,
		refreshed_at: refreshedAt,
	});
	await ifOpen(() =>
		sharedDb.content.bulkPut([
			...listNames.map((name) => rowOf(name, lists[name], version)),
			rowOf('site', site, null),
		]),
	);
}

export function catalogueOf({ site, version, ...lists }: CatalogueLists): Catalogue {
	const { banner = null, directions = false, street_map: streetMap = false, newsletter = false } = site ?? {};
	return { ...lists, banner, directions, streetMap, newsletter };
}

/** Reads public content by its key from the disk, where another tab may have stored a fresher one, or else this page's copy. */
export async function readContent(key: string): Promise<ContentRow | undefined> {
	return (await ifOpen(() => sharedDb.content.get(key))) ?? contentCopies.get(key);
}

/** Reads what the disk has under each of these keys. */
export async function readStoredContent(keys: string[]): Promise<(ContentRow | undefined)[]> {
	return (await ifOpen(() => sharedDb.content.bulkGet(keys))) ?? keys.map(() => undefined);
}

/** Returns this page's copy of public content, at no cost. */
export const contentCopy = (key: string): ContentRow | undefined => contentCopies.get(key);

/** Keeps this page's copy of content that came some other way and is stored already. */
export function noteContent(row: ContentRow): void {
	contentCopies.set(row.key, row);
}

/** Returns true if it is stored now. */
export async function writeContent(row: ContentRow): Promise<boolean> {
	noteContent(row);
	return (await ifOpen(() => sharedDb.content.put(row))) !== undefined;
}

/** Reads a guide from the disk. */
export async function readGuide(ipedsId: number): Promise<StoredGuide | undefined> {
	return ifOpen(() => sharedDb.guides.get(ipedsId));
}

/** Returns this page's copy of a guide, which a device that refuses to store it still shows. */
export const guideCopy = (ipedsId: number): StoredGuide | undefined => guideCopies.get(ipedsId);

/** Stores a guide; from now on, it opens without a signal. */
export async function writeGuide(guide: StoredGuide): Promise<void> {
	guideCopies.set(guide.ipeds_id, guide);
	await ifOpen(() => sharedDb.guides.put(guide));
}

/** Notes when a person opened a guide, if it is here. */
export async function noteGuideViewed(ipedsId: number, viewedAt: number): Promise<void> {
	await ifOpen(() => sharedDb.guides.update(ipedsId, { viewed_at: viewedAt }));
}

export async function forgetGuide(ipedsId: number): Promise<void> {
	guideCopies.delete(ipedsId);
	await ifOpen(() => sharedDb.guides.delete(ipedsId));
}

export async function listGuideIds(): Promise<ReadonlySet<number>> {
	const ids = await ifOpen(() => sharedDb.guides.toCollection().primaryKeys());
	return new Set(ids ?? []);
}

/** Lists every guide on this device, with its age and version. */
export async function listGuides(): Promise<StoredGuide[]> {
	return (await ifOpen(() => sharedDb.guides.toArray())) ?? [];
}

/** Lists the keys with this prefix, on the disk or only in this page. */
export async function listContentKeys(prefix: string): Promise<string[]> {
	const stored = await ifOpen(() => sharedDb.content.where('key').startsWith(prefix).primaryKeys());
	const here = [...contentCopies.keys()].filter((key) => key.startsWith(prefix));
	return [...new Set([...here, ...(stored ?? [])])];
}

/** Reads every stored value with this key prefix. */
export async function readContentFrom(prefix: string): Promise<ContentRow[]> {
	return (await ifOpen(() => sharedDb.content.where('key').startsWith(prefix).toArray())) ?? [];
}

/** Deletes the values under these keys. */
export async function forgetContent(keys: string[]): Promise<void> {
	for (const key of keys) contentCopies.delete(key);
	await ifOpen(() => sharedDb.content.bulkDelete(keys));
}

/**
 * Public content can always be fetched again: a device that cannot store it (private mode, full), or whose database
 * does not open, still shows it.
 */
const ifOpen = <T>(work: () => PromiseLike<T>) =>
	orWarn('This device does not keep public content', () => whenOpened(work()));
