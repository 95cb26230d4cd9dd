import type { RefusedOp } from '#domain/sync/device-state.ts';
import type { AccountSync } from '#sync/account-sync.ts';
import { saving } from '#sync/not-saved.ts';
import { dismissRefused, putBackRefused, retryRefused } from '#sync/tray.ts';
import { savedStore } from '#trips/saved-store.ts';
import { showToast } from '#ui/toasts.ts';

/** Repeats a trip's refused edits and sends them now. */
export async function retryAll(account: AccountSync, tripId: string): Promise<void> {
	await savedStore(account, tripId).attempt(async () => {
		const result = await retryRefused(account, tripId);
		if (result.saved) await account.call('wake');
		return result;
	});
}

/** Removes refused edits from the tray; they can be put back while the toast is shown. */
export async function dismissAll({ db }: AccountSync, refused: readonly RefusedOp[]): Promise<void> {
	const opIds = refused.map(({ op }) => op.id);
	const { saved } = await saving(() => dismissRefused(db, opIds));
	if (!saved) return void showToast({ words: 'Not dismissed: this browser wouldn’t let us.' });
	showToast({ words: 'Dismissed', action: { label: 'Undo', run: () => void putBack(db, refused) } });
}

async function putBack(db: AccountSync['db'], refused: readonly RefusedOp[]): Promise<void> {
	const { saved } = await saving(() => putBackRefused(db, refused));
	showToast({ words: saved ? 'Undone' : 'Not undone: this browser wouldn’t let us.' });
}
