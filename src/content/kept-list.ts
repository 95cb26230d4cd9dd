import { ApiError } from '#api/api-error.ts';
import { getIfChanged } from '#api/request.ts';
import type { ContentRow } from '#db/shared-db.ts';
import { sameJson } from '#domain/sync/cell.ts';
import { askOnce } from './ask-once.ts';
import { announceContentChange } from './catalogue.ts';
import { readContent, writeContent } from './device.ts';

/** A public list that is kept whole on this device and confirmed by its ETag. */
export interface KeptList<T> {
	/** Under which the device keeps it. */
	key: string;
	/** Its path in the API. */
	path: string;
	schema: { parse(value: unknown): T };
}

/** What this page has learned: a device that refuses to keep it (private mode, full) knows it as long as the page is open. */
const learned = new Map<string, ContentRow>();

/** The list as this device keeps it; undefined when it was never here, or does not fit any more. */
export async function readKept<T>(list: KeptList<T>): Promise<T | undefined> {
	return (await readHeld(list))?.value;
}

/** The same, with what else is known of it. */
export async function readHeld<T>({
	key,
	schema,
}: KeptList<T>): Promise<(ContentRow & { value: T }) | undefined> {
	const row = (await readContent(key)) ?? learned.get(key);
	if (!row) return undefined;
	try {
		return { ...row, value: schema.parse(row.value) };
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
	const held = await readHeld(list);
	const { value, etag } = await getIfChanged(list.path, list.schema, held);
	await keep({ key: list.key, value, etag, refreshed_at: Date.now() });
	if (!sameJson(value, held?.value)) announceContentChange();
}

/** The same, once, for what stands as it is with no signal. */
export async function refreshBehind<T>(list: KeptList<T>): Promise<void> {
	try {
		await askOnce(list.path, () => refreshKept(list));
	} catch (error) {
		// With no signal what is known stands; anything else is worth knowing.
		if (!(error instanceof ApiError)) throw error;
	}
}

async function keep(row: ContentRow): Promise<void> {
	learned.set(row.key, row);
	await writeContent(row);
}
