import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { Op } from '#domain/sync/device-state.ts';
import { accounts } from '#server/accounts/table.ts';
import { createSessionStore } from '#server/session/store.ts';
import { anOp } from '../../sync/builders.ts';
import { aMember } from '../a-member.ts';
import { aServer } from '../a-server.ts';

const NOW = new Date('2026-11-21T23:30:00Z');
const json = { 'Content-Type': 'application/json' };

async function aSyncServer() {
	const server = aServer();
	const ann = await aMember(server.db);
	const own = { ...json, ...ann.headers, 'X-Account': ann.id };
	const send = (body: unknown, headers: Record<string, string> = {}) =>
		server.app.request('/api/sync', {
			method: 'POST',
			body: typeof body === 'string' ? body : JSON.stringify(body),
			headers: { ...own, ...headers },
		});
	return { ...server, send };
}

const asking = (ops: Op[] = [], over = {}) => ({
	v: 1,
	device: 'd_1',
	epoch: null,
	cursor: 0,
	clientNow: 0,
	limit: 100,
	ops,
	...over,
});
const birth = anOp({ id: 'o_0', path: 'life', value: 'live' });

test('a push and the document that explains it come back as one, and no cache stores them', async () => {
	const { send } = await aSyncServer();
	const answer = await send(asking([birth, anOp({ seq: 2 })]));
	expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
	expect(await answer.json()).toMatchObject({
		v: 1,
		epoch: expect.stringMatching(/^e_/),
		acks: [
			{ id: 'o_0', verdict: 'applied', rev: 1 },
			{ id: 'o_1', verdict: 'applied', rev: 2 },
		],
		trips: [{ id: 't_1', rev: 2, cells: { life: { v: 'live', r: 1 }, notes: { v: 'Gate B', r: 2 } } }],
		cursor: 2,
		more: false,
		reset: false,
	});
});

test('a path and a value that are names of the language come back as they went', async () => {
	const { send } = await aSyncServer();
	const op = JSON.stringify(anOp({ seq: 2, path: '__proto__' })).replace('"Gate B"', '{"__proto__":1}');
	const body = JSON.stringify(asking([birth])).replace(/\]\}$/, `,${op}]}`);
	const text = await (await send(body)).text();
	expect(text).toContain('"__proto__":{"v":{"__proto__":1},"r":2}');
});

test.each([
	['nobody', { Cookie: '' }, 401, 'not_signed_in'],
	['another account', { 'X-Account': 'u_bob' }, 409, 'other_account'],
	['no account', { 'X-Account': '' }, 409, 'other_account'],
	['another site', { 'Sec-Fetch-Site': 'cross-site' }, 403, 'forbidden_origin'],
])('a push as %s is refused, and nothing is touched', async (_who, headers, status, code) => {
	const { send } = await aSyncServer();
	const answer = await send(asking([birth]), headers);
	expect([answer.status, (await answer.json()).code]).toEqual([status, code]);
	expect((await (await send(asking())).json()).trips).toEqual([]);
});

test.each([
	['{', 400, 'bad_body'],
	['null', 400, 'bad_body'],
	['[]', 400, 'bad_body'],
	[JSON.stringify(asking([anOp({ seq: 0 })])), 400, 'bad_body'],
	[JSON.stringify(asking([anOp({ trip: '../etc' })])), 400, 'bad_body'],
	// No device may use up the numbers of the writes that come through the API.
	[JSON.stringify(asking([anOp({ seq: Number.MAX_SAFE_INTEGER })], { device: 'api' })), 400, 'bad_body'],
	[JSON.stringify(asking(Array.from({ length: 51 }, () => birth))), 400, 'bad_body'],
	[JSON.stringify(asking([], { v: 2 })), 426, 'update_needed'],
	[JSON.stringify(asking([anOp({ value: 'x'.repeat(140_000) })])), 413, 'too_large'],
])('the body %.60s is refused with a problem', async (body, status, code) => {
	const answer = await (await aSyncServer()).send(body);
	expect([answer.status, (await answer.json()).code]).toEqual([status, code]);
});

test('a value that is nested thousands deep is refused, and the edits beside it count', async () => {
	const { send, log } = await aSyncServer();
	const deep = `${'['.repeat(40_000)}${']'.repeat(40_000)}`;
	const mapped = `${'{"a":'.repeat(8_000)}1${'}'.repeat(8_000)}`;
	const ops = [birth, anOp({ seq: 2 }), anOp({ id: 'o_3', seq: 3, path: 'other' })];
	for (const nested of [deep, mapped]) {
		const body = JSON.stringify(asking(ops)).replace('"Gate B"', nested);
		const answer = await send(body);
		expect([answer.status, (await answer.json()).acks]).toEqual([
			200,
			[
				{ id: 'o_0', verdict: 'applied', rev: 1 },
				{ id: 'o_1', verdict: 'refused', code: 'too_large' },
				{ id: 'o_3', verdict: 'applied', rev: 2 },
			],
		]);
	}
	expect(log).toEqual([]);
});

test('a pull brings the names of the devices, including those signed out', async () => {
	const { send, app, db } = await aSyncServer();
	const namesIn = async (body: unknown, headers = {}) => (await (await send(body, headers)).json()).devices;
	expect(await namesIn(asking([birth]))).toBeUndefined();
	expect(await namesIn(asking())).toEqual({ d_1: 'Chrome on Android' });
	const { id: accountId } = db.select().from(accounts).all()[0] as { id: string };
	const token = await createSessionStore(db).open(accountId, { device: 'Safari on iPhone' }, NOW);
	const phone = { Cookie: `__Host-ctt_session=${token}` };
	await send(asking([], { device: 'd_2' }), phone);
	const own = (await createSessionStore(db).withToken(token, NOW))?.id;
	const rename = (name: string) =>
		app.request(`/api/account/sessions/${own}`, {
			method: 'PATCH',
			headers: { ...json, ...phone, 'Sec-Fetch-Site': 'same-origin' },
			body: JSON.stringify({ name }),
		});
	expect((await rename('  Anna’s iPhone ')).status).toBe(204);
	expect(await namesIn(asking())).toEqual({ d_1: 'Chrome on Android', d_2: 'Anna’s iPhone' });
	for (const name of ['x'.repeat(41), 'a\u0000b']) expect((await rename(name)).status).toBe(400);
	expect((await rename('')).status).toBe(204);
	await createSessionStore(db).end(accountId, own ?? '', NOW);
	expect(await namesIn(asking())).toEqual({ d_1: 'Chrome on Android', d_2: 'Safari on iPhone' });
	expect((await rename('Gone')).status).toBe(401);
	const bob = await aMember(db, 'bob');
	expect(await namesIn(asking(), { ...bob.headers, 'X-Account': bob.id })).toEqual({
		d_1: 'Chrome on Android',
	});
});

test('a long answer is compressed for clients that accept it, a short one is sent as it is', async () => {
	const { send } = await aSyncServer();
	const packed = { 'Accept-Encoding': 'gzip, deflate, br' };
	const short = await send(asking([birth]), packed);
	expect(short.headers.get('content-encoding')).toBeNull();
	const notes = Array.from({ length: 40 }, (_, n) =>
		anOp({ id: `o_${n + 1}`, seq: n + 2, path: `notes/${n}`, value: `Park in the Broadway garage, ${n}` }),
	);
	await send(asking(notes));
	const plain = await send(asking());
	expect([plain.headers.get('content-encoding'), plain.headers.get('vary')]).toEqual([
		null,
		'Accept-Encoding',
	]);
	const long = await send(asking(), packed);
	expect([long.headers.get('content-encoding'), long.headers.get('vary')]).toEqual([
		'gzip',
		'Accept-Encoding',
	]);
	const bytes = Buffer.from(await long.arrayBuffer());
	const text = await plain.text();
	expect(bytes.length).toBeLessThan(text.length / 4);
	expect(gunzipSync(bytes).toString()).toBe(text);
});

test('too many pushes in a minute: 429, and when to come again', async () => {
	const { send } = await aSyncServer();
	let answer = await send(asking([birth]));
	for (let n = 1; n <= 600; n++) answer = await send(asking([anOp({ id: `o_${n}`, seq: n + 1 })]));
	expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '60']);
});

test('a full disk is reported, and the server goes on', async () => {
	const { send, db, log } = await aSyncServer();
	await send(asking([birth]));
	const pages = Number(db.$client.pragma('page_count', { simple: true }));
	db.$client.pragma(`max_page_count = ${pages}`);
	const long = (n: number) => anOp({ id: `o_${n}`, seq: n, path: `notes/${n}`, value: 'x'.repeat(30_000) });
	const answer = await send(asking([long(2), long(3)]));
	expect([answer.status, (await answer.json()).code]).toEqual([507, 'storage_full']);
	expect(log).toEqual([expect.stringContaining('the disk is full')]);
	db.$client.pragma('max_page_count = 1000000');
	expect((await (await send(asking([long(2)]))).json()).acks).toMatchObject([{ verdict: 'applied' }]);
});
