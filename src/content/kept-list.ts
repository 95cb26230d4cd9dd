import { getJson } from '#api/request.ts';
import { announceContentChange } from './catalogue.ts';
import { readContent, writeContent } from './device.ts';

/** A public list that is kept whole on this device and confirmed by its ETag. */
export interface KeptList<T> {
	/** Under which the device keeps it. */
	key: string;
	/** Where the server answers it, without `/api`. */
	path: string;
	schema: { parse(value: unknown): T };
}

/** The list as this device keeps it; undefined when it was never here, or does not fit any more. */
export async function readKept<T>({ key, schema }: KeptList<T>): Promise<T | undefined> {
	const row = await readContent(key);
	if (!row) return undefined;
	try {
		return schema.parse(row.value);
	} catch (error) {
		// Kept by an older version of the app: the server is asked again as if it had never been here.
		console.warn(`What this device keeps of ${key} is of another version`, error);
		return undefined;
	}
}

/**
 * Asks the server, conditionally, and keeps what it answers; tells the page when that changed anything.
 * @throws ApiError when the server cannot be reached or answers something else.
 */
export async function refreshKept<T>(list: KeptList<T>): Promise<void> {
	const held = await readKept(list);
	const row = held === undefined ? undefined : await readContent(list.key);
	const answer = await getJson(list.path, list.schema, row?.etag);
	const refreshed_at = Date.now();
	if (answer.unchanged) {
		if (row) await writeContent({ ...row, refreshed_at });
		return;
	}
	await writeContent({ key: list.key, value: answer.value, etag: answer.etag, refreshed_at });
	if (JSON.stringify(answer.value) !== JSON.stringify(held)) announceContentChange();
}
