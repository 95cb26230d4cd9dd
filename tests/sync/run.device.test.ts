import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { readReply, type SendSync, type SyncReply } from '#api/sync.ts';
import { openAccountDb } from '#db/account-db.ts';
import { readRefused, readSyncedAt, readTripCells } from '#db/queries.ts';
import type { ErrorCode } from '#domain/errors.ts';
import { addStop } from '#domain/trips/edit-stops.ts';
import { renameTrip, setTripNotes } from '#domain/trips/edit-trip.ts';
import { tripFromCells } from '#domain/trips/trip.ts';
import { observable } from '#runtime/observable.ts';
import { edit } from '#sync/edit.ts';
import { usualPortion } from '#sync/portion.ts';
import { runSync } from '#sync/run.ts';
import { thisDevice } from '#sync/surroundings.ts';
import { aPlace } from '../domain/trips/builders.ts';
import { aStore } from './a-store.ts';

let opened = 0;

/**
 * A device of an account of the real store; `instead` answers in the server's place, for as long as it says anything,
 * and `line` is what becomes of an answer on its way.
 */
function aDeviceOf(
	store: ReturnType<typeof aStore>['store'],
	accountId = 'u_ann',
	line: (reply: SyncReply) => SyncReply = (reply) => reply,
) {
	const db = openAccountDb(`run-${++opened}`);
	const asked: Parameters<SendSync>[0][] = [];
	const instead: SyncReply[] = [];
	const send: SendSync = async (body, id) => {
		asked.push(body);
		const first = instead.shift();
		if (first) return first;
		const served = await store.serve(id, body);
		if ('wait' in served) return { ...refusal(429, 'too_many_requests'), waitMs: served.wait * 1000 };
		return line({ kind: 'answered', response: served.response });
	};
	const portion = observable(usualPortion);
	const sync = () => runSync({ db, accountId, send, around: thisDevice, portion });
	return { db, asked, instead, sync, portion };
}

const refusal = (status: number, code: ErrorCode | null = null): SyncReply => ({
	kind: 'refused',
	status,
	code,
	waitMs: null,
});

async function addStops(db: ReturnType<typeof aDeviceOf>['db'], count: number) {
	for (let n = 0; n < count; n++) {
		const added = addStop(tripFromCells('t', new Map()), { id: `s_${n}`, place: aPlace() });
		if (added.ok) await edit(db, 't_1', added.changes);
	}
}

test('one device shows what the other saved', async () => {
	const { store } = aStore();
	const [phone, laptop] = [aDeviceOf(store), aDeviceOf(store)];
	await edit(phone.db, 't_1', renameTrip('Ohio loop'));
	await addStops(phone.db, 3);
	expect(await phone.sync()).toMatchObject({ kind: 'done' });
	expect(await laptop.sync()).toMatchObject({ kind: 'done' });
	const trip = tripFromCells('t_1', (await readTripCells(laptop.db, 't_1')) ?? new Map());
	expect([trip.name, trip.stops.length]).toEqual(['Ohio loop', 3]);
	expect([await phone.db.outbox.count(), await readSyncedAt(phone.db)]).toEqual([0, expect.any(Number)]);
});

test('many edits go in batches of fifty, many trips come in pages', async () => {
	const { store } = aStore();
	const [phone, laptop] = [aDeviceOf(store), aDeviceOf(store)];
	for (let n = 0; n < 110; n++) await edit(phone.db, `t_${n}`, [{ path: 'notes', value: `${n}` }]);
	await phone.sync();
	expect(phone.asked.map(({ ops }) => ops.length)).toEqual([50, 50, 50, 50, 20]);
	await laptop.sync();
	expect([laptop.asked.length, await laptop.db.trips.count()]).toEqual([2, 110]);
});

test.each([
	[401, 'not_signed_in', { kind: 'stopped', why: 'signed_out' }],
	[401, 'bad_token', { kind: 'stopped', why: 'signed_out' }],
	[409, 'other_account', { kind: 'stopped', why: 'other_account' }],
	[426, 'update_needed', { kind: 'stopped', why: 'update_needed' }],
	[429, 'too_many_requests', { kind: 'later', why: 'refused', waitMs: null }],
	[500, 'internal', { kind: 'later', why: 'refused', waitMs: null }],
	[502, null, { kind: 'later', why: 'refused', waitMs: null }],
	[507, 'storage_full', { kind: 'later', why: 'refused', waitMs: null }],
] as const)('a %i %s leaves every edit where it is', async (status, code, end) => {
	const { db, instead, sync } = aDeviceOf(aStore().store);
	await edit(db, 't_1', renameTrip('Ohio loop'));
	instead.push(refusal(status, code));
	expect(await sync()).toEqual(end);
	expect(await db.outbox.count()).toBe(2);
	expect(await sync()).toMatchObject({ kind: 'done' });
});

test('no signal leaves every edit where it is', async () => {
	const { db, instead, sync } = aDeviceOf(aStore().store);
	await edit(db, 't_1', renameTrip('Ohio loop'));
	instead.push({ kind: 'no_signal' });
	expect(await sync()).toEqual({ kind: 'later', why: 'no_signal', waitMs: null });
	expect(await db.outbox.count()).toBe(2);
});

test('a signal too weak for a whole page carries it in smaller ones, and then whole ones again', async () => {
	const { store } = aStore();
	const long = 'Ask about the music department. '.repeat(60);
	const phone = aDeviceOf(store);
	for (let n = 0; n < 60; n++) await edit(phone.db, `t_${n}`, [{ path: 'notes', value: `${n} ${long}` }]);
	await phone.sync();
	const patience = { bytes: 40_000 };
	const laptop = aDeviceOf(store, 'u_ann', (reply) =>
		JSON.stringify(reply).length > patience.bytes ? { kind: 'too_slow' } : reply,
	);
	const later = { kind: 'later', why: 'no_signal', waitMs: null };
	for (const limit of [50, 25, 12]) {
		expect(await laptop.sync()).toEqual(later);
		expect(laptop.portion.get().limit).toBe(limit);
	}
	expect(await laptop.sync()).toMatchObject({ kind: 'done' });
	expect([await laptop.db.trips.count(), laptop.portion.get()]).toEqual([60, usualPortion]);
	expect(laptop.asked.map(({ limit }) => limit)).toEqual([100, 50, 25, ...Array(5).fill(12)]);
});

test('edits too many for a weak signal go in smaller batches, never less than a few at a time', async () => {
	const { db, asked, instead, sync } = aDeviceOf(aStore().store);
	for (let n = 0; n < 26; n++) await edit(db, `t_${n}`, [{ path: 'notes', value: `${n}` }]);
	instead.push(...Array<SyncReply>(5).fill({ kind: 'too_slow' }));
	for (let n = 0; n < 5; n++) await sync();
	expect(asked.map(({ ops }) => ops.length)).toEqual([50, 25, 12, 6, 5]);
	instead.push({ kind: 'no_signal' });
	await sync();
	expect(await sync()).toMatchObject({ kind: 'done' });
	expect(asked.slice(6).map(({ ops }) => ops.length)).toEqual([...Array(10).fill(5), 2]);
	await edit(db, 't_0', setTripNotes('Gate B'));
	await sync();
	expect(asked.at(-1)).toMatchObject({ limit: 100 });
});

test('a 413 halves what is sent, and an edit that is too long by itself goes to the tray and blocks nothing', async () => {
	const { db, asked, instead, sync } = aDeviceOf(aStore().store);
	await edit(db, 't_1', setTripNotes('short'));
	await sync();
	await edit(db, 't_1', [...setTripNotes('too long'), ...renameTrip('Ohio loop')]);
	instead.push(refusal(413), refusal(413));
	expect(await sync()).toMatchObject({ kind: 'done' });
	expect(asked.map(({ ops }) => ops.length)).toEqual([2, 2, 1, 1]);
	expect((await readRefused(db)).map(({ op, code }) => [op.path, code])).toEqual([['notes', 'too_large']]);
	const cells = await readTripCells(db, 't_1');
	expect([cells?.get('notes')?.v, cells?.get('name')?.v]).toEqual(['short', 'Ohio loop']);
});

test('a server that answers without acknowledging anything is not asked forever', async () => {
	const { db, asked, instead, sync } = aDeviceOf(aStore().store);
	await edit(db, 't_1', renameTrip('Ohio loop'));
	const idle = { epoch: 'e_1', serverNow: 1, reset: false, acks: [], trips: [], history: [], cursor: 0 };
	instead.push({ kind: 'answered', response: { v: 1, ...idle, more: false } });
	expect(await sync()).toEqual({ kind: 'later', why: 'refused', waitMs: null });
	expect(asked).toHaveLength(1);
});

test('only our server can acknowledge, sign out or stop; a stranger’s page is no signal', () => {
	const ours = (code: string) => JSON.stringify({ code, status: 401 });
	expect(readReply(401, ours('not_signed_in'), null)).toMatchObject({
		kind: 'refused',
		code: 'not_signed_in',
	});
	expect(readReply(401, '<html>Hotel Wi-Fi: sign in</html>', null)).toEqual({ kind: 'no_signal' });
	expect(readReply(200, '<html>Campus Wi-Fi</html>', null)).toEqual({ kind: 'no_signal' });
	expect(readReply(200, '{"v":1,"acks":[', null)).toEqual({ kind: 'no_signal' });
	expect(readReply(302, '', null)).toEqual({ kind: 'no_signal' });
	expect(readReply(413, '<html>nginx</html>', null)).toMatchObject({ kind: 'refused', status: 413 });
	expect(readReply(502, '<html>Bad gateway</html>', '7')).toEqual({
		kind: 'refused',
		status: 502,
		code: null,
		waitMs: 7000,
	});
	const later = readReply(429, '{}', new Date(Date.now() + 60_000).toUTCString());
	expect(later.kind === 'refused' && Math.round((later.waitMs ?? 0) / 1000)).toBeGreaterThan(57);
});

test('a wait is believed for an hour from our server, and for five minutes from whatever is between', () => {
	const waitOf = (body: string, retryAfter: string) => {
		const reply = readReply(503, body, retryAfter);
		return reply.kind === 'refused' ? reply.waitMs : undefined;
	};
	const inTenDays = new Date(Date.now() + 864_000_000).toUTCString();
	for (const long of ['86400', '99999999999', inTenDays]) {
		expect(waitOf('{"code":"storage_busy"}', long)).toBe(3_600_000);
		expect(waitOf('<html>Hotel Wi-Fi</html>', long)).toBe(300_000);
	}
	expect(waitOf('{"code":"storage_busy"}', '600')).toBe(600_000);
});

test.each([
	[401, { code: 401, message: 'Accept the terms of Hotel Wi-Fi' }],
	[401, { code: 'LOGIN_REQUIRED' }],
	[409, { code: 'no_signal' }],
	[426, { code: 'upgrade' }],
	[403, { code: null }],
])('a portal’s %i %j is no signal, and stops nothing', (status, body) => {
	expect(readReply(status, JSON.stringify(body), null)).toEqual({ kind: 'no_signal' });
});
