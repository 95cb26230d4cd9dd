import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { afterEach, expect, test } from 'vitest';
import { type Latest, latestSchema } from '#domain/live.ts';
import { accounts } from '#server/accounts/table.ts';
import { connect } from '#server/db/open.ts';
import { createHub, mostListeners } from '#server/live/hub.ts';
import { createLiveReader } from '#server/live/reader.ts';
import { liveRoutes } from '#server/live/routes.ts';
import { createSessionStore } from '#server/session/store.ts';
import { sessions } from '#server/session/table.ts';
import { siteContent } from '#server/site/table.ts';
import { anOp } from '../../sync/builders.ts';
import { aMember } from '../a-member.ts';
import { aDatabase, aServer } from '../a-server.ts';

const open: { leave: () => Promise<void> }[] = [];
afterEach(async () => {
	for (const listener of open.splice(0)) await listener.leave();
});

/** A reader of an event stream; `next` and `latest` are undefined once it has ended. */
function aListener(answer: Response) {
	const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
	const decoder = new TextDecoder();
	let text = '';
	const next = async (): Promise<{ event: string; data: string } | undefined> => {
		for (;;) {
			const end = text.indexOf('\n\n');
			if (end >= 0) {
				const [, event = '', data = ''] = /^event: (\w+)\ndata: (.*)$/s.exec(text.slice(0, end)) ?? [];
				text = text.slice(end + 2);
				return { event, data };
			}
			const { value, done } = await reader.read();
			if (done) return undefined;
			text += decoder.decode(value, { stream: true });
		}
	};
	const listener = {
		next,
		/** The next news, beats left out. */
		latest: async (): Promise<Latest | undefined> => {
			for (let event = await next(); event; event = await next())
				if (event.event === 'latest') return JSON.parse(event.data);
			return undefined;
		},
		leave: () => reader.cancel(),
	};
	open.push(listener);
	return listener;
}

async function aLiveServer() {
	const server = aServer();
	const ann = await aMember(server.db);
	const listen = async (headers: Record<string, string> = {}) => {
		const answer = await server.get('/api/live', headers);
		return { answer, ...aListener(answer) };
	};
	let seq = 0;
	const push = () => {
		seq += 1;
		const change = seq === 1 ? { path: 'life', value: 'live' } : { path: 'notes', value: `Edit ${seq}` };
		const ops = [anOp({ id: `o_${seq}`, seq, ...change })];
		const body = { v: 1, device: 'd_1', epoch: null, cursor: 0, clientNow: 0, limit: 100, ops };
		const headers = { ...ann.headers, 'X-Account': ann.id, 'Content-Type': 'application/json' };
		return server.app.request('/api/sync', { method: 'POST', headers, body: JSON.stringify(body) });
	};
	return { ...server, ann, listen, push };
}

test('a new stream gets the current revisions at once, and no proxy holds them back', async () => {
	const { listen, ann, read } = await aLiveServer();
	const { answer, latest } = await listen(ann.headers);
	expect(Object.fromEntries(answer.headers)).toMatchObject({
		'content-type': 'text/event-stream',
		'cache-control': 'private, no-store, no-transform',
		'x-accel-buffering': 'no',
	});
	const heard = latestSchema.parse(await latest());
	expect(heard).toMatchObject({ account: { id: ann.id, email: 'ann@example.org' }, trips: null });
	expect(heard.content).toBeGreaterThan(0);
	const { content } = (await read('/api/openapi.json')).paths['/live'].get.responses[200];
	expect(Object.keys(content)).toEqual(['text/event-stream']);
});

test('an edit, a new plan, another device and new content are each announced once', async () => {
	const { listen, push, ann, db } = await aLiveServer();
	const { latest } = await listen(ann.headers);
	const first = await latest();
	await push();
	expect(await latest()).toEqual({ ...first, trips: { epoch: expect.stringMatching(/^e_/), rev: 1 } });
	await push();
	expect((await latest())?.trips?.rev).toBe(2);
	db.update(accounts).set({ subscription_type: 4 }).where(eq(accounts.id, ann.id)).run();
	expect((await latest())?.account?.subscription_type).toBe(4);
	await createSessionStore(db).open(ann.id, { device: 'Safari on iPhone' }, new Date('2026-11-21T23:30:00Z'));
	expect((await latest())?.devices).not.toBe(first?.devices);
	db.update(siteContent).set({ html: '<p>New</p>' }).run();
	const last = await latest();
	expect(last?.content).toBeGreaterThan(first?.content ?? 0);
	expect(last?.trips).toEqual({ epoch: expect.any(String), rev: 2 });
});

test('another process’s writes are announced too', async () => {
	const folder = mkdtempSync(join(tmpdir(), 'tour-trails-live-'));
	const file = join(folder, 'tour-trails.db');
	aDatabase().$client.exec(`vacuum into '${file}'`);
	const [db, other] = [connect(file), connect(file)];
	const listener = aListener(await aServer({ db }).get('/api/live'));
	const first = await listener.latest();
	other.update(siteContent).set({ html: '<p>From elsewhere</p>' }).run();
	expect((await listener.latest())?.content).toBeGreaterThan(first?.content ?? 0);
	await listener.leave();
	for (const { $client } of [db, other]) $client.close();
	rmSync(folder, { recursive: true });
});

test('nobody hears of another’s trips, and a visitor hears of content alone', async () => {
	const { listen, push, ann, db } = await aLiveServer();
	const bob = await aMember(db, 'bob');
	const [visitor, other] = [await listen(), await listen(bob.headers)];
	const [first, bobs] = [await visitor.latest(), await other.latest()];
	expect(first).toEqual({ content: expect.any(Number), account: null, trips: null, devices: null });
	expect(bobs?.account?.id).not.toBe(ann.id);
	await push();
	db.update(siteContent).set({ html: '<p>New</p>' }).run();
	expect(await visitor.latest()).toEqual({ ...first, content: expect.any(Number) });
	expect(await other.latest()).toEqual({ ...bobs, content: expect.any(Number) });
});

test('a session that ended elsewhere is told so, and its stream ends', async () => {
	const { listen, ann, db } = await aLiveServer();
	const { latest } = await listen(ann.headers);
	expect((await latest())?.account?.id).toBe(ann.id);
	db.update(sessions).set({ revoked: new Date() }).run();
	expect(await latest()).toMatchObject({ account: null, trips: null, devices: null });
	expect(await latest()).toBeUndefined();
});

test('listening does not count as use of a session', async () => {
	const { listen, ann, db } = await aLiveServer();
	const aDayAgo = new Date('2026-11-20T23:30:00Z');
	db.update(sessions).set({ last_seen: aDayAgo }).run();
	const { answer, latest } = await listen(ann.headers);
	expect([(await latest())?.account?.id, answer.headers.get('Set-Cookie')]).toEqual([ann.id, null]);
	expect(db.select().from(sessions).get()?.last_seen).toEqual(aDayAgo);
});

/** A visitors' stream with a short heartbeat and a short life. */
function aShortStream() {
	const hub = createHub({ reader: createLiveReader(aDatabase()), now: () => new Date(), log: console.error });
	const onlooker = async (c: { set: (name: string, value: null) => void }, next: () => Promise<void>) => {
		for (const name of ['account', 'sessionId']) c.set(name, null);
		await next();
	};
	const timing = { beatMs: 20, longestMs: 150 };
	const deps = { hub, guards: { onlooker: onlooker as never }, trustedProxies: 0, timing };
	return { hub, app: new Hono().route('/', liveRoutes(deps)) };
}

test('the stream sends a heartbeat while nothing happens, and ends after its time', async () => {
	const { hub, app } = aShortStream();
	const { next } = aListener(await app.request('/live'));
	const events: string[] = [];
	for (let event = await next(); event; event = await next()) events.push(event.event);
	expect(events.slice(0, 3)).toEqual(['latest', 'beat', 'beat']);
	expect(hub.count()).toBe(0);
});

test('a client that leaves, or asks only for headers, is no longer listening', async () => {
	const { hub, app } = aShortStream();
	const listener = aListener(await app.request('/live'));
	await listener.next();
	expect(hub.count()).toBe(1);
	await listener.leave();
	expect(hub.count()).toBe(0);
	const head = await app.request('/live', { method: 'HEAD' });
	expect([head.status, hub.count()]).toEqual([200, 0]);
});

test('streams are limited per account and address, and the next hears when to retry', async () => {
	const { listen, get, ann } = await aLiveServer();
	for (let n = 0; n < mostListeners.account; n += 1) await listen(ann.headers);
	const refused = await get('/api/live', ann.headers);
	expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '60']);
	for (let n = mostListeners.account; n < mostListeners.address; n += 1) await listen();
	expect((await get('/api/live')).status).toBe(429);
	await open.pop()?.leave();
	expect((await listen()).answer.status).toBe(200);
});
