import 'fake-indexeddb/auto';
import Dexie, { type Table } from 'dexie';
import { afterEach, expect, test, vi } from 'vitest';
import type { SendSync } from '#api/sync.ts';
import { deleteUnlessUnsent, keepInEpoch } from '#db/delete-unless-unsent.ts';
import { readTripCells } from '#db/queries.ts';
import { renameTrip, setTripNotes } from '#domain/trips/edit-trip.ts';
import { noteRestored } from '#server/sync/restored.ts';
import { opVerdicts, syncAccounts } from '#server/sync/table.ts';
import { tripCells, tripHistory, trips } from '#server/trips/table.ts';
import { type AccountSync, openAccountSync } from '#sync/account-sync.ts';
import { isAnyHeld } from '#sync/held-changes.ts';
import { keepLostAccounts, leaveOtherAccounts } from '#sync/leave-others.ts';
import { aStore } from './a-store.ts';
import { aTabAsleep } from './a-tab-asleep.ts';
import { NOW } from './builders.ts';

const open: AccountSync[] = [];
afterEach(async () => {
	for (const account of open.splice(0)) account.end();
	for (const name of await Dexie.getDatabaseNames()) await Dexie.delete(name);
});

/** An account on this device, with a trip that the server has; without a signal when the line is cut. */
async function anAccount(accountId: string) {
	const { store, db, read } = aStore();
	const line = { isCut: false };
	const send: SendSync = async (body, id) => {
		const served = await store.serve(id, body);
		if (line.isCut || 'wait' in served) return { kind: 'no_signal' };
		return { kind: 'answered', response: served.response };
	};
	const onSignedOut = vi.fn();
	const account = openAccountSync({ accountId, send, onSignedOut });
	open.push(account);
	await account.edit('t_1', renameTrip('Ohio loop'));
	await account.call('wake');
	await expect.poll(() => account.db.outbox.count()).toBe(0);
	const again = () => openAccountSync({ accountId, send, onSignedOut });
	/** The server restores a backup from before the trip was made. */
	const restore = () => {
		for (const table of [trips, tripCells, tripHistory, opVerdicts]) db.delete(table).run();
		db.update(syncAccounts).set({ rev: 0, mark: null }).run();
		noteRestored(db, { now: NOW, newId: () => 'e_restored' });
	};
	return { account, line, onSignedOut, again, restore, onServer: () => [...read(accountId).trips.keys()] };
}

test('an account with nothing unsent leaves no row when it is no longer signed in', async () => {
	const { account } = await anAccount('u_clean');
	account.end();
	expect(await leaveOtherAccounts(null)).toBe(false);
	expect(await Dexie.getDatabaseNames()).toEqual([]);
});

test('unsent edits stay until the same account signs in again, and then are sent', async () => {
	const { account, line, again } = await anAccount('u_unsent');
	line.isCut = true;
	await account.edit('t_1', renameTrip('Never sent'));
	account.end();
	expect(await leaveOtherAccounts(null)).toBe(true);
	expect(await leaveOtherAccounts('u_somebody_else')).toBe(true);
	expect(await Dexie.getDatabaseNames()).toEqual([account.db.name]);
	line.isCut = false;
	const back = again();
	open.push(back);
	expect(await back.db.outbox.count()).toBe(1);
	expect(await leaveOtherAccounts('u_unsent')).toBe(false);
	await expect.poll(() => back.db.outbox.count()).toBe(0);
	back.end();
	expect(await leaveOtherAccounts(null)).toBe(false);
	expect(await Dexie.getDatabaseNames()).toEqual([]);
});

test('the trips of an edit that the full phone refused stay, and the account writes and sends it once it is open again', async () => {
	const { account, again } = await anAccount('u_full');
	const full = vi
		.spyOn(account.db.outbox as Table, 'bulkAdd')
		.mockRejectedValue(new Dexie.QuotaExceededError());
	vi.spyOn(console, 'warn').mockReturnValueOnce();
	expect((await account.edit('t_1', setTripNotes('Gate code 7'))).saved).toBe(false);
	account.end();
	expect(await leaveOtherAccounts(null)).toBe(true);
	expect(await Dexie.getDatabaseNames()).toEqual([account.db.name]);
	full.mockRestore();
	const back = again();
	open.push(back);
	await back.edit('t_1', renameTrip('Lake loop'));
	await back.call('wake');
	await expect.poll(() => back.db.outbox.count()).toBe(0);
	const cells = await readTripCells(back.db, 't_1');
	expect([cells?.get('notes')?.v, cells?.get('name')?.v, isAnyHeld()]).toEqual([
		'Gate code 7',
		'Lake loop',
		false,
	]);
	back.end();
	expect(await leaveOtherAccounts(null)).toBe(false);
});

test('refused edits stay as unsent ones do', async () => {
	const { account } = await anAccount('u_refused');
	const op = { id: 'o', seq: 9, trip: 't_1', path: 'name', value: 'x', base: 0, t: 0 };
	await account.db.refused.put({ id: 'o', op, code: 'quota' });
	account.end();
	expect(await leaveOtherAccounts(null)).toBe(true);
	expect(await Dexie.getDatabaseNames()).toEqual([account.db.name]);
});

test('edits that the server lost stay, no matter who signs in meanwhile, until their account has sent them again', async () => {
	const { account, restore, again, onServer } = await anAccount('u_lost');
	account.end();
	restore();
	expect(onServer()).toEqual([]);
	expect(await keepLostAccounts()).toBe(true);
	expect(await leaveOtherAccounts(null)).toBe(true);
	expect(await leaveOtherAccounts('u_somebody_else')).toBe(true);
	const back = again();
	open.push(back);
	expect(await leaveOtherAccounts('u_lost')).toBe(false);
	await back.call('wake');
	await expect.poll(() => back.db.meta.get('epoch')).toMatchObject({ value: 'e_restored' });
	await expect.poll(onServer).toEqual(['t_1']);
	await expect.poll(() => back.db.outbox.count()).toBe(0);
	back.end();
	expect(await leaveOtherAccounts(null)).toBe(false);
	expect(await Dexie.getDatabaseNames()).toEqual([]);
});

test('so do edits on their way there', async () => {
	const { account } = await anAccount('u_halfway');
	const reset = { from: 3, restored: true, mark: null };
	await account.db.meta.put({ key: 'reset', value: reset });
	account.end();
	expect(await leaveOtherAccounts(null)).toBe(true);
	await account.db.open();
	await account.db.meta.put({ key: 'reset', value: { ...reset, restored: false } });
	account.db.close();
	expect(await leaveOtherAccounts(null)).toBe(false);
});

test('a device without an account has nothing to keep, and creates nothing in its place', async () => {
	expect(await keepLostAccounts()).toBe(false);
	await keepInEpoch('ctt.u.never_here');
	expect(await Dexie.getDatabaseNames()).toEqual([]);
});

test('the account that is signed in is not touched', async () => {
	const { account, onSignedOut } = await anAccount('u_here');
	expect(await leaveOtherAccounts('u_here')).toBe(false);
	expect(onSignedOut).not.toHaveBeenCalled();
	expect(await account.db.trips.count()).toBe(1);
});

test('a tab that still has it open leaves it, and what it saved at the last moment is not deleted', async () => {
	const { account, line, onSignedOut } = await anAccount('u_open');
	line.isCut = true;
	const [, saved] = await Promise.all([
		leaveOtherAccounts(null),
		account.edit('t_1', renameTrip('At the last moment')),
	]);
	await expect.poll(() => onSignedOut.mock.calls.length).toBe(1);
	const names = await Dexie.getDatabaseNames();
	expect(names).toEqual(saved.saved ? [account.db.name] : []);
	expect((await account.edit('t_1', renameTrip('Too late'))).saved).toBe(false);
	expect(await Dexie.getDatabaseNames()).toEqual(names);
});

test('while a tab asleep has unsent edits open, it is said that they are here, and they open again', async () => {
	const { account, line, again } = await anAccount('u_asleep');
	line.isCut = true;
	await account.edit('t_1', renameTrip('Never sent'));
	const asleep = await aTabAsleep(account.db.name);
	account.end();
	expect(await leaveOtherAccounts(null)).toBe(true);
	const back = again();
	open.push(back);
	expect(await back.edit('t_1', renameTrip('Sent later'))).toEqual({ saved: true });
	asleep.close();
});

test('a tab asleep that has nothing unsent open holds up no word, and its rest goes once it has woken up', async () => {
	const { account } = await anAccount('u_asleep');
	const asleep = await aTabAsleep(account.db.name);
	account.end();
	expect(await leaveOtherAccounts(null)).toBe(false);
	// Nobody can look inside now, so it counts as staying.
	expect(await leaveOtherAccounts(null)).toBe(true);
	expect(await keepLostAccounts()).toBe(true);
	asleep.close();
	await expect.poll(() => Dexie.getDatabaseNames(), { timeout: 30_000 }).toEqual([]);
});

test('several tabs that leave at once do not create it again', async () => {
	const { account } = await anAccount('u_tabs');
	account.end();
	expect(await Promise.all([1, 2, 3].map(() => deleteUnlessUnsent(account.db.name)))).toEqual([
		false,
		false,
		false,
	]);
	expect(await Dexie.getDatabaseNames()).toEqual([]);
});

test('a device that does not tell what it has, or does not delete it, stops nobody', async () => {
	const warned = vi.spyOn(console, 'warn').mockReturnValue();
	const { account } = await anAccount('u_refused');
	account.end();
	const deleting = vi.spyOn(Dexie, 'delete').mockRejectedValueOnce(new Error('The disk is read-only'));
	expect(await leaveOtherAccounts(null)).toBe(true);
	deleting.mockRestore();
	vi.spyOn(Dexie, 'getDatabaseNames').mockRejectedValueOnce(new DOMException('Denied', 'SecurityError'));
	expect(await leaveOtherAccounts(null)).toBe(false);
	expect(warned).toHaveBeenCalledTimes(2);
});

test('edits made after a clean-up that was cut short stay, too', async () => {
	const { account, line, again } = await anAccount('u_cut_short');
	account.end();
	const cut = vi.spyOn(Dexie, 'delete').mockRejectedValueOnce(new Error('The tab was closed'));
	vi.spyOn(console, 'warn').mockReturnValueOnce();
	expect(await leaveOtherAccounts(null)).toBe(true);
	cut.mockRestore();
	const back = again();
	open.push(back);
	line.isCut = true;
	await back.edit('t_1', renameTrip('On the road'));
	back.end();
	expect(await leaveOtherAccounts(null)).toBe(true);
	expect(await Dexie.getDatabaseNames()).toEqual([account.db.name]);
});

test('a browser that lists no databases still tells unsent edits from none, and creates nothing', async () => {
	// Firefox before 126 and Safari before 14.
	Object.defineProperty(indexedDB, 'databases', { value: undefined, configurable: true });
	try {
		const clean = await anAccount('u_clean');
		const { account, line } = await anAccount('u_unsent');
		line.isCut = true;
		await account.edit('t_1', renameTrip('Never sent'));
		for (const each of open) each.end();
		expect(await deleteUnlessUnsent('ctt.u.never_here')).toBe(false);
		expect(await leaveOtherAccounts(null)).toBe(true);
		Reflect.deleteProperty(indexedDB, 'databases');
		const names = (await indexedDB.databases()).map(({ name }) => name);
		expect(names).toContain(account.db.name);
		expect(names).not.toContain(clean.account.db.name);
		expect(names).not.toContain('ctt.u.never_here');
	} finally {
		Reflect.deleteProperty(indexedDB, 'databases');
	}
});
