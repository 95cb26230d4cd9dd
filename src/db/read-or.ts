import type Dexie from 'dexie';

interface Otherwise<T> {
	/** What the console is told when the device cannot read. */
	words: string;
	/** Answered in its place. */
	unread: T;
}

/**
 * Reads for a live query. What the device cannot read is an error in the console, and `unread`. A database that was
 * closed on purpose while it was read is no such failure: its account is leaving, and what is thrown then makes a live
 * query keep what it showed.
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
