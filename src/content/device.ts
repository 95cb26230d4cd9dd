import { type ContentRow, type GuideRow, sharedDb } from '#db/shared-db.ts';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import type { College } from '#domain/colleges/college.ts';
import type { State, Subregion } from '#domain/states/state.ts';

/** A guide as this device keeps it. */
export type StoredGuide = GuideRow;

const lists = ['states', 'colleges', 'subregions', 'banner'] as const;
type ListName = (typeof lists)[number];
export type Etags = Record<ListName, string | null>;

/** The catalogue that the server last confirmed, or undefined when none is on this device (or the device refuses to read). */
export async function readCatalogue(): Promise<Catalogue | undefined> {
	const [states, colleges, subregions, banner] = await readLists();
	if (!states || !colleges || !subregions) return undefined;
	return {
		states: states.value as State[],
		colleges: colleges.value as College[],
		subregions: subregions.value as Subregion[],
		banner: (banner?.value ?? null) as string | null,
		refreshedAt: Math.min(states.refreshed_at, colleges.refreshed_at, subregions.refreshed_at),
	};
}

/** The versions of the lists on this device, for conditional requests. */
export async function readEtags(): Promise<Etags> {
	const [states, colleges, subregions, banner] = await readLists();
	return {
		states: states?.etag ?? null,
		colleges: colleges?.etag ?? null,
		subregions: subregions?.etag ?? null,
		banner: banner?.etag ?? null,
	};
}

/** Keeps the whole catalogue, in one transaction, so that its lists are always of one moment. */
export async function writeCatalogue(catalogue: Catalogue, etags: Etags): Promise<void> {
	const refreshed_at = catalogue.refreshedAt ?? Date.now();
	await orWarn(() =>
		sharedDb.content.bulkPut(
			lists.map((key) => ({ key, value: catalogue[key], etag: etags[key], refreshed_at })),
		),
	);
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

async function readLists(): Promise<(ContentRow | undefined)[]> {
	return (await orWarn(() => sharedDb.content.bulkGet([...lists]))) ?? [];
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
