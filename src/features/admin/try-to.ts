import { ApiError } from '#api/api-error.ts';
import { showToast } from '#ui/toasts.ts';
import { failureWords, type OwnWords } from './failure-words.ts';

/**
 * Resolves to the server's answer, or to undefined after a toast with the reason; `own` replaces the words for some
 * codes.
 */
export async function tryTo<T>(work: () => Promise<T>, own?: OwnWords): Promise<T | undefined> {
	try {
		return await work();
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		showToast({ words: failureWords(error.code, own) });
		return undefined;
	}
}
