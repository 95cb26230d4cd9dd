/**
 * Does work on the device's database that the app can do without. If the device refuses (private mode, full), logs a
 * warning with these words and returns undefined.
 */
export async function orWarn<T>(words: string, work: () => PromiseLike<T>): Promise<T | undefined> {
	try {
		return await work();
	} catch (error) {
		console.warn(words, error);
		return undefined;
	}
}
