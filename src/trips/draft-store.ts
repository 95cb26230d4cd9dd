import { sharedDb } from '#db/shared-db.ts';
import { DRAFT } from '#sync/edit.ts';
import type { SaveResult } from '#sync/not-saved.ts';
import { discardDraft, editDraft, openDraft, setDraftAside } from './draft-writes.ts';
import { TripStore } from './trip-store.ts';
import { forgetUndo } from './undo.ts';

export const draftStore = new TripStore({
	db: sharedDb,
	target: DRAFT,
	account: null,
	edit: (changes) => editDraft(sharedDb, changes),
});

/** Discards the draft for good. */
export async function dropDraft(): Promise<void> {
	forgetUndo(draftStore);
	const result = await discardDraft(sharedDb);
	if (!result.saved) console.error('The draft could not be deleted from this device', result.error);
	draftStore.forget();
}

/** Sets the draft aside, so that another can begin; a refusal by the device is shown like that of an edit. */
export function keepDraftAside(): Promise<boolean> {
	return change(() => setDraftAside(sharedDb));
}

/** Reopens a draft that was set aside. */
export function takeUpDraft(draftId: string): Promise<boolean> {
	return change(() => openDraft(sharedDb, draftId));
}

async function change(work: () => Promise<SaveResult>): Promise<boolean> {
	await draftStore.attempt(work);
	if (draftStore.writes().refusal) return false;
	// They belong to another draft than the one now open.
	forgetUndo(draftStore);
	draftStore.forget();
	return true;
}
