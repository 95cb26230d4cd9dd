import { useSyncExternalStore } from 'react';
import type { Cells, Change } from '#domain/sync/cell.ts';
import { invert } from '#domain/trips/invert.ts';
import type { AccountSync } from '#sync/account-sync.ts';
import { heldChanges, onHeldChanges } from '#sync/held-changes.ts';
import type { NotSaved, SaveResult } from '#sync/not-saved.ts';
import { observable } from '#ui/observable.ts';
import { showToast } from '#ui/toasts.ts';

/** An edit of a saved trip, and how it is announced. */
interface Edit {
	tripId: string;
	changes: readonly Change[];
	/** Shown once it is on disk. */
	words: string;
	/** The changes that undo it. */
	inverse?: readonly Change[];
}

/** A trip whose last edit the device refused. */
export interface RefusedWrite {
	tripId: string;
	refusal: NotSaved;
}

const NONE: readonly RefusedWrite[] = [];
const refusals = observable<ReadonlyMap<AccountSync, readonly RefusedWrite[]>>(new Map());

const refusalsOf = (account: AccountSync) => refusals.get().get(account) ?? NONE;

/** Edits a saved trip; announces it with an undo once it is on disk, or keeps the refusal for the banner. */
export async function makeEdit(account: AccountSync, { tripId, changes, words, inverse }: Edit) {
	const result = await account.edit(tripId, changes);
	noteResult(account, tripId, result);
	if (!result.saved) return;
	const undo = () => void makeEdit(account, { tripId, changes: inverse ?? [], words: 'Undone' });
	showToast({ words, ...(inverse && { action: { label: 'Undo', run: undo } }) });
}

/** Edits a trip whose cells are known, so that the edit can be undone. */
export function makeUndoableEdit(account: AccountSync, edit: Omit<Edit, 'inverse'> & { before: Cells }) {
	return makeEdit(account, { ...edit, inverse: invert(edit.changes, edit.before) });
}

/** Records the result of a trip's write. */
export function noteResult(account: AccountSync, tripId: string, result: SaveResult) {
	const others = refusalsOf(account).filter((each) => each.tripId !== tripId);
	const now = result.saved ? others : [...others, { tripId, refusal: result }];
	refusals.set(new Map(refusals.get()).set(account, now));
}

/** Retries every write that this device refused. */
export async function retryWrites(account: AccountSync): Promise<void> {
	for (const { tripId, refusal } of refusalsOf(account)) noteResult(account, tripId, await refusal.retry());
}

/** The trips with edits only in memory, because this device refused them; re-renders when that changes. */
export function useRefusedWrites(account: AccountSync): readonly RefusedWrite[] {
	const refused = useSyncExternalStore(refusals.subscribe, () => refusalsOf(account));
	useSyncExternalStore(onHeldChanges, () => heldOf(account));
	// The trip's next edit may have included the refused ones.
	return refused.filter(({ tripId }) => heldChanges(account.db, tripId).length > 0);
}

function heldOf(account: AccountSync): number {
	return refusalsOf(account).reduce((sum, { tripId }) => sum + heldChanges(account.db, tripId).length, 0);
}
