import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { PUBLIC } from '#server/http/cache-control.ts';
import { aServer } from '../a-server.ts';

const addresses = [
	'/api/public/states',
	'/api/public/colleges',
	'/api/site',
	'/api/query?target=college&on=ipeds_id&qid=164924',
	'/college/164924',
	'/sitemap.xml',
];

test.each(addresses)('%s carries a strong tag and answers 304 to a client that has it', async (address) => {
	const { get } = aServer();
	const first = await get(address);
	const tag = first.headers.get('etag') ?? '';
	expect(tag).toMatch(/^"[\w-]{22}"$/);
	expect(first.headers.get('cache-control')).toBe(PUBLIC);
	for (const etag of [tag, `W/${tag}`, `"other", W/${tag}`, '*']) {
		const again = await get(address, { 'If-None-Match': etag });
		expect([etag, again.status, await again.text(), again.headers.get('etag')]).toEqual([etag, 304, '', tag]);
	}
	expect((await get(address, { 'If-None-Match': '"other"' })).status).toBe(200);
});

test('the tag changes with the content, and only with it', async () => {
	const { db, get } = aServer();
	const tagOf = async (address: string) => (await get(address)).headers.get('etag');
	const before = [
		await tagOf('/api/public/states'),
		await tagOf('/api/query?target=college&on=ipeds_id&qid=164924'),
	];
	db.run("update colleges set stay_html = '<p>New</p>' where ipeds_id = 164924");
	const after = [
		await tagOf('/api/public/states'),
		await tagOf('/api/query?target=college&on=ipeds_id&qid=164924'),
	];
	expect(after[0]).toBe(before[0]);
	expect(after[1]).not.toBe(before[1]);
});

test('a missing page or list is never "not modified"', async () => {
	const { get } = aServer();
	const headers = { 'If-None-Match': '*' };
	expect((await get('/api/query?target=college&on=ipeds_id&qid=1', headers)).status).toBe(404);
	expect((await get('/college/1', headers)).status).toBe(404);
});

test('each encoding has a tag of its own and the same words', async () => {
	const { get } = aServer();
	const read = async (encoding: string) => {
		const answer = await get('/api/public/colleges', { 'Accept-Encoding': encoding });
		return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
	};
	const plain = await read('identity');
	const br = await read('gzip, deflate, br');
	const gzip = await read('gzip, br;q=0');
	expect(br.answer.headers.get('content-encoding')).toBe('br');
	expect(gzip.answer.headers.get('content-encoding')).toBe('gzip');
	expect(brotliDecompressSync(br.bytes)).toEqual(plain.bytes);
	expect(gunzipSync(gzip.bytes)).toEqual(plain.bytes);
	const tags = [plain, br, gzip].map(({ answer }) => answer.headers.get('etag'));
	expect(new Set(tags).size).toBe(3);
	expect(br.answer.headers.get('vary')).toBe('Accept-Encoding');
	const again = await get('/api/public/colleges', {
		'Accept-Encoding': 'br',
		'If-None-Match': tags[1] ?? '',
	});
	expect(again.status).toBe(304);
});

test('HEAD answers like GET, without the body', async () => {
	const { app } = aServer();
	const head = await app.request('/api/public/states', { method: 'HEAD' });
	expect([head.status, head.headers.get('x-total-count'), await head.text()]).toEqual([200, '3', '']);
});
