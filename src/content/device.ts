import type { Versioned } from '#api/request.ts';
import { type ContentRow, type GuideRow, sharedDb } from '#db/shared-db.ts';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import type { College } from '#domain/colleges/college.ts';
import type { SiteFacts } from '#domain/site/site.ts';
import type { State, Subregion } from '#domain/states/state.ts';

/** A guide as this device keeps it. */
export type StoredGuide = GuideRow;

/** The lists of the catalogue, all of one moment. */
export interface CatalogueLists {
	states: Versioned<State[]>;
	colleges: Versioned<College[]>;
	subregions: Versioned<Subregion[]>;
	site: Versioned<SiteFacts | null>;
	/** When the server last confirmed them, epoch milliseconds. */
	refreshedAt: number;
}

const listNames = ['states', 'colleges', 'subregions', 'site'] as const;

/** The lists that the server last confirmed, or undefined when they are not on this device (or it refuses to read). */
export async function readLists(): Promise<CatalogueLists | undefined> {
	const rows = await orWarn(() => sharedDb.content.bulkGet([...listNames]));
	const [states, colleges, subregions, site] = rows ?? [];
	if (!states || !colleges || !subregions) return undefined;
	return {
		states: states as Versioned<State[]>,
		colleges: colleges as Versioned<College[]>,
		subregions: subregions as Versioned<Subregion[]>,
		site: (site ?? { value: null, etag: null }) as CatalogueLists['site'],
		refreshedAt: states.refreshed_at,
	};
}

/** Keeps the lists, in one transaction, so that they are always of one moment. */
export async function writeLists(lists: CatalogueLists): Promise<void> {
	await orWarn(() =>
		sharedDb.content.bulkPut(
			listNames.map((key) => {
				const { value, etag } = lists[key];
				return { key, value, etag, refreshed_at: lists.refreshedAt };
			}),
		),
	);
}

/** The catalogue that the lists make. */
export function catalogueOf({ states, colleges, subregions, site, refreshedAt }: CatalogueLists): Catalogue {
	return {
		states: states.value,
		colleges: colleges.value,
		subregions: subregions.value,
		banner: site.value?.banner ?? null,
		directions: site.value?.directions ?? false,
		refreshedAt,
	};
}

/** One list of public content under its key, when it has been kept. */
export async function readContent(key: string): Promise<ContentRow | undefined> {
	return orWarn(() => sharedDb.content.get(key));
}

/** Keeps one list of public content. */
export async function writeContent(row: ContentRow): Promise<void> {
	await orWarn(() => sharedDb.content.put(row));
}

/** The guide of a college, when it has been kept. */
export async function readGuide(ipedsId: number): Promise<StoredGuide | undefined> {
	return orWarn(() => sharedDb.guides.get(ipedsId));
}

/** Keeps a guide; it opens with no signal from now on. */
export async function writeGuide(guide: StoredGuide): Promise<void> {
	await orWarn(() => sharedDb.guides.put(guide));
}

/** Lets go of a guide. */
export async function forgetGuide(ipedsId: number): Promise<void> {
	await orWarn(() => sharedDb.guides.delete(ipedsId));
}

/** The ids of the guides that are on this device. */
export async function listGuideIds(): Promise<ReadonlySet<number>> {
	const ids = await orWarn(() => sharedDb.guides.toCollection().primaryKeys());
	return new Set(ids ?? []);
}

/** Every guide that is on this device, with what is known of it. */
export async function listGuides(): Promise<StoredGuide[]> {
	return (await orWarn(() => sharedDb.guides.toArray())) ?? [];
}

/** Every kept value whose key begins so. */
export async function readContentFrom(prefix: string): Promise<ContentRow[]> {
	return (await orWarn(() => sharedDb.content.where('key').startsWith(prefix).toArray())) ?? [];
}

/** Lets go of what is kept under these keys. */
export async function forgetContent(keys: string[]): Promise<void> {
	await orWarn(() => sharedDb.content.bulkDelete(keys));
}

/** Public content can always be had again: a device that refuses to store it (private mode, full) still shows it. */
async function orWarn<T>(work: () => PromiseLike<T>): Promise<T | undefined> {
	try {
		return await work();
	} catch (error) {
		console.warn('This device does not keep public content', error);
		return undefined;
	}
}
