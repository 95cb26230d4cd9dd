import { sharedDb } from '#db/shared-db.ts';
import { discardDraft, editDraft } from '#sync/draft.ts';
import { DRAFT } from '#sync/edit.ts';
import { TripStore } from './trip-store.ts';
import { forgetEdits } from './undo.ts';

/** The draft of this device. */
export const draftStore = new TripStore({
	db: sharedDb,
	target: DRAFT,
	account: null,
	edit: (changes) => editDraft(sharedDb, changes),
});

/** Throws the draft away, for good. */
export async function dropDraft(): Promise<void> {
	forgetEdits(draftStore);
	const result = await discardDraft(sharedDb);
	if (!result.saved) console.error('The draft could not be deleted from this device', result.error);
	draftStore.forget();
}
