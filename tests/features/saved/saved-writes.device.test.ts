import 'fake-indexeddb/auto';
import Dexie from 'dexie';
import { afterEach, expect, test, vi } from 'vitest';
import { readRefused, readTripCells } from '#db/queries.ts';
import { copyTrip } from '#domain/trips/copy-trip.ts';
import { renameTrip, restoreTrip, setTripNotes, trashTrip } from '#domain/trips/edit-trip.ts';
import { invert } from '#domain/trips/invert.ts';
import { tripFromCells } from '#domain/trips/trip.ts';
import { deleteSaved, editSaved, retryWrites } from '#features/saved/saved-writes.ts';
import { dismissAll, retryAll } from '#features/saved/tray-writes.ts';
import { type AccountSync, openAccountSync } from '#sync/account-sync.ts';
import { refusedWrites, savedStore } from '#trips/saved-store.ts';
import { undoEdit } from '#trips/undo.ts';
import * as toasts from '#ui/toasts.ts';
import { anOp } from '../../sync/builders.ts';

let opened = 0;
const open: AccountSync[] = [];
afterEach(() => {
	for (const account of open.splice(0)) account.end();
	vi.restoreAllMocks();
});

/** An account without a signal that has saved one trip, named Ohio loop. */
async function aSavedTrip() {
	const send = async () => ({ kind: 'no_signal' as const });
	const account = openAccountSync({ accountId: `u_saved_${++opened}`, send, onSignedOut: vi.fn() });
	open.push(account);
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

test('a new name is announced, and its Undo brings the old one back', async () => {
	const { account, cells, tripNow, said, tapUndo } = await aSavedTrip();
	const changes = renameTrip('Lake loop');
	const edit = { changes, inverse: invert(changes, await cells()), words: 'Renamed to Lake loop' };
	await editSaved(account, 't_1', edit);
	expect([(await tripNow()).name, said()]).toEqual(['Lake loop', ['Renamed to Lake loop']]);
	tapUndo();
	await expect.poll(said).toEqual(['Renamed to Lake loop', 'Undone']);
	expect((await tripNow()).name).toBe('Ohio loop');
});

test('Undo of a copy puts the copy in the trash, with all that it holds', async () => {
	const { account, cells, tripNow, said, tapUndo } = await aSavedTrip();
	const changes = copyTrip(await cells(), 'Ohio loop, copy');
	const edit = { changes, inverse: trashTrip(), words: 'Ohio loop, copy is here' };
	await editSaved(account, 't_2', edit);
	tapUndo();
	await expect.poll(said).toContain('Undone');
	expect(await tripNow('t_2')).toMatchObject({ name: 'Ohio loop, copy', life: 'trashed' });
});

test('Ctrl+Z in the planner of a copy does not put the copy in the trash', async () => {
	const { account, cells, tripNow } = await aSavedTrip();
	const changes = copyTrip(await cells(), 'Ohio loop, copy');
	await editSaved(account, 't_2', { changes, inverse: trashTrip(), words: 'Ohio loop, copy is here' });
	await undoEdit(savedStore(account, 't_2'));
	expect(await tripNow('t_2')).toMatchObject({ life: 'live' });
});

test('an edit that the device refused is not announced, and a retry writes it', async () => {
	const { account, tripNow, said, deviceIsFull } = await aSavedTrip();
	deviceIsFull();
	await editSaved(account, 't_1', { changes: trashTrip(), inverse: restoreTrip(), words: 'In the trash' });
	expect(said()).toEqual([]);
	expect(refusedWrites(account).map(({ refusal }) => refusal.reason)).toEqual(['full']);
	await retryWrites(account);
	expect([refusedWrites(account), (await tripNow()).life]).toEqual([[], 'trashed']);
});

test('an Undo that the device refused does not say "Undone"', async () => {
	const { account, said, tapUndo, deviceIsFull } = await aSavedTrip();
	await editSaved(account, 't_1', { changes: trashTrip(), inverse: restoreTrip(), words: 'In the trash' });
	deviceIsFull();
	tapUndo();
	await expect.poll(() => refusedWrites(account).length).toBe(1);
	expect(said()).toEqual(['In the trash']);
});

test('a trip deleted for good is announced without an Undo', async () => {
	const { account, cells, tripNow, said, tapUndo } = await aSavedTrip();
	await deleteSaved(account, await tripNow());
	expect([said(), tapUndo()]).toEqual([['Ohio loop is deleted for good'], undefined]);
	expect((await cells()).get('gone')?.v).toBe(true);
});

/** The same with an edit that the server refused, in the tray. */
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
