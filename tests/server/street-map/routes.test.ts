import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createAskOutside } from '#server/outside/ask.ts';
import { createStreetMap } from '#server/street-map/street-map.ts';
import { aClock } from '../a-clock.ts';
import { aServer } from '../a-server.ts';
import { aService } from '../a-service.ts';

const TILE = Buffer.from([26, 0, 255, 128, 7]);
const boston = '/api/public/street-map/12/1239/1515';
const HOUR = 60;

const send = (answer: ServerResponse, body: unknown) => answer.end(JSON.stringify(body));

/** A site whose streets come from a service on this machine: a style, its source's description, and tiles. */
async function aSite({ style = {} as object, layers = ['water', 'transportation'] } = {}) {
	const tiles = await aService(({ url }, answer) => {
		if (url.pathname === '/style') return send(answer, { sources, ...style });
		if (url.pathname === '/planet') {
			const template = `${tiles.url}/{z}/{x}/{y}.pbf?key=k`;
			return send(answer, { tiles: [template], vector_layers: layers.map((id) => ({ id })) });
		}
		return url.pathname === '/12/0/0.pbf' ? answer.writeHead(404).end() : answer.end(TILE);
	});
	const sources = {
		shade: { type: 'raster', tiles: ['https://shade.example/{z}/{x}/{y}.png'] },
		openmaptiles: { type: 'vector', url: '/planet' },
	};
	const clock = aClock();
	const ask = createAskOutside({ allowLoopback: true });
	const log: string[] = [];
	const parts = {
		styleUrl: `${tiles.url}/style`,
		ask,
		now: clock.now,
		log: (line: string) => log.push(line),
	};
	const server = aServer({
		streetMap: createStreetMap(parts),
		now: clock.now,
		signIn: { trustedProxies: 1 },
	});
	const asked = () => tiles.asked.map(({ url }) => url.pathname);
	return { ...server, ...clock, tiles, asked, log };
}

test('a tile is the service’s, for a week, and the style is read once', async () => {
	const { get, asked, tiles } = await aSite();
	const answer = await get(boston);
	expect([...Buffer.from(await answer.arrayBuffer())]).toEqual([...TILE]);
	expect(answer.headers.get('Content-Type')).toBe('application/vnd.mapbox-vector-tile');
	expect(answer.headers.get('Cache-Control')).toBe('public, max-age=604800');
	await get('/api/public/street-map/12/1239/1516');
	expect(asked()).toEqual(['/style', '/planet', '/12/1239/1515.pbf', '/12/1239/1516.pbf']);
	expect(tiles.asked[2]?.url.search).toBe('?key=k');
});

test('a style may name its tiles itself; where they are none, as at sea, the answer is empty', async () => {
	const site = await aSite({ style: {} });
	site.tiles.answering = ({ url }, answer) =>
		url.pathname === '/style'
			? send(answer, { sources: { streets: { type: 'vector', tiles: ['/{z}/{x}/{y}.pbf'] } } })
			: answer.writeHead(404).end();
	expect((await site.get('/api/public/street-map/12/0/0')).status).toBe(204);
	expect(site.asked()).toEqual(['/style', '/12/0/0.pbf']);
});

test.each([
	[204, 'public, max-age=604800'],
	[404, 'public, max-age=3600'],
])('a tile for which its host answers %d is empty, and stored as %s', async (status, stored) => {
	const { get, tiles } = await aSite();
	await get(boston);
	tiles.answering = (_, answer) => answer.writeHead(status).end();
	const answer = await get(boston);
	expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([204, stored]);
});

test('tiles that have moved are found again: after twenty that are missing in a row, and the log says so once', async () => {
	const { get, tiles, asked, log } = await aSite();
	const { answering } = tiles;
	const readStyle = () => asked().filter((path) => path === '/style').length;
	const ask = async (times: number) => {
		for (let tile = 0; tile < times; tile += 1) await get(boston);
	};
	await ask(1);
	tiles.answering = (_, answer) => answer.writeHead(404).end();
	await ask(19);
	tiles.answering = answering;
	await ask(1);
	expect([readStyle(), log]).toEqual([1, []]);
	tiles.answering = (question, answer) =>
		/pbf$/.test(question.url.pathname) ? answer.writeHead(404).end() : answering(question, answer);
	await ask(45);
	expect(readStyle()).toBe(3);
	const lost = 'The street map answered 404 for 20 tiles in a row: its style is read again.';
	expect(log).toEqual([lost]);
	tiles.answering = ({ url }, answer) => {
		if (url.pathname === '/style')
			return send(answer, { sources: { streets: { type: 'vector', tiles: ['/new/{z}/{x}/{y}.pbf'] } } });
		return url.pathname.startsWith('/new/') ? answer.end(TILE) : answer.writeHead(404).end();
	};
	await ask(15);
	expect((await get(boston)).status).toBe(200);
	expect(log).toEqual([lost, 'The street map has tiles again.']);
});

test.each([
	'9/300/300',
	'15/9000/9000',
	'12/4096/0',
	'12/0/4096',
	'12/-1/0',
	'12/1.5/0',
	'12/x/0',
	'1e1/0/0',
])('%s is not a tile with streets, and nobody is asked for it', async (address) => {
	const { get, asked } = await aSite();
	expect((await get(`/api/public/street-map/${address}`)).status).toBe(404);
	expect(asked()).toEqual([]);
});

test('a tile that its host sends compressed, unasked, is unpacked', async () => {
	const { get, tiles } = await aSite();
	await get(boston);
	tiles.answering = (_, answer) => answer.setHeader('Content-Encoding', 'gzip').end(gzipSync(TILE));
	const answer = await get(boston);
	expect([...Buffer.from(await answer.arrayBuffer())]).toEqual([...TILE]);
});

test('tiles in other layers than OpenMapTiles’ are not shown', async () => {
	const { get, log } = await aSite({ layers: ['roads'] });
	expect((await get(boston)).status).toBe(503);
	expect(log.join('\n')).toMatch(
		/The street map gave no tile: 127\.0\.0\.1:\d+ has no tiles with OpenMapTiles' layers\./,
	);
});

test('after a failure, the style is read again within a minute or so, not for each tile', async () => {
	const { get, tiles, asked, pass } = await aSite();
	const { answering } = tiles;
	tiles.answering = (_, answer) => answer.writeHead(500).end();
	expect((await get(boston)).status).toBe(503);
	expect((await get(boston)).status).toBe(503);
	expect(asked()).toEqual(['/style']);
	tiles.answering = answering;
	pass(2);
	expect((await get(boston)).status).toBe(200);
	pass(25 * HOUR);
	expect((await get(boston)).status).toBe(200);
	expect(asked().filter((path) => path === '/style')).toHaveLength(3);
});

test('a source that cannot be read does not hide the streets of another, and the log names it, once an hour', async () => {
	const { get, tiles, asked, pass, log } = await aSite();
	const { answering } = tiles;
	const planet = { type: 'vector', url: '/planet' };
	tiles.answering = (question, answer) => {
		if (question.url.pathname === '/hills') return answer.writeHead(500).end();
		if (question.url.pathname !== '/style') return answering(question, answer);
		return send(answer, { sources: { hills: { type: 'vector', url: '/hills' }, planet } });
	};
	expect((await get(boston)).status).toBe(200);
	expect((await get(boston)).status).toBe(200);
	const words = /^The street map skips a source: “hills” cannot be read: 127\.0\.0\.1:\d+ answered 500\.$/;
	expect(log).toEqual([expect.stringMatching(words)]);
	pass(HOUR);
	expect((await get(boston)).status).toBe(200);
	expect(log).toHaveLength(2);
	expect(asked().filter((path) => path === '/style')).toHaveLength(2);
});

test('a style whose only source cannot be read has no tiles, and the log names the source', async () => {
	const { get, tiles, log } = await aSite();
	const { answering } = tiles;
	tiles.answering = (question, answer) =>
		question.url.pathname === '/planet' ? answer.end('<html>') : answering(question, answer);
	expect((await get(boston)).status).toBe(503);
	expect(log).toEqual([
		expect.stringMatching(
			/^The street map gave no tile: the source “openmaptiles” cannot be read: .* did not answer with a map style or its tiles\.$/,
		),
	]);
});

test('a tile host that fails is left alone for a while, longer each time, and tiles are answered at once', async () => {
	const { get, tiles, asked, pass, log } = await aSite();
	await get(boston);
	const { answering } = tiles;
	tiles.answering = (_, answer) => answer.destroy();
	const together = await Promise.all([get(boston), get('/api/public/street-map/12/1239/1516')]);
	expect(together.map(({ status }) => status)).toEqual([503, 503]);
	const tries = asked().length;
	expect((await get(boston)).status).toBe(503);
	expect(asked()).toHaveLength(tries);
	pass(0.5);
	expect((await get(boston)).status).toBe(503);
	expect(asked()).toHaveLength(tries + 1);
	tiles.answering = answering;
	pass(0.9);
	expect((await get(boston)).status).toBe(503);
	pass(0.1);
	expect((await get(boston)).status).toBe(200);
	const failure = 'The street map gave no tile: socket hang up';
	expect(log).toEqual([failure, failure, 'The street map answers again.']);
});

test.each([
	['refuses', (answer: ServerResponse) => answer.writeHead(400).end()],
	['sends broken', (answer: ServerResponse) => answer.setHeader('Content-Encoding', 'gzip').end(TILE)],
	['sends too big', (answer: ServerResponse) => answer.end(Buffer.alloc(4_000_001))],
])('a tile that its host %s holds up no other', async (_, fail) => {
	const { get, tiles, log } = await aSite();
	await get(boston);
	const { answering } = tiles;
	tiles.answering = (_, answer) => fail(answer);
	expect((await get(boston)).status).toBe(503);
	tiles.answering = answering;
	expect((await get(boston)).status).toBe(200);
	expect(log).toEqual([expect.stringMatching(/^The street map gave no tile: /)]);
});

test('one place gets three thousand tiles in ten minutes, holds up no other, and nothing is written for it', async () => {
	const { app, get, db, pass } = await aSite();
	const from = (place: string) => app.request(boston, { headers: { 'X-Forwarded-For': place } });
	const before = db.$client.prepare('select total_changes()').pluck().get();
	for (let tiles = 0; tiles < 3000; tiles += 1)
		expect((await get('/api/public/street-map/12/0/0')).status).toBe(204);
	const refused = await get(boston);
	expect([refused.status, refused.headers.get('Retry-After'), (await refused.json()).code]).toEqual([
		429,
		'600',
		'too_many_requests',
	]);
	expect((await from('198.51.100.8')).status).toBe(200);
	expect(db.$client.prepare('select total_changes()').pluck().get()).toBe(before);
	pass(10);
	expect((await get(boston)).status).toBe(200);
});

test('a tile that fails is a 503, and never ours to blame', async () => {
	const { get, tiles } = await aSite();
	await get(boston);
	tiles.answering = (_, answer) => answer.writeHead(500).end();
	const answer = await get(boston);
	expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([503, 'private, no-store']);
});

test('without a street map there are no tiles, and the site’s facts say so', async () => {
	const { get } = aServer();
	expect((await get(boston)).status).toBe(404);
	expect(await (await get('/api/site')).json()).toMatchObject({ street_map: false });
	const withStreets = await aSite();
	expect(await (await withStreets.get('/api/site')).json()).toMatchObject({ street_map: true });
});
