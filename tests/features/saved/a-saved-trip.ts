import 'fake-indexeddb/auto';
import Dexie from 'dexie';
import { afterEach, vi } from 'vitest';
import { readTripCells } from '#db/queries.ts';
import { renameTrip } from '#domain/trips/edit-trip.ts';
import { tripFromCells } from '#domain/trips/trip.ts';
import { setSession, signedOut } from '#session/session.ts';
import { type AccountSync, openAccountSync } from '#sync/account-sync.ts';
import * as toasts from '#ui/toasts.ts';

let opened = 0;
const open: AccountSync[] = [];
afterEach(() => {
	for (const account of open.splice(0)) account.end();
	vi.restoreAllMocks();
});

/** An account without a signal that has saved one trip, named Ohio loop. */
export async function aSavedTrip() {
	const send = async () => ({ kind: 'no_signal' as const });
	const account = openAccountSync({ accountId: `u_saved_${++opened}`, send, onSignedOut: vi.fn() });
	open.push(account);
	setSession({ ...signedOut, isSignedIn: true });
	await account.edit('t_1', renameTrip('Ohio loop'));
	const shown = vi.spyOn(toasts, 'showToast');
	const tripNow = async (id = 't_1') => tripFromCells(id, (await readTripCells(account.db, id)) ?? new Map());
	return {
		account,
		tripNow,
		cells: async () => (await readTripCells(account.db, 't_1')) ?? new Map(),
		said: () => shown.mock.calls.map(([{ words }]) => words),
		tapUndo: () => shown.mock.lastCall?.[0].action?.run(),
		deviceIsFull: () =>
			vi.spyOn(account.db.outbox, 'bulkAdd').mockRejectedValueOnce(new Dexie.QuotaExceededError()),
	};
}
