import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { readReply, type SendSync, type SyncReply } from '#api/sync.ts';
import { openAccountDb } from '#db/account-db.ts';
import { readRefused, readSyncedAt, readTripCells } from '#db/queries.ts';
import type { ErrorCode } from '#domain/errors.ts';
import { addStop } from '#domain/trips/edit-stops.ts';
import { renameTrip, setTripNotes } from '#domain/trips/edit-trip.ts';
import { tripFromCells } from '#domain/trips/trip.ts';
import { edit } from '#sync/edit.ts';
import { runSync } from '#sync/run.ts';
import { thisDevice } from '#sync/surroundings.ts';
import { aPlace } from '../domain/trips/builders.ts';
import { aStore } from './a-store.ts';

let opened = 0;

/** A device of an account of the real store; `next` answers in the server's place, for as long as it says anything. */
function aDeviceOf(store: ReturnType<typeof aStore>['store'], accountId = 'u_ann') {
	const db = openAccountDb(`run-${++opened}`);
	const asked: Parameters<SendSync>[0][] = [];
	const instead: SyncReply[] = [];
	const send: SendSync = async (body, id) => {
		asked.push(body);
		const first = instead.shift();
		if (first) return first;
		const served = await store.serve(id, body);
		if ('wait' in served) return { ...refusal(429, 'too_many_requests'), waitMs: served.wait * 1000 };
		return { kind: 'answered', response: served.response };
	};
	const sync = () => runSync({ db, accountId, send, around: thisDevice });
	return { db, asked, instead, sync };
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
	expect(await phone.sync()).toEqual({ kind: 'done' });
	expect(await laptop.sync()).toEqual({ kind: 'done' });
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
	expect(await sync()).toEqual({ kind: 'done' });
});

test('no signal leaves every edit where it is', async () => {
	const { db, instead, sync } = aDeviceOf(aStore().store);
	await edit(db, 't_1', renameTrip('Ohio loop'));
	instead.push({ kind: 'no_signal' });
	expect(await sync()).toEqual({ kind: 'later', why: 'no_signal', waitMs: null });
	expect(await db.outbox.count()).toBe(2);
});

test('a 413 halves what is sent, and an edit that is too long by itself goes to the tray and blocks nothing', async () => {
	const { db, asked, instead, sync } = aDeviceOf(aStore().store);
	await edit(db, 't_1', setTripNotes('short'));
	await sync();
	await edit(db, 't_1', [...setTripNotes('too long'), ...renameTrip('Ohio loop')]);
	instead.push(refusal(413), refusal(413));
	expect(await sync()).toEqual({ kind: 'done' });
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
