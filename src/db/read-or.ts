import type Dexie from 'dexie';

interface Otherwise<T> {
	/** What the console says when the device cannot read. */
	words: string;
	/** Returned instead. */
	unread: T;
}

/**
 * Reads for a live query. If the device cannot read, logs an error to the console and returns `unread`. A database
 * closed on purpose during the read is not such a failure: its account is leaving, and throwing makes the live query
 * keep what it showed.
 */
export async function readOr<T>(
	db: Dexie,
	read: () => Promise<T>,
	{ words, unread }: Otherwise<T>,
): Promise<T> {
	try {
		return await read();
	} catch (error) {
		if (db.hasBeenClosed()) throw error;
		console.error(words, error);
		return unread;
	}
}
