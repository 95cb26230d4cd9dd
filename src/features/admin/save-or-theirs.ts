import { ApiError } from '#api/api-error.ts';
import { showToast } from '#ui/toasts.ts';
import { failureWords } from './failure-words.ts';
import { tryTo } from './try-to.ts';

/** What came of a save: `now` is the thing as it is, somebody else's when they saved first; undefined after a failure. */
export interface Saved<Thing> {
	isSaved: boolean;
	now: Thing | undefined;
}

interface Edit<Thing> {
	/** What is saved, in a word. */
	of: string;
	save: () => Promise<Thing>;
	/** Reads the thing again; undefined when it is gone. */
	read: () => Promise<Thing | undefined>;
}

/** Saves an edit; when somebody else saved first, reads theirs and says so. Explains every other failure. */
export async function saveOrTheirs<Thing>({ of, save, read }: Edit<Thing>): Promise<Saved<Thing>> {
	try {
		return { isSaved: true, now: await save() };
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		if (error.code !== 'edited_meanwhile') {
			showToast({ words: failureWords(error.code) });
			return { isSaved: false, now: undefined };
		}
		const answer = await tryTo(async () => ({ theirs: await read() }));
		if (answer)
			showToast({ words: answer.theirs ? changedWords(of) : `Somebody else just removed this ${of}.` });
		return { isSaved: false, now: answer?.theirs };
	}
}

const changedWords = (of: string) => `Somebody else just changed this ${of}. Check it, then save again.`;
