import { ApiError } from '#api/api-error.ts';
import { showToast } from '#ui/toasts.ts';
import { errorWords } from './failure-words.ts';
import { tryTo } from './try-to.ts';

/** The result of a save: `now` is the current state, somebody else's if they saved first; undefined after a failure. */
export interface Saved<Thing> {
	isSaved: boolean;
	now: Thing | undefined;
}

interface Edit<Thing> {
	/** The kind of thing saved, in a word. */
	of: string;
	save: () => Promise<Thing | undefined>;
	/** Reads the thing again; undefined when it is gone. */
	read: () => Promise<Thing | undefined>;
	/** The value to use once it is gone. */
	gone?: Thing;
	/** True when the page itself says that somebody else saved first: a toast would only cover it. */
	isSaidOnPage?: boolean;
}

/** Saves an edit; when somebody else saved first, reads theirs and says so. Explains every other failure. */
export async function saveOrTheirs<Thing>({
	of,
	save,
	read,
	gone,
	isSaidOnPage = false,
}: Edit<Thing>): Promise<Saved<Thing>> {
	try {
		return { isSaved: true, now: await save() };
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		if (error.code === 'not_found') return { isSaved: false, now: sayGone(of, gone) };
		if (error.code !== 'edited_meanwhile') {
			showToast({ words: errorWords(error) });
			return { isSaved: false, now: undefined };
		}
		const answer = await tryTo(async () => ({ theirs: await read() }));
		if (!answer) return { isSaved: false, now: undefined };
		if (!answer.theirs) return { isSaved: false, now: sayGone(of, gone) };
		if (!isSaidOnPage) showToast({ words: changedWords(of) });
		return { isSaved: false, now: answer.theirs };
	}
}

function sayGone<Thing>(of: string, gone: Thing | undefined): Thing | undefined {
	showToast({ words: `Somebody else just removed this ${of}.` });
	return gone;
}

const changedWords = (of: string) => `Somebody else just changed this ${of}. Check it, then save again.`;
