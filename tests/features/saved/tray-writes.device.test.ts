import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { readRefused } from '#db/queries.ts';
import { setTripNotes } from '#domain/trips/edit-trip.ts';
import { retryWrites } from '#features/saved/saved-writes.ts';
import { dismissAll, retryAll } from '#features/saved/tray-writes.ts';
import { refusedWrites } from '#trips/saved-store.ts';
import { anOp } from '../../sync/builders.ts';
import { aSavedTrip } from './a-saved-trip.ts';

/** A saved trip with an edit that the server refused, in the tray. */
async function aRefusedEdit() {
	const saved = await aSavedTrip();
	const op = anOp({ id: 'o_refused', trip: 't_1', ...setTripNotes('Bring boots')[0] });
	await saved.account.db.refused.put({ id: op.id, op, code: 'quota' });
	return { ...saved, op, tray: () => readRefused(saved.account.db) };
}

test('a refused edit made again leaves the tray', async () => {
	const { account, tripNow, tray } = await aRefusedEdit();
	await retryAll(account, 't_1');
	expect([(await tripNow()).notes, await tray()]).toEqual(['Bring boots', []]);
});

test('a refused edit that the device cannot write now stays in the tray until the retry, and is written once', async () => {
	const { account, tripNow, tray, deviceIsFull } = await aRefusedEdit();
	deviceIsFull();
	await retryAll(account, 't_1');
	expect([(await tray()).length, refusedWrites(account).length]).toEqual([1, 1]);
	const call = vi.spyOn(account, 'call');
	await retryWrites(account);
	// Sent now, not after a pause of the schedule.
	expect(call).toHaveBeenCalledWith('wake');
	expect([(await tripNow()).notes, await tray(), refusedWrites(account)]).toEqual(['Bring boots', [], []]);
	expect(
		await account.db.outbox
			.where('trip')
			.equals('t_1')
			.filter(({ path }) => path === 'notes')
			.count(),
	).toBe(1);
});

test('dismissed edits come back into the tray with Undo', async () => {
	const { account, said, tapUndo, tray } = await aRefusedEdit();
	const before = await tray();
	await dismissAll(account, before);
	expect([said(), await tray()]).toEqual([['Dismissed'], []]);
	tapUndo();
	await expect.poll(said).toEqual(['Dismissed', 'Undone']);
	expect(await tray()).toEqual(before);
});

test('an edit that the device does not dismiss stays in the tray, and the toast says so', async () => {
	const { account, said, tapUndo, tray } = await aRefusedEdit();
	const before = await tray();
	vi.spyOn(account.db.refused, 'bulkDelete').mockRejectedValueOnce(new DOMException('No.', 'UnknownError'));
	await dismissAll(account, before);
	expect([said(), tapUndo(), await tray()]).toEqual([
		['Not dismissed: this browser wouldn’t let us.'],
		undefined,
		before,
	]);
});

test('an Undo that the device refuses says so, and does not say "Undone"', async () => {
	const { account, said, tapUndo, tray } = await aRefusedEdit();
	await dismissAll(account, await tray());
	vi.spyOn(account.db.refused, 'bulkPut').mockRejectedValueOnce(new DOMException('No.', 'UnknownError'));
	tapUndo();
	await expect.poll(said).toEqual(['Dismissed', 'Not undone: this browser wouldn’t let us.']);
	expect(await tray()).toEqual([]);
});
