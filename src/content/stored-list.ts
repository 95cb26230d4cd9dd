import { getIfChanged } from '#api/request.ts';
import type { ContentRow } from '#db/shared-db.ts';
import { sameJson } from '#domain/sync/cell.ts';
import { announceContentChange } from './content-change.ts';
import { contentCopy, noteContent, readContent, writeContent } from './device.ts';
import { refreshBehind } from './refresh-behind.ts';

/** A public list stored whole on this device and confirmed by its ETag. */
export interface StoredList<T> {
	key: string;
	path: string;
	schema: { parse(value: unknown): T };
}

/**
 * Reads the list on this device; undefined when it was never here, or no longer fits the schema. This page's copy comes
 * first, as a page asks for it whenever it reloads its data: it is already checked.
 */
export async function readStored<T>(list: StoredList<T>): Promise<T | undefined> {
	const row = contentCopy(list.key) ?? (await readStoredRow(list));
	return row?.value as T | undefined;
}

/** Reads it with its row, from the disk: another tab may have stored a fresher one. */
export async function readStoredRow<T>({
	key,
	schema,
}: StoredList<T>): Promise<(ContentRow & { value: T }) | undefined> {
	const row = await readContent(key);
	if (!row) return undefined;
	try {
		const read = { ...row, value: schema.parse(row.value) };
		noteContent(read);
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
	const { value, before } = await fetchStored(list);
	if (!sameJson(value, before)) announceContentChange();
}

/** Does the same, once, for content that stays as it is without a signal. */
export const refreshStoredBehind = <T>(list: StoredList<T>): Promise<void> =>
	refreshBehind(list.path, () => refreshStored(list), { words: `${list.path} could not be refreshed` });

/** Does the same as `refreshStored`, and leaves it to the caller to tell of changes. @throws ApiError */
export async function fetchStored<T>(list: StoredList<T>) {
	const stored = await readStoredRow(list);
	const { value, etag, isNew } = await getIfChanged(list.path, list.schema, stored);
	const refreshedAt = Date.now();
	await writeContent({ key: list.key, value, etag, refreshed_at: refreshedAt });
	return { value, isNew, refreshedAt, before: stored?.value };
}

/** Takes note of a list that came some other way and is already stored. */
export function noteStored<T>({ key }: StoredList<T>, value: T): void {
	noteContent({ key, value, etag: null, refreshed_at: Date.now() });
}
