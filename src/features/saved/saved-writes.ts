import type { Change } from '#domain/sync/cell.ts';
import { deleteForGood } from '#domain/trips/edit-trip.ts';
import type { Trip } from '#domain/trips/trip.ts';
import { tripTitle } from '#domain/trips/trip-name.ts';
import type { AccountSync } from '#sync/account-sync.ts';
import { refusedWrites, savedStore } from '#trips/saved-store.ts';
import { writeBack } from '#trips/undo.ts';
import { showToast } from '#ui/toasts.ts';

/** An edit of a whole trip in the list, its undo, and the words that describe it. */
interface ListEdit {
	changes: readonly Change[];
	inverse: readonly Change[];
	words: string;
}

/**
 * Edits a saved trip, and says so, with an undo, once it is on disk; the banner reports a refusal by the device. Ctrl+Z
 * in the planner does not undo it, which could put an open trip in the trash.
 */
export async function editSaved(
	account: AccountSync,
	tripId: string,
	{ changes, inverse, words }: ListEdit,
): Promise<void> {
	const store = savedStore(account, tripId);
	await store.write(changes);
	if (store.writes().refusal) return;
	showToast({ words, action: { label: 'Undo', run: () => void writeBack(store, { changes, inverse }) } });
}

/** Deletes a trip from the trash, which cannot be undone. */
export async function deleteSaved(account: AccountSync, trip: Trip): Promise<void> {
	const store = savedStore(account, trip.id);
	await store.write(deleteForGood());
	if (!store.writes().refusal) showToast({ words: `${tripTitle(trip)} is deleted for good` });
}

/** Retries every write that this device refused. */
export async function retryWrites(account: AccountSync): Promise<void> {
	for (const { store } of refusedWrites(account)) await store.retry();
}
