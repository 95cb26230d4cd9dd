import { orWarn as warnIfRefused } from '#db/or-warn.ts';
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

const listNames = ['states', 'subregions', 'colleges', 'regions'] as const;

/** Reads the lists that the server last confirmed; undefined when they are not on this device, or it cannot read. */
export async function readLists(): Promise<CatalogueLists | undefined> {
	const rows = await orWarn(() => sharedDb.content.bulkGet([...listNames, 'site']));
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
	await orWarn(() =>
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

/** Reads a list of public content by its key, if it is stored here. */
export async function readContent(key: string): Promise<ContentRow | undefined> {
	return orWarn(() => sharedDb.content.get(key));
}

/** Returns true if it is stored now. */
export async function writeContent(row: ContentRow): Promise<boolean> {
	return (await orWarn(() => sharedDb.content.put(row))) !== undefined;
}

export async function readGuide(ipedsId: number): Promise<StoredGuide | undefined> {
	return orWarn(() => sharedDb.guides.get(ipedsId));
}

/** Stores a guide; from now on, it opens without a signal. */
export async function writeGuide(guide: StoredGuide): Promise<void> {
	await orWarn(() => sharedDb.guides.put(guide));
}

/** Notes when a person opened a guide, if it is here. */
export async function noteGuideViewed(ipedsId: number, viewedAt: number): Promise<void> {
	await orWarn(() => sharedDb.guides.update(ipedsId, { viewed_at: viewedAt }));
}

export async function forgetGuide(ipedsId: number): Promise<void> {
	await orWarn(() => sharedDb.guides.delete(ipedsId));
}

export async function listGuideIds(): Promise<ReadonlySet<number>> {
	const ids = await orWarn(() => sharedDb.guides.toCollection().primaryKeys());
	return new Set(ids ?? []);
}

/** Lists every guide on this device, with its age and version. */
export async function listGuides(): Promise<StoredGuide[]> {
	return (await orWarn(() => sharedDb.guides.toArray())) ?? [];
}

/** Reads every stored value with this key prefix. */
export async function readContentFrom(prefix: string): Promise<ContentRow[]> {
	return (await orWarn(() => sharedDb.content.where('key').startsWith(prefix).toArray())) ?? [];
}

/** Deletes the values under these keys. */
export async function forgetContent(keys: string[]): Promise<void> {
	await orWarn(() => sharedDb.content.bulkDelete(keys));
}

/**
 * Public content can always be fetched again: a device that cannot store it (private mode, full), or whose database
 * does not open, still shows it.
 */
const orWarn = <T>(work: () => PromiseLike<T>) =>
	warnIfRefused('This device does not keep public content', () => whenOpened(work()));
