import { showToast } from '#ui/toasts.ts';
import { errorWords, type OwnWords } from './failure-words.ts';

/**
 * Resolves to the server's answer, or to undefined after a toast with the reason; `own` replaces the words for some
 * codes.
 */
export async function tryTo<T>(work: () => Promise<T>, own?: OwnWords): Promise<T | undefined> {
	try {
		return await work();
	} catch (error) {
		showToast({ words: errorWords(error, own) });
		return undefined;
	}
}
