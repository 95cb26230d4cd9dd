import type Dexie from 'dexie';

interface Otherwise<Unread> {
	/** Returned if the device refuses; undefined if left out. */
	unread?: Unread;
	/**
	 * The database of an account that may leave meanwhile. Closed on purpose, it does not count as refused: throwing
	 * makes a live query keep what it showed.
	 */
	mayLeave?: Dexie;
}

/**
 * Does work on the device's database that the app can do without. If the device refuses (private mode, full), logs a
 * warning with these words and returns `unread`.
 * @throws what the work throws once the database in `mayLeave` is closed
 */
export async function orWarn<T, Unread = undefined>(
	words: string,
	work: () => PromiseLike<T>,
	{ unread, mayLeave }: Otherwise<Unread> = {},
): Promise<T | Unread> {
	try {
		return await work();
	} catch (error) {
		if (mayLeave?.hasBeenClosed()) throw error;
		console.warn(words, error);
		return unread as Unread;
	}
}
