import fc from 'fast-check';
import { expect, test } from 'vitest';
import { problemSchema } from '#server/http/problems.ts';
import { anyCharacter } from '../any-character.ts';
import { aServer } from './a-server.ts';

/** Texts that break naive servers; a half of an emoji cannot travel in an address and is mended. */
const nasty = fc
	.oneof(
		fc.string({ unit: anyCharacter, maxLength: 200 }),
		fc.constantFrom(
			'',
			'__proto__',
			'NaN',
			'-0',
			'1e999',
			'🎓',
			'كلية',
			'\u0000',
			"' or 1=1 --",
			'%',
			'x'.repeat(10_000),
		),
		fc.double().map(String),
		fc.integer().map(String),
	)
	.map((text) => Buffer.from(text).toString());
const word = (...words: string[]) => fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...words) }, nasty);
const parameters = fc.array(
	fc.oneof(
		fc.tuple(fc.constant('target'), word('state', 'subregion', 'college', 'place', 'site_content')),
		fc.tuple(fc.constant('on'), word('name', 'region', 'ipeds_id')),
		fc.tuple(fc.constant('by'), word('name', 'city', 'type', 'college.state_abbreviation')),
		fc.tuple(fc.constantFrom('qid', 'term', 'type', 'lat', 'long', 'page', 'pageLength', '__proto__'), nasty),
		fc.tuple(nasty, nasty),
	),
	{ maxLength: 8 },
);

test('no query ever breaks the server, and every refusal is a problem', async () => {
	const { get, log } = aServer();
	await fc.assert(
		fc.asyncProperty(parameters, async (pairs) => {
			const query = new URLSearchParams(pairs);
			const answer = await get(`/api/query?${query}`);
			if (answer.status === 200) await answer.json();
			else expect(problemSchema.parse(await answer.json()).status).toBe(answer.status);
			expect([200, 400, 404]).toContain(answer.status);
		}),
		{ numRuns: 400 },
	);
	expect(log).toEqual([]);
});

test('no address and no body ever breaks the server', async () => {
	const { app, log } = aServer();
	const path = fc.oneof(
		fc.webPath(),
		nasty.map((text) => `/${encodeURIComponent(text)}`),
		fc.string({ maxLength: 60 }).map((text) => `/college/${text}`),
		fc.constantFrom('/api/public/page-view', '/%', '/api/%E0%A4%A', '/state/%', '/api/query?%=%'),
	);
	const method = fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH');
	await fc.assert(
		fc.asyncProperty(path, method, fc.oneof(fc.json(), nasty), async (address, verb, text) => {
			const body = verb === 'GET' || verb === 'HEAD' ? null : text;
			const headers = { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json' };
			const answer = await app.request(`http://localhost${address}`, { method: verb, body, headers });
			expect(answer.status).toBeLessThan(500);
			expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
		}),
		{ numRuns: 400 },
	);
	expect(log).toEqual([]);
});
