import { brotliDecompressSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { typeOf } from '#server/pages/api-docs.ts';
import { aMember } from '../a-member.ts';
import { aServer } from '../a-server.ts';
import { aServerWithEditors } from '../a-server-with-editors.ts';

interface Operation {
	requestBody?: object;
	responses: object;
}

test('the document describes every route of the API, and no other', async () => {
	const { app, read } = aServer();
	const { openapi, paths } = await read('/api/openapi.json');
	const documented = Object.entries(paths).flatMap(([path, methods]) =>
		Object.keys(methods as object).map((method) => `${method.toUpperCase()} ${path}`),
	);
	const routed = app.routes
		.filter(
			({ method, path }) =>
				method !== 'ALL' && path.startsWith('/api/') && !['/api/openapi.json', '/api/docs'].includes(path),
		)
		.map(({ method, path }) => `${method} ${path.slice('/api'.length).replace(/:(\w+)/g, '{$1}')}`);
	expect(openapi).toBe('3.1.0');
	expect(documented.sort()).toEqual([...new Set(routed)].sort());
});

test('the document is made once, compressed, and not sent again to a client that holds it', async () => {
	const { get } = aServer();
	const first = await get('/api/openapi.json', { 'Accept-Encoding': 'br, gzip' });
	expect([first.status, first.headers.get('content-encoding')]).toEqual([200, 'br']);
	const compressed = Buffer.from(await first.arrayBuffer());
	expect(JSON.parse(brotliDecompressSync(compressed).toString()).openapi).toBe('3.1.0');
	const etag = first.headers.get('etag') ?? '';
	const again = await get('/api/openapi.json', { 'Accept-Encoding': 'br', 'If-None-Match': etag });
	expect([again.status, await again.text()]).toEqual([304, '']);
	vi.spyOn(JSON, 'stringify').mockImplementation(() => {
		throw new Error('made again');
	});
	expect((await get('/api/openapi.json')).status).toBe(200);
});

test('each route says what it answers and how it fails, from the schemas themselves', async () => {
	const { paths } = await aServer().read('/api/openapi.json');
	const query = paths['/query'].get;
	expect(query.parameters.map(({ name }: { name: string }) => name)).toEqual(
		expect.arrayContaining(['target', 'on', 'qid', 'by', 'term', 'lat', 'long', 'pageLength', 'page']),
	);
	expect(query.responses['404'].description).toBe('college_not_found, state_not_found');
	expect(query.responses['400'].content['application/problem+json'].schema.required).toContain('code');
	const states = paths['/public/states'].get.responses['200'].content['application/json'].schema;
	expect(Object.keys(states.items.properties)).toContain('travel_tips');
	expect(paths['/public/page-view'].post.requestBody.content['application/json'].schema.required).toEqual([
		'path',
	]);
});

test('the document lists each route’s answers to a bad token, a bad body or another site', async () => {
	const { app, read } = aServer();
	const { paths } = await read('/api/openapi.json');
	const badToken = { Authorization: 'Bearer x.y.z' };
	const senders = [badToken, { 'Sec-Fetch-Site': 'cross-site' }, { 'Sec-Fetch-Site': 'same-origin' }];
	for (const [path, methods] of Object.entries(paths)) {
		for (const [method, { responses }] of Object.entries(methods as Record<string, { responses: object }>)) {
			for (const sender of senders) {
				const answer = await app.request(`/api${path.replace(/\{\w+\}/g, 'x')}`, {
					method: method.toUpperCase(),
					headers: { ...sender, 'Content-Type': 'application/json' },
					body: method === 'get' ? null : '{}',
				});
				expect([method, path, Object.keys(responses)]).toEqual([
					method,
					path,
					expect.arrayContaining([String(answer.status)]),
				]);
			}
		}
	}
});

test('every route that writes may find the disk full, and says so', async () => {
	const { paths } = await aServer().read('/api/openapi.json');
	const silent = Object.entries(paths).flatMap(([path, methods]) =>
		Object.entries(methods as Record<string, { responses: object }>)
			.filter(([method, { responses }]) => method !== 'get' && !('507' in responses))
			.map(([method]) => `${method} ${path}`),
	);
	// It answers `false` on any failure.
	expect(silent).toEqual(['post /public/email']);
});

test('every route that takes a body refuses one that is too large before it is read, and says so', async () => {
	const { app, db, read } = aServer();
	const { headers } = await aMember(db, 'root', { group: 'admin' });
	const { paths } = await read('/api/openapi.json');
	const lax: string[] = [];
	for (const [path, methods] of Object.entries(paths)) {
		for (const [method, { requestBody, responses }] of Object.entries(methods as Record<string, Operation>)) {
			if (!requestBody) continue;
			const answer = await app.request(`/api${path.replace(/\{\w+\}/g, 'x')}`, {
				method: method.toUpperCase(),
				headers: { ...headers, 'Content-Type': 'application/json', 'Content-Length': '100000000' },
				body: '{}',
			});
			if (answer.status !== 413 || !('413' in responses)) lax.push(`${answer.status} ${method} ${path}`);
		}
	}
	// It answers `false` on any failure.
	expect(lax).toEqual(['200 post /public/email']);
});

test('people read the same document at /api/docs: every call, what it takes and answers, how it fails, and no script', async () => {
	const { get, read } = aServer();
	const answer = await get('/api/docs');
	const page = await answer.text();
	expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=UTF-8']);
	const { paths } = await read('/api/openapi.json');
	for (const [path, methods] of Object.entries<Record<string, { summary: string; responses: object }>>(
		paths,
	)) {
		for (const [method, { summary }] of Object.entries(methods)) {
			expect(page).toContain(
				`<code>${method.toUpperCase()} ${path}</code> <span>${summary.replaceAll("'", '&#39;')}</span>`,
			);
		}
	}
	expect(page.match(/<details>/g)).toHaveLength(Object.values<object>(paths).flatMap(Object.keys).length);
	expect(page).toContain('center_lat: number');
	expect(page).toContain('X-Account');
	expect(page).toContain('too_many_requests');
	expect(page).not.toMatch(/<script|undefined|\[object/);
});

test.each([
	[{ type: 'array', items: { type: ['string', 'null'] } }, 'Array<string | null>'],
	[{ anyOf: [{ type: 'integer' }, { enum: ['a', 'b'] }] }, 'number | "a" | "b"'],
	[
		{ type: 'object', properties: { id: { type: 'string' }, by: { const: 1 } }, required: ['id'] },
		'{\n  id: string\n  by?: 1\n}',
	],
	[{ type: 'object', additionalProperties: { type: 'number' } }, '{\n  [name]: number\n}'],
	[{}, 'any JSON'],
])('a schema reads as a type: %j', (schema, words) => {
	expect(typeOf(schema)).toBe(words);
});

test.each(['/api/openapi.json', '/api/docs'])(
	'%s is made once, but always has the current policy',
	async (path) => {
		const { answerTo, get } = await aServerWithEditors();
		const policy = async () => (await get(path)).headers.get('Content-Security-Policy');
		const guided = async (guide_video: string) => answerTo('/api/admin/site', { body: { guide_video } });
		await guided('https://videos.example/tour.mp4');
		expect(await policy()).toContain('; media-src https://videos.example');
		await guided('');
		expect(await policy()).not.toContain('media-src');
	},
);
