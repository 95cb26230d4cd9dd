import fc from 'fast-check';
import { expect, test } from 'vitest';
import { problemSchema } from '#server/http/problems.ts';
import { anyCharacter } from '../any-character.ts';
import { aMember } from './a-member.ts';
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

interface Shape {
	properties?: Record<string, Shape>;
	anyOf?: Shape[];
}

interface Operation {
	parameters?: { name: string; in: string }[];
	requestBody?: { content: Record<string, { schema: Shape }> };
}

/** An object of this shape with the same value in every field, also in those of its own objects. */
const filledWith = (value: unknown, { properties = {} }: Shape): object =>
	Object.fromEntries(
		Object.entries(properties).map(([name, shape]) => [
			name,
			shape.properties ? filledWith(value, shape) : value,
		]),
	);

/** Requests that fit no schema, to everything that the API's document describes. */
function* badRequests(paths: Record<string, Record<string, Operation>>) {
	for (const [path, methods] of Object.entries(paths))
		for (const [method, { parameters = [], requestBody }] of Object.entries(methods)) {
			const names = parameters.filter((each) => each.in === 'query').map(({ name }) => name);
			const asked = `/api${path.replace(/\{\w+\}/g, 'x')}`;
			for (const value of ['', 'abc', '-1', 'x'.repeat(3000)])
				if (method === 'get' && names.length > 0)
					yield { method, path: `${asked}?${new URLSearchParams(names.map((name) => [name, value]))}` };
			const schema = requestBody?.content['application/json']?.schema;
			const shape = schema?.anyOf?.[0] ?? schema;
			if (!shape?.properties) continue;
			yield { method, path: asked, body: [] };
			yield { method, path: asked, body: {} };
			for (const value of [null, true, 51.5, 10 ** 9, '', 'x'.repeat(3000), [], [{}], {}, { x: 1 }])
				yield { method, path: asked, body: filledWith(value, shape) };
		}
}

test('every refusal of a value that fits no schema says what would fit', async () => {
	const { app, db, read, now } = aServer();
	const { headers } = await aMember(db, 'root', { group: 'admin' }, now());
	const said: string[] = [];
	for (const { method, path, body } of badRequests((await read('/api/openapi.json')).paths)) {
		const sent = body && { body: JSON.stringify(body) };
		const answer = await app.request(path, {
			method: method.toUpperCase(),
			headers: { ...headers, 'Content-Type': 'application/json' },
			...sent,
		});
		if (answer.status === 400)
			said.push(`${method} ${path.slice(0, 80)} ${sent?.body.slice(0, 80)}: ${(await answer.json()).detail}`);
	}
	expect(said.length).toBeGreaterThan(200);
	expect(said.filter((each) => /Invalid input(?!: )/.test(each))).toEqual([]);
});

test('a body without its update is not said to have a field too many', async () => {
	const { app, db, now } = aServer();
	const { headers } = await aMember(db, 'root', { group: 'admin' }, now());
	const detailOf = async (path: string, body: object) => {
		const sent = { method: 'POST', headers: { ...headers, 'Content-Type': 'application/json' } };
		return (await (await app.request(path, { ...sent, body: JSON.stringify(body) })).json()).detail;
	};
	const missing = 'update: Invalid input: expected object, received undefined.';
	expect(await detailOf('/api/admin/college', { ipeds_id: 164924 })).toBe(missing);
	expect(await detailOf('/api/admin/state', { fips: '25' })).toBe(missing);
	const tooMany = 'update: has a field that cannot be changed.';
	expect(await detailOf('/api/admin/college', { ipeds_id: 164924, update: { id: 1 } })).toBe(tooMany);
	expect(await detailOf('/api/admin/state', { fips: '25', update: { name: 'Bay State' } })).toBe(tooMany);
	expect(await detailOf('/api/billing/stripe/item', {})).toBe(
		'quantity: must be a whole number from 1 to 50.',
	);
});
