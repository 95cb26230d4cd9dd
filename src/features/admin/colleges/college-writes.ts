import { readCollege, readColleges, saveCollege, takeBackChange } from '#api/admin-colleges.ts';
import { ApiError } from '#api/api-error.ts';
import type { Editor } from '#domain/admin/audit.ts';
import type { AdminCollege, ListedAdminCollege } from '#domain/colleges/edit-college.ts';
import { showToast } from '#ui/toasts.ts';
import { errorWords } from '../failure-words.ts';
import { tryTo } from '../try-to.ts';
import type { Typed } from './college-fields.ts';

/** The outcome of a save: the saved record; or `theirs` when somebody else saved first; or neither, after a toast. */
export interface Saved {
	mine?: AdminCollege;
	theirs?: AdminCollege;
}

/** Saves changed fields against the revision they were based on. */
export const changeCollege = (ipedsId: number, update: Typed, onRevision: number): Promise<Saved> =>
	mineOrTheirs(ipedsId, () => saveCollege(ipedsId, update, onRevision));

/** Takes back one change of a college, and leaves all others; `seen` is the newest change seen. */
export const takeBack = (ipedsId: number, change: number, seen: number): Promise<Saved> =>
	mineOrTheirs(ipedsId, () => takeBackChange(ipedsId, change, seen));

async function mineOrTheirs(ipedsId: number, write: () => Promise<AdminCollege>): Promise<Saved> {
	try {
		return { mine: await write() };
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		if (error.code !== 'edited_meanwhile') {
			showToast({ words: errorWords(error) });
			return {};
		}
		const theirs = await tryTo(() => readCollege(ipedsId));
		return theirs ? { theirs } : {};
	}
}

/** Finds colleges hidden from visitors, by name; empty when the server did not answer. */
export const findInvisible = async (name: string): Promise<ListedAdminCollege[]> =>
	(await tryTo(() => readColleges(name))) ?? [];

/** Makes a college visible to visitors, and says so and whether its guide is live; resolves to true on success. */
export async function makeVisible(ipedsId: number, name: string): Promise<boolean> {
	const shown = await tryTo(() => saveCollege(ipedsId, { visible: true }));
	const guide = shown?.enabled ? ', and its guide is live.' : '. Its guide is not live yet.';
	if (shown) showToast({ words: `${name} is visible now${guide}` });
	return shown !== undefined;
}

/** Turns a college's guide on or off; resolves to true on success. */
export const turnLive = async ({ ipeds_id, enabled }: ListedAdminCollege): Promise<boolean> =>
	(await tryTo(() => saveCollege(ipeds_id, { enabled: !enabled }))) !== undefined;

/**
 * Tells other editors that a college is open here; resolves to the others who have it open, or undefined without an
 * answer.
 */
export const noteOpen = (ipedsId: number) => notePresence(ipedsId, { isBeingEdited: true });

/** Tells them that it is closed again; resolves to the same people. */
export const noteClosed = (ipedsId: number) => notePresence(ipedsId, { isBeingEdited: false });

async function notePresence(
	ipedsId: number,
	presence: { isBeingEdited: boolean },
): Promise<Editor[] | undefined> {
	try {
		return (await saveCollege(ipedsId, presence)).editors;
	} catch (error) {
		console.warn('Other editors do not hear that this is open', error);
		return undefined;
	}
}
