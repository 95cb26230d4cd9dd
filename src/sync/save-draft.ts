import { readDraftId, readTripCells } from '#db/queries.ts';
import type { TripDb } from '#db/trip-tables.ts';
import { type Change, sameJson } from '#domain/sync/cell.ts';
import type { AccountSync } from './account-sync.ts';
import { discardDraft } from './draft.ts';
import { DRAFT } from './edit.ts';
import { heldChanges } from './held-changes.ts';
import type { SaveResult } from './not-saved.ts';

/** A draft that is now a saved trip under `tripId`, or why not. */
export type DraftSaved =
	| (SaveResult & { saved: true; tripId: string })
	| Exclude<SaveResult, { saved: true }>;

/**
 * Makes this device's draft a saved trip of an account, under the same id. It is written there before it is deleted here,
 * and what is there already is not written again, so that a page which dies in between loses and doubles nothing.
 */
export async function saveDraft(
	shared: TripDb,
	account: Pick<AccountSync, 'db' | 'edit'>,
): Promise<DraftSaved | null> {
	const draftId = await readDraftId(shared);
	if (draftId === undefined) return null;
	const known = await readTripCells(account.db, draftId);
	const changes = (await changesOf(shared, draftId)).filter(
		({ path, value }) => !(path === 'life' && !known) && !sameJson(known?.get(path)?.v, value),
	);
	const result =
		known && changes.length === 0 ? { saved: true as const } : await account.edit(draftId, changes);
	if (!result.saved) return result;
	const discarded = await discardDraft(shared);
	return discarded.saved ? { saved: true, tripId: draftId } : discarded;
}

// In the order in which they were made: a stop's place before its life.
async function changesOf(shared: TripDb, draftId: string): Promise<Change[]> {
	const ops = await shared.outbox.where('trip').equals(draftId).sortBy('seq');
	return [...ops.map(({ path, value }) => ({ path, value })), ...heldChanges(shared, DRAFT)];
}
