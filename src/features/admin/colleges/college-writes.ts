import { readCollege, readColleges, saveCollege, takeBackChange } from '#api/admin-colleges.ts';
import type { Editor } from '#domain/admin/audit.ts';
import type { AdminCollege, ListedAdminCollege } from '#domain/colleges/edit-college.ts';
import { showToast } from '#ui/toasts.ts';
import { type Saved, saveOrTheirs } from '../save-or-theirs.ts';
import { tryTo } from '../try-to.ts';
import type { Typed } from './college-fields.ts';

/** Saves changed fields against the revision they were based on. */
export const changeCollege = (
	ipedsId: number,
	update: Typed,
	onRevision: number,
): Promise<Saved<AdminCollege>> => ownOrTheirs(ipedsId, () => saveCollege(ipedsId, update, onRevision));

/** Takes back one change of a college, and leaves all others; `seen` is the newest change seen. */
export const takeBack = (ipedsId: number, change: number, seen: number): Promise<Saved<AdminCollege>> =>
	ownOrTheirs(ipedsId, () => takeBackChange(ipedsId, change, seen));

/** The editor's banner shows who saved first, and what. */
const ownOrTheirs = (ipedsId: number, save: () => Promise<AdminCollege>) =>
	saveOrTheirs({ of: 'college', save, read: () => readCollege(ipedsId), isSaidOnPage: true });

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
