import 'fake-indexeddb/auto';
import Dexie, { type Table } from 'dexie';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import type { SendSync } from '#api/sync.ts';
import { readDraftId, readRefused, readTripCells, readTripHistory } from '#db/queries.ts';
import { openSharedDb } from '#db/shared-db.ts';
import { readTripsFile, tripsFileHead } from '#domain/exchange/trips-file.ts';
import { readJson } from '#domain/read-json.ts';
import type { Op } from '#domain/sync/device-state.ts';
import { addStop, setNote } from '#domain/trips/edit-stops.ts';
import { renameTrip, setTripNotes } from '#domain/trips/edit-trip.ts';
import { tripFromCells } from '#domain/trips/trip.ts';
import { contentOf } from '#domain/trips/trip-content.ts';
import { freePlan, fullPlan } from '#domain/trips/trip-plan.ts';
import { accountHash } from '#sync/account-hash.ts';
import { type AccountSync, openAccountSync } from '#sync/account-sync.ts';
import { DRAFT, edit } from '#sync/edit.ts';
import { downloadText, readyToLogOut } from '#sync/only-here.ts';
import { retryForPlan, retryRefused } from '#sync/tray.ts';
import { openDraftIn, setDraftAsideIn } from '#trips/draft-writes.ts';
import { saveDraft } from '#trips/save-draft.ts';
import { aPlace } from '../domain/trips/builders.ts';
import { aStore } from './a-store.ts';
import { aTabAsleep } from './a-tab-asleep.ts';
import { anOp } from './builders.ts';

let opened = 0;
const open: AccountSync[] = [];
afterEach(() => {
	for (const account of open.splice(0)) account.end();
});

/** A server that can be cut off, and accounts of it on this device. */
function aServerForAccounts() {
	const { store, around } = aStore();
	const line = { isCut: false, isSignedOut: false, names: undefined as Record<string, string> | undefined };
	let asked = 0;
	const send: SendSync = async (body, accountId) => {
		asked += 1;
		if (line.isCut) return { kind: 'no_signal' };
		if (line.isSignedOut) return { kind: 'refused', status: 401, code: 'not_signed_in', waitMs: null };
		const served = await store.serve(accountId, body);
		if ('response' in served && line.names) served.response.devices = line.names;
		return 'wait' in served
			? { kind: 'refused', status: 429, code: 'too_many_requests', waitMs: 1000 }
			: { kind: 'answered', response: served.response };
	};
	const signIn = (accountId: string, onSignedOut = vi.fn()) => {
		const account = openAccountSync({ accountId, send, onSignedOut });
		open.push(account);
		return account;
	};
	return { store, around, line, signIn, sent: () => asked };
}

const anAccountId = () => `u_${++opened}`;
const tripIn = async ({ db }: AccountSync, id: string) =>
	tripFromCells(id, (await readTripCells(db, id)) ?? new Map());
const unsent = ({ db }: AccountSync) => db.outbox.count();

async function aDraft(name = 'Ohio loop') {
	const shared = openSharedDb(`shared-${++opened}`);
	await edit(shared, DRAFT, renameTrip(name));
	for (const id of ['s1', 's2']) {
		const added = addStop(tripFromCells('t', new Map()), { id, place: aPlace({ name: id }) });
		if (added.ok) await edit(shared, DRAFT, added.changes);
	}
	return { shared, draftId: (await readDraftId(shared)) ?? '' };
}

test('an edit is on the server soon after it is made', async () => {
	const account = aServerForAccounts().signIn(anAccountId());
	await account.edit('t_1', renameTrip('Ohio loop'));
	await expect
		.poll(async () => [await unsent(account), account.phase.get()], { timeout: 30_000 })
		.toEqual([0, { kind: 'idle', syncedAt: expect.any(Number) }]);
});

test('news of the trips brings what is newer, and asks for nothing that is here', async () => {
	const { store, signIn, sent } = aServerForAccounts();
	const id = anAccountId();
	const account = signIn(id);
	await account.call('wake');
	const standing = () => {
		const { epoch = '', rev = 0 } = store.reader.account(id) ?? {};
		return { epoch, rev };
	};
	const before = sent();
	await account.hear(standing());
	expect(sent()).toBe(before);
	const ops = [anOp({ trip: `t_${id}`, path: 'life', value: 'live' })];
	const phone = { device: 'd_phone', epoch: null, cursor: 0, clientNow: 0, limit: 100, ops };
	await store.serve(id, { v: 1, ...phone });
	// Of two messages at once, one is enough.
	await Promise.all([account.hear(standing()), account.hear(standing())]);
	expect(await readTripCells(account.db, `t_${id}`)).toBeDefined();
	await account.hear(standing());
	expect(sent()).toBeLessThanOrEqual(before + 2);
});

test('the server’s voice ends the wait after a failure, though it has nothing newer', async () => {
	const { line, store, signIn } = aServerForAccounts();
	const id = anAccountId();
	const account = signIn(id);
	await account.call('wake');
	line.isCut = true;
	await account.edit('t_1', renameTrip('Ohio loop'));
	await account.call('wake');
	expect(account.phase.get()).toEqual({ kind: 'waiting', why: 'no_signal' });
	line.isCut = false;
	const { epoch = '', rev = 0 } = store.reader.account(id) ?? {};
	await account.hear({ epoch, rev });
	expect([await unsent(account), account.phase.get()]).toEqual([
		0,
		{ kind: 'idle', syncedAt: expect.any(Number) },
	]);
});

test('device names are stored for when there is no signal, even after the device signs out', async () => {
	const { line, signIn } = aServerForAccounts();
	const account = signIn(anAccountId());
	const names = async () => (await account.db.meta.get('device_names'))?.value;
	line.names = { d_1: 'Safari on iPhone', d_2: 'Chrome on Android' };
	await account.call('wake');
	line.names = { d_1: 'Anna’s iPhone' };
	await account.call('wake');
	expect(await names()).toEqual({ d_1: 'Anna’s iPhone', d_2: 'Chrome on Android' });
	line.names = undefined;
	await account.call('wake');
	expect(await names()).toEqual({ d_1: 'Anna’s iPhone', d_2: 'Chrome on Android' });
});

test('an edit that the device took on a retry is sent at once, though sync was waiting after a failure', async () => {
	const { line, signIn } = aServerForAccounts();
	const account = signIn(anAccountId());
	await account.call('wake');
	line.isCut = true;
	await account.call('wake');
	expect(account.phase.get()).toEqual({ kind: 'waiting', why: 'no_signal' });
	const full = vi.spyOn(account.db.outbox, 'bulkAdd').mockRejectedValueOnce(new Dexie.QuotaExceededError());
	const refused = await account.edit('t_1', renameTrip('Ohio loop'));
	expect(refused).toMatchObject({ saved: false, reason: 'full' });
	line.isCut = false;
	expect(full).toHaveBeenCalledOnce();
	if (!refused.saved) expect(await refused.retry()).toEqual({ saved: true });
	expect(account.phase.get()).toEqual({ kind: 'sending' });
	await expect.poll(() => unsent(account), { timeout: 30_000 }).toBe(0);
});

test('a draft becomes a saved trip under its own id, with no signal too', async () => {
	const { line, signIn } = aServerForAccounts();
	line.isCut = true;
	const account = signIn(anAccountId());
	const { shared, draftId } = await aDraft();
	expect(await saveDraft(shared, account)).toEqual({ saved: true, tripId: draftId });
	expect(await readDraftId(shared)).toBe(undefined);
	const trip = await tripIn(account, draftId);
	expect([trip.name, trip.stops.map(({ id }) => id)]).toEqual(['Ohio loop', ['s1', 's2']]);
	line.isCut = false;
	await account.call('wake');
	expect([await unsent(account), await readRefused(account.db)]).toEqual([0, []]);
	expect(await saveDraft(shared, account)).toBe(null);
});

test('a page that died between the two databases loses and doubles nothing', async () => {
	const account = aServerForAccounts().signIn(anAccountId());
	const { shared, draftId } = await aDraft();
	const table = shared.trips;
	const die = () => {
		throw new DOMException('The page is gone.', 'AbortError');
	};
	table.hook('deleting', die);
	expect((await saveDraft(shared, account))?.saved).toBe(false);
	table.hook('deleting').unsubscribe(die);
	await account.call('wake');
	await edit(shared, DRAFT, setNote('s1', 'written after the crash'));
	expect(await saveDraft(shared, account)).toEqual({ saved: true, tripId: draftId });
	const trip = await tripIn(account, draftId);
	expect(trip.stops.map(({ id, note }) => [id, note])).toEqual([
		['s1', 'written after the crash'],
		['s2', ''],
	]);
	expect(await unsent(account)).toBe(1);
});

test('an older draft that another tab opens while the open one is being saved stays, and the saved one goes', async () => {
	const account = aServerForAccounts().signIn(anAccountId());
	const { shared, draftId: older } = await aDraft('Older, never sent');
	await setDraftAsideIn(shared);
	await edit(shared, DRAFT, renameTrip('Being saved'));
	const draftId = (await readDraftId(shared)) ?? '';
	const otherTab = openSharedDb(shared.name);
	expect(await saveDraft(shared, account, () => openDraftIn(otherTab, older))).toEqual({
		saved: true,
		tripId: draftId,
	});
	expect((await shared.trips.toArray()).map(({ id }) => id)).toEqual([older]);
	expect(await readDraftId(shared)).toBe(older);
	expect((await tripIn(account, draftId)).name).toBe('Being saved');
});

test('a save that the device refuses, tried again, leaves what was typed last', async () => {
	const account = aServerForAccounts().signIn(anAccountId());
	const { shared, draftId } = await aDraft();
	await edit(shared, DRAFT, setTripNotes('first words'));
	const refuse = () => {
		throw new DOMException('No room.', 'QuotaExceededError');
	};
	shared.outbox.hook('creating', refuse);
	shared.trips.hook('deleting', refuse);
	await edit(shared, DRAFT, setTripNotes('last words'));
	for (const _ of ['tried', 'tried again']) {
		expect((await saveDraft(shared, account))?.saved).toBe(false);
		expect((await tripIn(account, draftId)).notes).toBe('last words');
	}
	shared.outbox.hook('creating').unsubscribe(refuse);
	shared.trips.hook('deleting').unsubscribe(refuse);
	expect(await saveDraft(shared, account)).toEqual({ saved: true, tripId: draftId });
});

test('a draft saved again after a page died leaves what another phone wrote since in the history', async () => {
	const { store, signIn } = aServerForAccounts();
	const account = signIn(anAccountId());
	const { shared, draftId } = await aDraft();
	const table = shared.trips;
	const die = () => {
		throw new DOMException('The page is gone.', 'AbortError');
	};
	table.hook('deleting', die);
	await saveDraft(shared, account);
	table.hook('deleting').unsubscribe(die);
	await account.call('wake');
	const base = store.reader.account(account.accountId)?.rev ?? 0;
	const op = anOp({ trip: draftId, path: 'name', value: 'Named on another phone', base, t: 0 });
	const phone = { device: 'd_phone', epoch: null, cursor: 0, clientNow: 60_000, limit: 100, ops: [op] };
	await store.serve(account.accountId, { v: 1, ...phone });
	await account.call('wake');
	expect((await tripIn(account, draftId)).name).toBe('Named on another phone');
	await edit(shared, DRAFT, setTripNotes('written after the crash'));
	await saveDraft(shared, account);
	await account.call('wake');
	expect(await readTripHistory(account.db, draftId)).toMatchObject([
		{ path: 'name', v: 'Named on another phone' },
	]);
});

test('signing out sends what is unsent, asks when it cannot, and then leaves no private row', async () => {
	const { line, signIn } = aServerForAccounts();
	const accountId = anAccountId();
	const account = signIn(accountId);
	await account.edit('t_1', renameTrip('Sent at the last moment'));
	expect(await readyToLogOut(account)).toEqual({ unsent: 0, refused: 0, isUnread: false });
	line.isCut = true;
	await account.edit('t_1', setTripNotes('never sent'));
	expect(await readyToLogOut(account)).toEqual({ unsent: 1, refused: 0, isUnread: false });
	const { text, isAll } = await downloadText(account.db);
	expect(isAll).toBe(true);
	expect(JSON.parse(text)).toMatchObject({
		trips: [{ name: 'Sent at the last moment', notes: 'never sent' }],
		unsent: [{ path: 'notes', value: 'never sent' }],
	});
	await account.forget();
	expect(await Dexie.getDatabaseNames()).not.toContain(`ctt.u.${accountHash(accountId)}`);
	const late = await account.edit('t_1', renameTrip('Too late'));
	expect(late).toMatchObject({ saved: false, reason: 'unavailable' });
	expect(await Dexie.getDatabaseNames()).not.toContain(`ctt.u.${accountHash(accountId)}`);
});

test('a download from before signing out can be imported, with edits that never left the device', async () => {
	const { line, signIn } = aServerForAccounts();
	const { shared, draftId } = await aDraft('Sent');
	const account = signIn(anAccountId());
	await saveDraft(shared, account);
	line.isCut = true;
	await account.edit(draftId, setTripNotes('never sent'));
	await account.edit('t_2', renameTrip('Never sent at all'));
	const file = readJson((await downloadText(account.db)).text);
	expect(file).toMatchObject(tripsFileHead);
	const read = readTripsFile(file);
	const shown = await Promise.all([draftId, 't_2'].map((id) => tripIn(account, id)));
	expect(shown).toMatchObject([{ name: 'Sent', notes: 'never sent', stops: [{}, {}] }, {}]);
	const contents = 'trips' in read ? read.trips.map(({ content }) => content) : [];
	expect(new Set(contents)).toEqual(new Set(shown.map(contentOf)));
});

test('trips and stops that the plan refused are downloaded, too, and can be imported', async () => {
	const { around, signIn } = aServerForAccounts();
	const accountId = anAccountId();
	around.plans.set(accountId, freePlan);
	const account = signIn(accountId);
	await account.edit('t_1', renameTrip('The free one'));
	for (const id of ['s1', 's2', 's3', 's4', 's5', 's6']) {
		const added = addStop(tripFromCells('t', new Map()), { id, place: aPlace({ name: id }) });
		if (added.ok) await account.edit('t_1', added.changes);
	}
	const { shared } = await aDraft('Spring loop');
	await saveDraft(shared, account);
	expect(await readyToLogOut(account)).toEqual({ unsent: 0, refused: 7, isUnread: false });
	expect(await tripsDownloaded(account)).toEqual([
		{ name: 'The free one', notes: '', stops: ['s1', 's2', 's3', 's4', 's5', 's6'] },
		{ name: 'Spring loop', notes: '', stops: ['s1', 's2'] },
	]);
	expect(readJson((await downloadText(account.db)).text)).toMatchObject({ refused: { length: 7 } });
});

test('an edit refused for its value does not keep a download from being imported', async () => {
	const account = aServerForAccounts().signIn(anAccountId());
	await account.edit('t_1', [...renameTrip('Ohio loop'), ...setTripNotes('accepted')]);
	await account.call('wake');
	await account.edit('t_1', setTripNotes('too long '.repeat(5000)));
	expect(await readyToLogOut(account)).toMatchObject({ refused: 1 });
	expect(await tripsDownloaded(account)).toEqual([{ name: 'Ohio loop', notes: 'accepted', stops: [] }]);
});

/** What importing the download finds: each trip's name, notes and stops. */
async function tripsDownloaded({ db }: AccountSync) {
	const read = readTripsFile(readJson((await downloadText(db)).text));
	if ('fault' in read) return read;
	return read.trips.map(({ content: { name, notes, stops } }) => ({
		name,
		notes,
		stops: stops.map(({ place }) => place.name),
	}));
}

test('edits that the device refused to write are downloaded, too, before signing out deletes them', async () => {
	const { line, signIn } = aServerForAccounts();
	line.isCut = true;
	const account = signIn(anAccountId());
	await account.edit('t_1', renameTrip('Ohio loop'));
	vi.spyOn(account.db.outbox, 'bulkAdd').mockRejectedValue(new Dexie.QuotaExceededError());
	await account.edit('t_1', setTripNotes('only in memory'));
	await account.edit('t_2', renameTrip('Begun on a full phone'));
	expect(await readyToLogOut(account)).toMatchObject({ unsent: 3 });
	expect(JSON.parse((await downloadText(account.db)).text).trips).toMatchObject([
		{ id: 't_1', name: 'Ohio loop', notes: 'only in memory' },
		{ id: 't_2', name: 'Begun on a full phone' },
	]);
	await account.forget();
});

test('edits that the device refused to write are downloaded even when it reads nothing, and not taken for everything', async () => {
	const { line, signIn } = aServerForAccounts();
	line.isCut = true;
	const account = signIn(anAccountId());
	vi.spyOn(account.db.outbox, 'bulkAdd').mockRejectedValue(new Dexie.QuotaExceededError());
	await account.edit('t_1', renameTrip('Only in memory'));
	const lost = new DOMException('Connection to Indexed Database server lost', 'UnknownError');
	const { trips, outbox, refused } = account.db;
	for (const table of [trips, outbox, refused] as Table[]) vi.spyOn(table, 'toArray').mockRejectedValue(lost);
	const warned = vi.spyOn(console, 'warn').mockReturnValue();
	const { text, isAll } = await downloadText(account.db);
	expect(isAll).toBe(false);
	expect(JSON.parse(text)).toMatchObject({
		trips: [{ id: 't_1', name: 'Only in memory' }],
		unsent: [],
		refused: [],
	});
	warned.mockRestore();
	await account.forget();
});

test('an account whose edits were all sent leaves no row, though a tab asleep has it open', async () => {
	const account = aServerForAccounts().signIn(anAccountId());
	await account.edit('t_1', renameTrip('Ohio loop'));
	await account.call('wake');
	const asleep = await aTabAsleep(account.db.name);
	await account.forgetSent();
	expect(await asleep.countRows()).toBe(0);
	asleep.close();
	await expect.poll(() => Dexie.getDatabaseNames()).not.toContain(account.db.name);
});

test.each(['unsent', 'refused', 'only in memory'])(
	'one with an edit that is %s keeps everything, and every tab leaves it',
	async (what) => {
		const { line, signIn } = aServerForAccounts();
		const accountId = anAccountId();
		const onSignedOut = vi.fn();
		const [here] = [signIn(accountId), signIn(accountId, onSignedOut)];
		await here.edit('t_1', renameTrip('Ohio loop'));
		await here.call('wake');
		line.isCut = true;
		if (what === 'unsent') await here.edit('t_1', setTripNotes('at the last moment'));
		else if (what === 'refused') await here.db.refused.put({ id: 'o', op: anOp({ id: 'o' }), code: 'quota' });
		else {
			vi.spyOn(here.db.outbox, 'bulkAdd').mockRejectedValue(new Dexie.QuotaExceededError());
			await here.edit('t_1', setTripNotes('on a full phone'));
		}
		await here.forgetSent();
		await expect.poll(() => onSignedOut.mock.calls.length).toBe(1);
		expect(await here.edit('t_1', renameTrip('Too late'))).toMatchObject({ saved: false });
		const again = signIn(accountId);
		expect((await tripIn(again, 't_1')).name).toBe('Ohio loop');
		await again.forget();
	},
);

test('an account that the page has left already is forgotten all the same, in the other tabs too', async () => {
	const { line, signIn } = aServerForAccounts();
	line.isCut = true;
	const accountId = anAccountId();
	const onSignedOut = vi.fn();
	const [here] = [signIn(accountId), signIn(accountId, onSignedOut)];
	await here.edit('t_1', renameTrip('Discarded'));
	here.end();
	await here.forget();
	expect(await Dexie.getDatabaseNames()).not.toContain(`ctt.u.${accountHash(accountId)}`);
	await expect.poll(() => onSignedOut.mock.calls.length).toBe(1);
});

test.each([
	['forgotten', (account: AccountSync) => account.forget()],
	[
		'deleted by another tab once it is left',
		async (account: AccountSync) => {
			account.end();
			await Dexie.delete(account.db.name);
		},
	],
])('an account can be %s while its database is still opening', async (_how, gone) => {
	const { signIn } = aServerForAccounts();
	const opens = vi.spyOn(indexedDB, 'open');
	const account = signIn(anAccountId());
	await expect.poll(() => opens.mock.calls.length).toBe(1);
	opens.mockRestore();
	await gone(account);
	expect(await Dexie.exists(account.db.name)).toBe(false);
});

test('an account is forgotten where a full device clears no table, because deleting a whole database needs no room', async () => {
	const { line, signIn } = aServerForAccounts();
	line.isCut = true;
	const accountId = anAccountId();
	const account = signIn(accountId);
	await account.edit('t_1', renameTrip('Ohio loop'));
	const warned = vi.spyOn(console, 'warn').mockReturnValue();
	for (const table of account.db.tables)
		vi.spyOn(table, 'clear').mockRejectedValue(new Dexie.QuotaExceededError());
	await account.forget();
	expect(await Dexie.getDatabaseNames()).not.toContain(`ctt.u.${accountHash(accountId)}`);
	expect(warned).toHaveBeenCalledOnce();
	warned.mockRestore();
});

test('a run that is under way when the account signs out brings nothing back', async () => {
	const { store } = aStore();
	const accountId = anAccountId();
	let answer: (() => void) | undefined;
	const account = openAccountSync({
		accountId,
		onSignedOut: vi.fn(),
		send: async (body, id) => {
			const served = await store.serve(id, body);
			await new Promise<void>((resolve) => {
				answer = resolve;
			});
			return 'wait' in served ? { kind: 'no_signal' } : { kind: 'answered', response: served.response };
		},
	});
	await expect.poll(() => answer, { timeout: 30_000 }).toBeDefined();
	await account.forget();
	answer?.();
	await account.call('wake');
	await new Promise((resolve) => setTimeout(resolve, 50));
	expect(await Dexie.getDatabaseNames()).not.toContain(`ctt.u.${accountHash(accountId)}`);
});

test('a tab asleep in the middle of a sync does not keep this one from sending', async () => {
	const deadlines = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());
	// The sleeper has the lock; only taking it away ends the wait.
	const request = (_name: string, { signal, steal }: LockOptions, held: () => Promise<unknown>) =>
		steal ? held() : new Promise((_, reject) => signal?.aborted && reject(signal.reason));
	vi.stubGlobal('navigator', { locks: { request } });
	onTestFinished(() => {
		vi.unstubAllGlobals();
		deadlines.mockRestore();
	});
	const account = aServerForAccounts().signIn(anAccountId());
	await account.edit('t_1', renameTrip('Ohio loop'));
	expect(await readyToLogOut(account)).toEqual({ unsent: 0, refused: 0, isUnread: false });
	expect(deadlines).toHaveBeenCalledWith(45_000);
});

test('another tab that signs the account out takes it from this one', async () => {
	const { signIn } = aServerForAccounts();
	const accountId = anAccountId();
	const onSignedOut = vi.fn();
	const [here, there] = [signIn(accountId, onSignedOut), signIn(accountId)];
	await here.edit('t_1', renameTrip('Ohio loop'));
	await there.forget();
	await expect.poll(() => onSignedOut.mock.calls.length).toBe(1);
	expect(await here.edit('t_1', renameTrip('Again'))).toMatchObject({ saved: false });
	expect(await Dexie.getDatabaseNames()).not.toContain(`ctt.u.${accountHash(accountId)}`);
});

test('two accounts on one device see nothing of each other', async () => {
	const { signIn } = aServerForAccounts();
	const [ann, bob] = [signIn(anAccountId()), signIn(anAccountId())];
	await ann.edit('t_1', renameTrip('Ann’s'));
	await ann.call('wake');
	await bob.call('wake');
	expect([await bob.db.trips.count(), await bob.db.outbox.count(), ann.db.name === bob.db.name]).toEqual([
		0,
		0,
		false,
	]);
});

test('a session that is over stops sync and keeps every edit; signing in again resumes it', async () => {
	const { line, signIn } = aServerForAccounts();
	const account = signIn(anAccountId());
	await account.call('wake');
	line.isSignedOut = true;
	await account.edit('t_1', renameTrip('Ohio loop'));
	await account.call('wake');
	expect(account.phase.get()).toEqual({ kind: 'stopped', why: 'signed_out' });
	line.isSignedOut = false;
	await account.resume();
	expect([await unsent(account), account.phase.get()]).toEqual([
		0,
		{ kind: 'idle', syncedAt: expect.any(Number) },
	]);
});

test('an edit the plan refused is in the tray with its reason, and is accepted once the plan allows it', async () => {
	const { around, signIn } = aServerForAccounts();
	const accountId = anAccountId();
	around.plans.set(accountId, freePlan);
	const account = signIn(accountId);
	await account.edit('t_1', renameTrip('The free one'));
	await account.edit('t_2', [...renameTrip('One too many'), ...setTripNotes('with notes')]);
	await account.call('wake');
	expect((await readRefused(account.db)).map(({ op, code }) => [op.trip, op.path, code])).toEqual([
		['t_2', 'life', 'quota'],
		['t_2', 'name', 'unknown_trip'],
		['t_2', 'notes', 'unknown_trip'],
	]);
	around.plans.set(accountId, fullPlan);
	expect(await retryRefused(account, 't_2')).toEqual({ saved: true });
	await account.call('wake');
	expect(await readRefused(account.db)).toEqual([]);
	expect(await tripIn(account, 't_2')).toMatchObject({ name: 'One too many', notes: 'with notes' });
});

test('once there is room, only what the plan alone refused is made again, and no permanently deleted trip', async () => {
	const account = aServerForAccounts().signIn(anAccountId());
	for (const trip of ['t_room', 't_mixed']) await account.edit(trip, renameTrip('Ohio loop'));
	await account.call('wake');
	const refuse = (over: Partial<Op>, code: string) => {
		const op = anOp({ id: `o_${over.trip}_${over.path}`, path: 'life', value: 'live', ...over });
		return account.db.refused.put({ id: op.id, op, code });
	};
	await refuse({ trip: 't_room', path: 'stops/s6/live', value: true }, 'quota');
	await refuse({ trip: 't_mixed', path: 'stops/s6/live', value: true }, 'quota');
	await refuse({ trip: 't_mixed', path: 'name', value: 'NY' }, 'name_too_short');
	await refuse({ trip: 't_taken_out_of_the_trash', base: 7 }, 'quota');
	await refuse({ trip: 't_deleted', path: 'stops/s6/live', value: true }, 'quota');
	await retryForPlan(account);
	expect([...new Set((await account.db.refused.toArray()).map(({ op }) => op.trip))].sort()).toEqual([
		't_deleted',
		't_mixed',
		't_taken_out_of_the_trash',
	]);
	expect((await account.db.outbox.toArray()).map(({ trip }) => trip)).toEqual(['t_room']);
});

test('a value that gave way is in the history of the trip, and can be brought back', async () => {
	const { store, line, signIn } = aServerForAccounts();
	const account = signIn(anAccountId());
	await account.edit('t_1', setTripNotes('both saw this'));
	await account.call('wake');
	line.isCut = true;
	await account.edit('t_1', setTripNotes('mine'));
	const op = {
		id: 'o_other',
		seq: 1,
		trip: 't_1',
		path: 'notes',
		value: 'theirs',
		base: 2,
		t: Number.MAX_SAFE_INTEGER,
	};
	const theirs = { v: 1 as const, device: 'd_z', epoch: null, cursor: 0, clientNow: 0, limit: 1, ops: [op] };
	await store.serve(account.accountId, theirs);
	line.isCut = false;
	await account.call('wake');
	const [gaveWay] = await readTripHistory(account.db, 't_1');
	const shown = (await tripIn(account, 't_1')).notes;
	expect(new Set([shown, gaveWay?.v])).toEqual(new Set(['mine', 'theirs']));
	if (!gaveWay) throw new Error('nothing in history');
	await account.edit(gaveWay.trip, [{ path: gaveWay.path, value: gaveWay.v }]);
	await account.call('wake');
	expect([(await tripIn(account, 't_1')).notes, await unsent(account)]).toEqual([gaveWay.v, 0]);
});
