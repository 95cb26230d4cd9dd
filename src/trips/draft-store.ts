import { sharedDb } from '#db/shared-db.ts';
import type { Change } from '#domain/sync/cell.ts';
import { tripFromCells } from '#domain/trips/trip.ts';
import { isBlank } from '#domain/trips/trip-content.ts';
import { DRAFT, edit } from '#sync/edit.ts';
import type { NotSaved, SaveResult } from '#sync/not-saved.ts';
import { discardDraftIn, openDraftIn, setDraftAsideIn } from './draft-writes.ts';
import { TripStore } from './trip-store.ts';
import { forgetUndo } from './undo.ts';

export const draftStore = new TripStore({
	db: sharedDb,
	target: DRAFT,
	account: null,
	edit: (changes) => edit(sharedDb, DRAFT, changes),
});

/** True when the draft is not empty: starting another one then sets it aside first. */
export async function hasDraft(): Promise<boolean> {
	return !isBlank(tripFromCells('', await draftStore.read()));
}

/**
 * Permanently discards this draft, open or set aside, and no other; the caller reports a refusal by the device. An
 * empty id means the open draft before it is on disk.
 */
export async function discardDraft(draftId: string): Promise<SaveResult> {
	const result = await discardDraftIn(sharedDb, draftId);
	if (result.saved && result.wasOpen) forgetEdits();
	return result;
}

/** The words for a draft that is still there. */
export const NOT_DISCARDED = 'Not discarded: this browser wouldn’t let us.';

/** Sets the draft aside, so that another can begin; the caller reports a refusal by the device. */
export async function setDraftAside(): Promise<SaveResult> {
	const result = await setDraftAsideIn(sharedDb);
	if (result.saved) forgetEdits();
	return result;
}

/**
 * Begins another draft with these changes, and sets aside the current one unless it is empty. Resolves to why the
 * device did not set it aside, in which case nothing has changed, and calling this again does all of it. A refused new
 * draft is open in memory, with the refusal of its edit.
 */
export async function beginDraft(changes: readonly Change[]): Promise<NotSaved | null> {
	const aside = (await hasDraft()) ? await setDraftAside() : null;
	if (aside?.saved === false) return aside;
	await draftStore.write(changes);
	return null;
}

/** Reopens a draft that was set aside; false if it is no longer on this device. A refusal is shown, too. */
export async function openDraft(draftId: string): Promise<boolean> {
	let isHere = true;
	await draftStore.attempt(async () => {
		const result = await openDraftIn(sharedDb, draftId);
		isHere = !result.saved || result.isHere;
		return result;
	});
	if (isHere && !draftStore.writes().refusal) forgetEdits();
	return isHere;
}

/** They belong to a different draft than the one now open. */
function forgetEdits(): void {
	forgetUndo(draftStore);
	draftStore.forget();
}
