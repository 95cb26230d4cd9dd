import { readDraftId } from '#db/queries.ts';
import type { TripDb } from '#db/trip-tables.ts';
import type { Change } from '#domain/sync/cell.ts';
import { DRAFT, edit } from './edit.ts';
import { heldChanges, releaseChanges } from './held-changes.ts';
import { type SaveResult, saving } from './not-saved.ts';

/** Edits this device's draft trip, and begins one when there is none. A draft is sent nowhere until it is saved. */
export function editDraft(db: TripDb, changes: readonly Change[]): Promise<SaveResult> {
	return edit(db, DRAFT, changes);
}

/** Deletes the draft and every edit of it, for good; the next edit begins a new one. */
export function discardDraft(db: TripDb): Promise<SaveResult> {
	return saving(async () => {
		await db.transaction('rw', [db.trips, db.outbox, db.meta], async () => {
			await deleteDraft(db);
		});
		releaseChanges(db, DRAFT, heldChanges(db, DRAFT).length);
	});
}

async function deleteDraft(db: TripDb): Promise<void> {
	const draftId = await readDraftId(db);
	if (draftId === undefined) return;
	await db.outbox.where('trip').equals(draftId).delete();
	await db.trips.delete(draftId);
	await db.meta.delete('draft');
}
