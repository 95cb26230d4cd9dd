import { readCollege, readColleges, restoreCollege, saveCollege } from '#api/admin-colleges.ts';
import { ApiError } from '#api/api-error.ts';
import type { Editor } from '#domain/admin/audit.ts';
import type { AdminCollege, ListedAdminCollege } from '#domain/colleges/edit-college.ts';
import { showToast } from '#ui/toasts.ts';
import { failureWords } from '../failure-words.ts';
import { tryTo } from '../try-to.ts';
import type { Typed } from './draft.ts';

/** How a save ended: with the record as saved, with `theirs` when somebody else was first, or with neither, which a toast has told. */
export interface Saved {
	mine?: AdminCollege;
	theirs?: AdminCollege;
}

/** Changes fields of a college as of a revision. */
export async function changeCollege(ipedsId: number, update: Typed, onRevision: number): Promise<Saved> {
	try {
		return { mine: await saveCollege(ipedsId, update, onRevision) };
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		if (error.code !== 'edited_meanwhile') {
			showToast({ words: failureWords(error.code) });
			return {};
		}
		const theirs = await tryTo(() => readCollege(ipedsId));
		return theirs ? { theirs } : {};
	}
}

/** The colleges that visitors do not find, by their names; none when the server did not say. */
export const findInvisible = async (name: string): Promise<ListedAdminCollege[]> =>
	(await tryTo(() => readColleges(name))) ?? [];

/** Shows a college to visitors, and says so; answers whether it was done. */
export async function makeVisible(ipedsId: number, name: string): Promise<boolean> {
	const shown = await tryTo(() => saveCollege(ipedsId, { visible: true }));
	if (shown) showToast({ words: `${name} is visible now. Its guide is not live yet.` });
	return shown !== undefined;
}

/** Opens or closes a college's guide; answers whether it was done. */
export const turnLive = async ({ ipeds_id, enabled }: ListedAdminCollege): Promise<boolean> =>
	(await tryTo(() => saveCollege(ipeds_id, { enabled: !enabled }))) !== undefined;

/** Tells other editors that a college is open here, or no longer; answers who else has it open, if that can be heard. */
export async function noteOpen(ipedsId: number, isBeingEdited: boolean): Promise<Editor[] | undefined> {
	try {
		return (await saveCollege(ipedsId, { isBeingEdited })).editors;
	} catch (error) {
		console.warn('Other editors do not hear that this is open', error);
		return undefined;
	}
}

/** Makes a college what it was after one of its changes, 0 before all; answers it, nothing when it was not done. */
export const restoreTo = (ipedsId: number, revision: number): Promise<AdminCollege | undefined> =>
	tryTo(() => restoreCollege(ipedsId, revision));
