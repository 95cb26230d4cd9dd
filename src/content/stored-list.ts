import { ApiError } from '#api/api-error.ts';
import { getIfChanged } from '#api/request.ts';
import type { ContentRow } from '#db/shared-db.ts';
import { sameJson } from '#domain/sync/cell.ts';
import { askOnce } from './ask-once.ts';
import { announceContentChange } from './catalogue.ts';
import { readContent, writeContent } from './device.ts';
import { sayNotRefreshed } from './say-not-refreshed.ts';

/** A public list stored whole on this device and confirmed by its ETag. */
export interface StoredList<T> {
	key: string;
	path: string;
	schema: { parse(value: unknown): T };
}

/**
 * This page's copies, checked against their schemas: a page asks for them whenever it reloads its data. On a device
 * that cannot store them (private mode, full), they last as long as the page.
 */
const known = new Map<string, ContentRow>();

/** Reads the list on this device; undefined when it was never here, or no longer fits the schema. */
export async function readStored<T>(list: StoredList<T>): Promise<T | undefined> {
	const row = known.get(list.key) ?? (await readStoredRow(list));
	return row?.value as T | undefined;
}

/** Reads it with its row, from the disk: another tab may have stored a fresher one. */
export async function readStoredRow<T>({
	key,
	schema,
}: StoredList<T>): Promise<(ContentRow & { value: T }) | undefined> {
	const row = (await readContent(key)) ?? known.get(key);
	if (!row) return undefined;
	try {
		const read = { ...row, value: schema.parse(row.value) };
		known.set(key, read);
		return read;
	} catch (error) {
		// An older version of the app stored it, so the server is asked as if it had never been here.
		console.warn(`This device’s copy of ${key} is from another version`, error);
		return undefined;
	}
}

/**
 * Asks the server conditionally, stores the answer, and tells the page about changes.
 * @throws ApiError when the server cannot be reached or answers something else.
 */
export async function refreshStored<T>(list: StoredList<T>): Promise<void> {
	const stored = await readStoredRow(list);
	const { value, etag } = await getIfChanged(list.path, list.schema, stored);
	await remember({ key: list.key, value, etag, refreshed_at: Date.now() });
	if (!sameJson(value, stored?.value)) announceContentChange();
}

/** Does the same, once, for content that stays as it is without a signal. */
export async function refreshBehind<T>(list: StoredList<T>): Promise<void> {
	try {
		await askOnce(list.path, () => refreshStored(list));
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		// The content on this device stays as it is.
		sayNotRefreshed(`${list.path} could not be refreshed`, error);
	}
}

/** Takes note of a list that came some other way and is already stored. */
export function noteStored<T>({ key }: StoredList<T>, value: T): void {
	known.set(key, { key, value, etag: null, refreshed_at: Date.now() });
}

async function remember(row: ContentRow): Promise<void> {
	known.set(row.key, row);
	await writeContent(row);
}
