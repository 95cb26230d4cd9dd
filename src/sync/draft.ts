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

/**
 * Deletes the draft and every edit of it, for good; the next edit begins a new one. With `copied` it stays when there are
 * edits that are not in the copy.
 */
export function discardDraft(db: TripDb, copied?: DraftCopied): Promise<SaveResult> {
	return saving(async () => {
		const held = heldChanges(db, DRAFT).length;
		if (copied && held > copied.held) return;
		const isGone = await db.transaction('rw', [db.trips, db.outbox, db.meta], async () => {
			if (copied && (await lastSeqOfDraft(db)) > copied.lastSeq) return false;
			await deleteDraft(db);
			return true;
		});
		if (isGone) releaseChanges(db, DRAFT, held);
	});
}

/** Notes that the person wants to keep this draft whenever they leave it. */
export async function noteKeptDraft(db: TripDb, draftId: string): Promise<void> {
	try {
		await db.meta.put({ key: 'kept_draft', value: draftId });
	} catch (error) {
		// Asked once more, which loses nothing.
		console.warn('This device does not keep what was answered', error);
	}
}

/** Whether the person has said so. */
export async function isKeptDraft(db: TripDb, draftId: string): Promise<boolean> {
	try {
		return (await db.meta.get('kept_draft'))?.value === draftId;
	} catch (error) {
		console.warn('This device does not say what was answered', error);
		return false;
	}
}

/** How much of a draft was copied: the sequence number of the last edit on disk, and the count of those in memory only. */
export interface DraftCopied {
	lastSeq: number;
	held: number;
}

async function lastSeqOfDraft(db: TripDb): Promise<number> {
	const draftId = await readDraftId(db);
	const ops = draftId === undefined ? [] : await db.outbox.where('trip').equals(draftId).toArray();
	return Math.max(0, ...ops.map(({ seq }) => seq));
}

async function deleteDraft(db: TripDb): Promise<void> {
	const draftId = await readDraftId(db);
	if (draftId === undefined) return;
	await db.outbox.where('trip').equals(draftId).delete();
	await db.trips.delete(draftId);
	await db.meta.delete('draft');
}
