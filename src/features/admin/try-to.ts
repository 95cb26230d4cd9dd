import { ApiError } from '#api/api-error.ts';
import { showToast } from '#ui/toasts.ts';
import { failureWords } from './failure-words.ts';

/** What the server answers to something; undefined when it could not be done, which a toast then says. */
export async function tryTo<T>(work: () => Promise<T>): Promise<T | undefined> {
	try {
		return await work();
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		showToast({ words: failureWords(error.code) });
		return undefined;
	}
}
