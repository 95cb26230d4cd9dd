import { readDraftId, readTripCells } from '#db/queries.ts';
import type { TripDb } from '#db/trip-tables.ts';
import { tripFromCells } from '#domain/trips/trip.ts';
import { isBlank } from '#domain/trips/trip-content.ts';
import { DRAFT, turnTo } from '#sync/edit.ts';
import { heldChanges } from '#sync/held-changes.ts';
import type { NotSaved, SaveResult } from '#sync/not-saved.ts';

/**
 * Permanently deletes this draft and all its edits, even if another one is open by now; `wasOpen` says that the next
 * edit begins a new draft. An empty id means the open draft before it is on disk. With `copied`, the draft stays if it
 * has edits that are not in the copy.
 */
export async function discardDraftIn(
	db: TripDb,
	draftId: string,
	copied?: DraftCopied,
): Promise<{ saved: true; wasOpen: boolean } | NotSaved> {
	let wasOpen = false;
	const work = () =>
		db.transaction('rw', [db.trips, db.outbox, db.meta, db.streets], async () => {
			const isOpen = draftId === ((await readDraftId(db)) ?? '');
			if (copied && isOpen && heldChanges(db, DRAFT).length > copied.held) return false;
			if (copied && (await lastSeqOf(db, draftId)) > copied.lastSeq) return false;
			await deleteDraft(db, draftId);
			wasOpen = isOpen;
			return isOpen;
		});
	const result = await turnTo(db, DRAFT, { writesFirst: false, work });
	return result.saved ? { saved: true, wasOpen } : result;
}

/** Sets the whole draft aside, so that the next edit begins another; `openDraftIn` reopens it. */
export function setDraftAsideIn(db: TripDb): Promise<SaveResult> {
	const work = async () => {
		await db.meta.delete('draft');
		return true;
	};
	return turnTo(db, DRAFT, { writesFirst: true, work });
}

/**
 * Reopens a draft that was set aside. The currently open draft is set aside in turn, or deleted if blank. `isHere` is
 * false, and nothing changed, when another tab has saved or discarded the draft.
 */
export async function openDraftIn(
	db: TripDb,
	draftId: string,
): Promise<{ saved: true; isHere: boolean } | NotSaved> {
	let isHere = true;
	const work = () =>
		db.transaction('rw', [db.trips, db.outbox, db.meta, db.streets], async () => {
			const open = await readDraftId(db);
			isHere = (await db.trips.get(draftId)) !== undefined;
			if (open === draftId || !isHere) return false;
			if (open !== undefined && (await isBlankHere(db, open))) await deleteDraft(db, open);
			await db.meta.put({ key: 'draft', value: draftId });
			return true;
		});
	const result = await turnTo(db, DRAFT, { writesFirst: true, work });
	return result.saved ? { saved: true, isHere } : result;
}

async function isBlankHere(db: TripDb, draftId: string): Promise<boolean> {
	return isBlank(tripFromCells(draftId, (await readTripCells(db, draftId)) ?? new Map()));
}

/**
 * How much of a draft was copied: the sequence number of its last edit on disk, and the number of edits only in memory.
 */
export interface DraftCopied {
	lastSeq: number;
	held: number;
}

async function lastSeqOf(db: TripDb, draftId: string): Promise<number> {
	const ops = await db.outbox.where('trip').equals(draftId).toArray();
	return Math.max(0, ...ops.map(({ seq }) => seq));
}

async function deleteDraft(db: TripDb, draftId: string): Promise<void> {
	await db.outbox.where('trip').equals(draftId).delete();
	await db.trips.delete(draftId);
	await db.streets.delete(draftId);
	if ((await readDraftId(db)) === draftId) await db.meta.delete('draft');
}
