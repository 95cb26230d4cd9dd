import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { removeStop } from '#domain/trips/edit-stops.ts';
import { startTrip, trashTrip } from '#domain/trips/edit-trip.ts';
import { setSession } from '#session/session.ts';
import { openAccountSync } from '#sync/account-sync.ts';
import { bringBack } from '#trips/bring-back.ts';
import { savedStore } from '#trips/saved-store.ts';
import * as toasts from '#ui/toasts.ts';
import { applied, aTripOf } from '../domain/trips/builders.ts';

const account = { id: 'u_back', group: 'default', subscription_type: 0, paid_status: 0, trial_start: null };
const NO_ROOM = 'Not brought back. Your plan has no room for it.';

function aFreeAccount() {
	setSession({ isSignedIn: true, isFresh: true, confirmedAt: 0, account: account as never });
	const send = async () => ({ kind: 'no_signal' as const });
	return openAccountSync({ accountId: account.id, send, onSignedOut: vi.fn() });
}

test('a stop that gave way comes back only where the trip and the plan have room for it', async () => {
	const sync = aFreeAccount();
	const said = vi.spyOn(toasts, 'showToast');
	const edit = vi.fn();
	const store = savedStore(sync, 't_1');
	const backTo = (count: number) =>
		bringBack(store, { changes: [{ path: 'stops/s1/live', value: true }], trip: tripWithout(count) }, edit);
	const tripWithout = (count: number) => applied(aTripOf(count), removeStop('s1'));
	await backTo(6);
	await sync.edit('t_other', startTrip('Ohio loop'));
	const changes = startTrip();
	await bringBack(store, { changes, trip: applied(aTripOf(2), trashTrip()) }, edit);
	expect(said.mock.calls).toEqual([[{ words: NO_ROOM }], [{ words: NO_ROOM }]]);
	expect(edit).not.toHaveBeenCalled();
	await backTo(5);
	expect(edit).toHaveBeenCalledOnce();
	sync.end();
});
