/**
 * Does work on the device's database that the app can do without. When the device refuses (private mode, full), that is
 * a warning with these words, and undefined.
 */
export async function orWarn<T>(words: string, work: () => PromiseLike<T>): Promise<T | undefined> {
	try {
		return await work();
	} catch (error) {
		console.warn(words, error);
		return undefined;
	}
}
