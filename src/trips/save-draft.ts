import { readDraftId, readTripCells } from '#db/queries.ts';
import type { TripDb } from '#db/trip-tables.ts';
import { type Change, sameJson } from '#domain/sync/cell.ts';
import type { AccountSync } from '#sync/account-sync.ts';
import { DRAFT, edit } from '#sync/edit.ts';
import { heldChanges } from '#sync/held-changes.ts';
import type { NotSaved, SaveResult } from '#sync/not-saved.ts';
import { type DraftCopied, discardDraftIn } from './draft-writes.ts';

/** Says that the draft is now a saved trip under `tripId`, or why it is not. */
export type DraftSaved = { saved: true; tripId: string } | NotSaved;

/**
 * Turns this device's draft into a saved trip of an account, under the same id; null if there is no draft. It is
 * written there before it is deleted here, and nothing already there is written again, so that a page that dies in
 * between neither loses nor duplicates anything. `show` is called in between, so that a screen can switch to the saved
 * trip.
 */
export async function saveDraft(
	shared: TripDb,
	account: Pick<AccountSync, 'db' | 'edit'>,
	show?: (tripId: string) => unknown,
): Promise<DraftSaved | null> {
	// Edits on their way to the disk come first; edits that the device refuses stay in memory, and are read from there.
	await edit(shared, DRAFT, []);
	let saved: { saved: true; tripId: string } | null = null;
	for (;;) {
		const draft = await readDraft(shared);
		// Another edit may have come during this write, in which case the draft still exists.
		if (!draft || (saved && saved.tripId !== draft.id)) return saved;
		const written = await writeNews(account, draft);
		if (!written.saved) return written;
		if (!saved) await show?.(draft.id);
		saved = { saved: true, tripId: draft.id };
		const discarded = await discardDraftIn(shared, draft.id, draft);
		if (!discarded.saved) return discarded;
	}
}

interface StoredDraft extends DraftCopied {
	id: string;
	/** In the order they were made: a stop's place before its life. */
	changes: Change[];
}

async function readDraft(shared: TripDb): Promise<StoredDraft | null> {
	const id = await readDraftId(shared);
	if (id === undefined) return null;
	const ops = await shared.outbox.where('trip').equals(id).sortBy('seq');
	const held = heldChanges(shared, DRAFT);
	const all = [...ops.map(({ path, value }) => ({ path, value })), ...held];
	// Edits that are only in memory are newer: an older value of the same path would count as news next to them.
	const changes = [...new Map(all.map((change) => [change.path, change])).values()];
	return { id, changes, lastSeq: ops.at(-1)?.seq ?? 0, held: held.length };
}

async function writeNews(
	account: Pick<AccountSync, 'db' | 'edit'>,
	{ id, changes }: StoredDraft,
): Promise<SaveResult> {
	const known = await readTripCells(account.db, id);
	// A trip is created by its first edit. The draft has seen nothing that came to the saved trip since, so that makes
	// history.
	const news = changes
		.filter(({ path, value }) => !(path === 'life' && !known) && !sameJson(known?.get(path)?.v, value))
		.map((change) => ({ ...change, seen: 0 }));
	return known && news.length === 0 ? { saved: true } : account.edit(id, news);
}
