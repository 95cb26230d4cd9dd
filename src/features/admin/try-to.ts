import { ApiError } from '#api/api-error.ts';
import { showToast } from '#ui/toasts.ts';
import { failureWords, type OwnWords } from './failure-words.ts';

/** What the server answers to something; undefined when it could not be done, which a toast then says, of some codes in words of its `own`. */
export async function tryTo<T>(work: () => Promise<T>, own?: OwnWords): Promise<T | undefined> {
	try {
		return await work();
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		showToast({ words: failureWords(error.code, own) });
		return undefined;
	}
}
