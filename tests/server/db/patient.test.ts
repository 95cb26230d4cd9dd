import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connect, type Db } from '#server/db/open.ts';
import { ifFree, patient, sayBusyAtOnce } from '#server/db/patient.ts';
import { UNREACHABLE } from '#server/db/remote/wire.ts';
import { createOutboxStore } from '#server/mail/outbox-store.ts';
import { outboxMails } from '#server/mail/table.ts';
import { createMailWorker } from '#server/mail/worker.ts';
import { sessions } from '#server/session/table.ts';
import { anOp } from '../../sync/builders.ts';
import { aMember } from '../a-member.ts';
import { aDatabase, aServer } from '../a-server.ts';

let folder: string;
let db: Db;
let other: Db;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'tour-trails-busy-'));
	const file = join(folder, 'tour-trails.db');
	aDatabase().$client.exec(`vacuum into '${file}'`);
	[db, other] = [connect(file), connect(file)];
	sayBusyAtOnce(db);
});
afterEach(() => {
	for (const { $client } of [db, other]) $client.close();
	rmSync(folder, { recursive: true });
});

const hold = () => other.$client.exec('begin immediate');
const letGo = () => other.$client.exec('rollback');

async function aBusyServer() {
	const server = aServer({ db });
	const ann = await aMember(db);
	const headers = { ...ann.headers, 'X-Account': ann.id, 'Content-Type': 'application/json' };
	const post = (path: string, body: unknown) =>
		server.app.request(`/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
	const push = () =>
		post('/sync', {
			v: 1,
			device: 'd_1',
			epoch: null,
			cursor: 0,
			clientNow: 0,
			limit: 100,
			ops: [anOp({ path: 'life', value: 'live' })],
		});
	const subscribe = () => post('/public/newsletter', { subscriber: 'ann@example.org' });
	return { ...server, ann, push, subscribe };
}

test('while another process holds the database readers are answered at once, and writers as soon as it lets go', async () => {
	const { get, push, subscribe } = await aBusyServer();
	hold();
	const order: string[] = [];
	const asked = [push(), subscribe()].map(async (answer, n) => {
		const { status } = await answer;
		order.push(`write ${n} ${status}`);
	});
	for (let n = 0; n < 5; n += 1) {
		const began = performance.now();
		expect((await get('/api/public/states')).status).toBe(200);
		// Waiting inside SQLite would hold everyone up for seconds.
		expect(performance.now() - began).toBeLessThan(1000);
		await wait(50);
	}
	order.push('let go');
	letGo();
	await Promise.all(asked);
	expect([order[0], order.slice(1).sort()]).toEqual(['let go', ['write 0 200', 'write 1 200']]);
});

test('a request that waits too long hears when to retry, nothing is half done, and the log says why in one line', async () => {
	const { push, subscribe, log, ann, app } = await aBusyServer();
	hold();
	const answers = await Promise.all([push(), subscribe()]);
	for (const answer of answers) {
		expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '2']);
		expect(await answer.json()).toMatchObject({ code: 'storage_busy' });
	}
	letGo();
	expect(log.map((line) => line.slice(37))).toEqual(Array(2).fill('the database is held by another process'));
	expect(db.select().from(outboxMails).all()).toEqual([]);
	const trips = await app.request('/api/account/trip', { headers: ann.headers });
	expect(await trips.json()).toEqual([]);
	expect([(await push()).status, (await subscribe()).status]).toEqual([200, 200]);
});

test('a session whose use cannot be recorded is answered all the same', async () => {
	const { get, ann } = await aBusyServer();
	db.update(sessions)
		.set({ last_seen: new Date('2026-11-20T23:30:00Z') })
		.run();
	hold();
	expect((await get('/api/account', ann.headers)).status).toBe(200);
	letGo();
	expect((await get('/api/account', ann.headers)).headers.get('Set-Cookie')).toContain('ctt_session');
});

test('a full disk turns no signed-in reader away', async () => {
	const { get, ann } = await aBusyServer();
	db.update(sessions)
		.set({ last_seen: new Date('2026-11-20T23:30:00Z') })
		.run();
	db.$client.exec(`create table ballast (bytes);
		create trigger grow before update on sessions begin insert into ballast values (zeroblob(1000000)); end`);
	db.$client.pragma(`max_page_count = ${db.$client.pragma('page_count', { simple: true })}`);
	expect((await get('/api/account', ann.headers)).status).toBe(200);
	db.$client.pragma('max_page_count = 1000000');
	expect((await get('/api/account', ann.headers)).headers.get('Set-Cookie')).toContain('ctt_session');
});

test.each(['SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT', 'SQLITE_FULL', UNREACHABLE])(
	'a write that is not worth waiting for is skipped at %s',
	(code) => {
		const write = () => {
			throw Object.assign(new Error(code), { code });
		};
		expect(ifFree(write)).toBe(false);
	},
);

test('its other faults are not hidden', () => {
	const write = () => {
		throw Object.assign(new Error('no such column'), { code: 'SQLITE_ERROR' });
	};
	expect(() => ifFree(write)).toThrow('no such column');
	expect(ifFree(() => undefined)).toBe(true);
});

test('a mail sent while the database was locked is not sent again', async () => {
	const now = () => new Date('2026-11-21T23:30:00Z');
	db.insert(outboxMails)
		.values({ to: 'ann@example.org', subject: 'Hello', text: 'Hello', created: now() })
		.run();
	let sent = 0;
	const send = async () => {
		sent += 1;
		hold();
		setTimeout(letGo, 100);
	};
	const worker = createMailWorker({
		outbox: createOutboxStore(db),
		now,
		log: console.error,
		sender: { send } as never,
	});
	expect(await worker.run()).toBe(1);
	expect([await worker.run(), sent]).toEqual([0, 1]);
});

test('a write that promises nothing, and so could not wait, does not compile', async () => {
	const now = () => 'at once';
	expect(patient({ reader: { now } }).reader.now()).toBe('at once');
	// @ts-expect-error It would never wait for a busy database.
	expect(() => patient({ now }).now()).toThrow(TypeError);
});
