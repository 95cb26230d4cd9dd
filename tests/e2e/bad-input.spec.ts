import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './fixture.ts';

const long = 'x'.repeat(10_000);
const strange = [
	long,
	'🎓🏫',
	'جامعة بوسطن',
	'__proto__',
	"'; drop table colleges; --",
	'<script>alert(1)</script>',
	'\u0000',
	'-1',
	'1e999',
	'NaN',
	'',
];

const badQueries = [
	'',
	'target=',
	'target=nonsense',
	'target=state&pageLength=0',
	'target=state&pageLength=61',
	'target=state&pageLength=many',
	'target=state&page=-1',
	'target=college&on=ipeds_id&qid=abc',
	'target=college&on=ipeds_id&qid=1.5',
	'target=college&on=ipeds_id&qid=1',
	'target=college&on=ipeds_id&qid=240727',
	'target=college&on=name&qid=x',
	'target=place&lat=abc&long=def',
	'target=place&lat=9999&long=9999',
	'target=place&lat=42',
	'target=place&lat=Infinity&long=-71',
	'target=state&on=name&qid=Atlantis',
	'target=site_content&by=term',
	'target=__proto__',
	'target=state&target=college',
	'target=state&on=name&qid=%E0%A4%A',
];

test('a query that makes no sense is answered with a problem that says what is wrong', async ({
	request,
}) => {
	for (const query of badQueries) {
		await test.step(query || 'nothing', () => expectProblem(request, `/api/query?${query}`));
	}
});

const places = [
	(text: string) => `/api/query?target=state&on=name&qid=${text}`,
	(text: string) => `/api/query?target=state&on=region&qid=${text}`,
	(text: string) => `/api/query?target=college&on=ipeds_id&qid=${text}`,
	(text: string) => `/api/query?target=college&by=college.state_abbreviation&term=${text}`,
	(text: string) => `/api/query?target=place&by=term&term=${text}`,
	(text: string) => `/api/query?target=place&lat=${text}&long=${text}`,
	(text: string) => `/api/query?target=site_content&by=term&term=${text}`,
	(text: string) => `/api/${text}`,
	(text: string) => `/state/${text}`,
	(text: string) => `/region/${text}`,
	(text: string) => `/college/${text}`,
	(text: string) => `/${text}`,
];

test('strange words in any place of an address never break the server', async ({ request }) => {
	for (const addressOf of places) {
		for (const text of strange) {
			const address = addressOf(encodeURIComponent(text));
			const answer = await request.get(address);
			expect(answer.status(), address.slice(0, 120)).toBeLessThan(500);
		}
	}
});

test('a body that is broken, wrong, too large or hostile is refused with a problem', async ({ request }) => {
	const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
	const bodies = [
		'',
		'{',
		'[]',
		'null',
		'"words"',
		'{"path": 7}',
		'{"path": "no-slash"}',
		'{"__proto__": {"path": "/"}}',
		`{"path": "/${long}"}`,
		'{"path": "/a?b"}',
	];
	for (const data of bodies) {
		await test.step(data.slice(0, 40) || 'nothing', async () => {
			const answer = await request.post('/api/public/page-view', { headers, data: Buffer.from(data) });
			expect(answer.status()).toBeGreaterThanOrEqual(400);
			expect(answer.status()).toBeLessThan(500);
			expect(await answer.json()).toMatchObject({ code: expect.any(String), status: answer.status() });
		});
	}
});

test('a change that another site asks for is refused', async ({ request }) => {
	const answer = await request.post('/api/public/page-view', {
		headers: { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
		data: { path: '/' },
	});
	expect(answer.status()).toBe(403);
	expect(await answer.json()).toMatchObject({ code: 'forbidden_origin' });
});

test('an unknown call, and a known one with the wrong method, are problems too', async ({ request }) => {
	await expectProblem(request, '/api/no/such/call');
	const answer = await request.delete('/api/public/states');
	expect(answer.status()).toBe(405);
	expect(answer.headers().allow).toContain('GET');
});

test('a file that is not there is 404, not the page shell', async ({ request }) => {
	for (const address of [
		'/assets/gone-12345678.js',
		'/favicon.ico.php',
		'/.env',
		'/../package.json',
		'/%2e%2e/package.json',
	]) {
		const answer = await request.get(address);
		expect(answer.status(), address).toBe(404);
		expect(await answer.text()).not.toMatch(/"private"|<!doctype/);
	}
});

test('broken stop codes open the rest of a shared trip and say what was dropped', async ({ page }) => {
	await page.goto('/trip-planner?trip=c164924,c1,nonsense,c168148,x!!,%E0%A4%A,__proto__');
	await expect(page.getByRole('heading', { level: 3, name: /^Stop/ })).toHaveText([
		/Boston College/,
		/Tufts University/,
	]);
	await expect(
		page
			.getByRole('main')
			.getByRole('status')
			.filter({ hasText: /nonsense/ }),
	).toBeVisible();
});

test('a device whose stored content is corrupt still opens', async ({ page }) => {
	await page.goto('/college/164924');
	await expect(page.getByText(/On this computer, refreshed/)).toBeVisible();
	await page.evaluate(
		() =>
			new Promise<void>((resolve, reject) => {
				localStorage.setItem('ctt', '{broken');
				const clearing = indexedDB.databases().then((all) =>
					Promise.all(
						all.map(
							({ name }) =>
								new Promise<void>((done) => {
									const deleting = indexedDB.deleteDatabase(name ?? '');
									deleting.onsuccess = deleting.onerror = deleting.onblocked = () => done();
								}),
						),
					),
				);
				clearing.then(() => resolve(), reject);
			}),
	);
	await page.reload();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Boston College');
	await expect(
		page.getByRole('region', { name: 'Stay', exact: true }).getByRole('listitem').first(),
	).toBeVisible();
});

/** Problem JSON with a 4xx status, a stable code, and words for people. */
async function expectProblem(request: APIRequestContext, address: string) {
	const answer = await request.get(address);
	expect(answer.status()).toBeGreaterThanOrEqual(400);
	expect(answer.status()).toBeLessThan(500);
	expect(answer.headers()['content-type']).toContain('application/problem+json');
	const problem = await answer.json();
	expect(problem).toMatchObject({
		code: expect.any(String),
		title: expect.any(String),
		status: answer.status(),
	});
	expect(`${problem.title} ${problem.detail ?? ''}`.length).toBeGreaterThan(10);
}
