import { readDraftId, readTripCells } from '#db/queries.ts';
import type { TripDb } from '#db/trip-tables.ts';
import { tripFromCells } from '#domain/trips/trip.ts';
import { isBlank } from '#domain/trips/trip-content.ts';
import { DRAFT, turnTo } from '#sync/edit.ts';
import { heldChanges } from '#sync/held-changes.ts';
import { type NotSaved, type SaveResult, saving } from '#sync/not-saved.ts';

/**
 * Permanently deletes the draft and all its edits; the next edit begins a new one. With `copied`, the draft stays if it
 * has edits that are not in the copy.
 */
export function discardDraftIn(db: TripDb, copied?: DraftCopied): Promise<SaveResult> {
	const work = async () => {
		if (copied && heldChanges(db, DRAFT).length > copied.held) return false;
		return db.transaction('rw', [db.trips, db.outbox, db.meta, db.streets], async () => {
			if (copied && (await lastSeqOfDraft(db)) > copied.lastSeq) return false;
			const draftId = await readDraftId(db);
			if (draftId !== undefined) await deleteDraft(db, draftId);
			return true;
		});
	};
	return turnTo(db, DRAFT, { writesFirst: false, work });
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

/** Permanently deletes a draft that was set aside. */
export function discardAsideIn(db: TripDb, draftId: string): Promise<SaveResult> {
	return saving(async () => {
		await db.transaction('rw', [db.trips, db.outbox, db.meta, db.streets], async () => {
			await deleteDraft(db, draftId);
		});
	});
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

async function lastSeqOfDraft(db: TripDb): Promise<number> {
	const draftId = await readDraftId(db);
	const ops = draftId === undefined ? [] : await db.outbox.where('trip').equals(draftId).toArray();
	return Math.max(0, ...ops.map(({ seq }) => seq));
}

async function deleteDraft(db: TripDb, draftId: string): Promise<void> {
	await db.outbox.where('trip').equals(draftId).delete();
	await db.trips.delete(draftId);
	await db.streets.delete(draftId);
	if ((await readDraftId(db)) === draftId) await db.meta.delete('draft');
}
