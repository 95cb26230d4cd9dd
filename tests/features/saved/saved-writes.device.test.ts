import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { copyTrip } from '#domain/trips/copy-trip.ts';
import { renameTrip, restoreTrip, trashTrip } from '#domain/trips/edit-trip.ts';
import { invert } from '#domain/trips/invert.ts';
import { deleteSaved, editSaved, retryWrites } from '#features/saved/saved-writes.ts';
import { setSession, signedOut } from '#session/session.ts';
import { randomId } from '#sync/random-id.ts';
import { refusedWrites, savedStore } from '#trips/saved-store.ts';
import { undoEdit } from '#trips/undo.ts';
import { aSavedTrip } from './a-saved-trip.ts';

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
	const changes = copyTrip(await cells(), 'Ohio loop, copy', () => randomId('s_'));
	const edit = { changes, inverse: trashTrip(), words: 'Ohio loop, copy is here' };
	await editSaved(account, 't_2', edit);
	tapUndo();
	await expect.poll(said).toContain('Undone');
	expect(await tripNow('t_2')).toMatchObject({ name: 'Ohio loop, copy', life: 'trashed' });
});

test('Ctrl+Z in the planner of a copy does not put the copy in the trash', async () => {
	const { account, cells, tripNow } = await aSavedTrip();
	const changes = copyTrip(await cells(), 'Ohio loop, copy', () => randomId('s_'));
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

test('a permanently deleted trip is announced without an Undo', async () => {
	const { account, cells, tripNow, said, tapUndo } = await aSavedTrip();
	await deleteSaved(account, await tripNow());
	expect([said(), tapUndo()]).toEqual([['Ohio loop is deleted for good'], undefined]);
	expect((await cells()).get('gone')?.v).toBe(true);
});

test('Undo leaves a name that another phone has given since', async () => {
	const { account, cells, tripNow, said, tapUndo } = await aSavedTrip();
	const changes = renameTrip('Lake loop');
	await editSaved(account, 't_1', { changes, inverse: invert(changes, await cells()), words: 'Renamed' });
	await account.edit('t_1', renameTrip('Erie loop'));
	tapUndo();
	await expect.poll(said).toEqual(['Renamed', 'Changed since, left as it is.']);
	expect((await tripNow()).name).toBe('Erie loop');
});

test('Undo does not claim to take a trip out of the trash that the plan no longer has room for', async () => {
	const { account, cells, tripNow, said, tapUndo } = await aSavedTrip();
	const who = { id: account.accountId, group: 'default', subscription_type: 3, trial_start: null };
	setSession({ ...signedOut, isSignedIn: true, account: who as never });
	const changes = trashTrip();
	const edit = { changes, inverse: invert(changes, await cells()), words: 'In the trash' };
	await editSaved(account, 't_1', edit);
	tapUndo();
	await expect.poll(said).toEqual(['In the trash', 'Undone']);
	await account.edit('t_2', renameTrip('Saved in the trial'));
	await editSaved(account, 't_1', edit);
	tapUndo();
	await expect.poll(() => said().at(-1)).toBe('Not undone. Your plan has no room for it.');
	expect((await tripNow()).life).toBe('trashed');
});
