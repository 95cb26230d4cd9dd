import { expect, test } from 'vitest';
import { pageViews } from '#server/page-views/table.ts';
import { aServer } from '../a-server.ts';

const own = { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json' };

function aCounter() {
	const { app, db } = aServer();
	const send = (body: string, headers: Record<string, string> = own) =>
		app.request('/api/public/page-view', { method: 'POST', body, headers });
	const view = (path: string, headers?: Record<string, string>) => send(JSON.stringify({ path }), headers);
	const counts = () =>
		Object.fromEntries(
			db
				.select()
				.from(pageViews)
				.all()
				.map((row) => [row.path_template, row.views]),
		);
	return { db, send, view, counts };
}

test('a view is counted by day and kind of page, and nothing else is stored', async () => {
	const { db, view, counts } = aCounter();
	for (const path of ['/college/164924', '/college/166027/map', '/', '/college-guides/']) {
		expect((await view(path)).status).toBe(204);
	}
	expect(counts()).toEqual({ '/college/:ipedsid': 2, '/': 1, '/college-guides': 1 });
	expect(db.select().from(pageViews).all()[0]).toEqual({
		day: '2026-11-21',
		path_template: expect.any(String),
		views: expect.any(Number),
	});
});

test('an unknown path is counted as other', async () => {
	const { view, counts } = aCounter();
	for (const path of ['/wp-login.php', '/college/1/%E0%A4%A', '/%E0%A4%A', '/constructor', '/state/a/b'])
		await view(path);
	expect(counts()).toEqual({ other: 4, '/college/:ipedsid': 1 });
});

test.each(['DNT', 'Sec-GPC'])('a reader who sends %s is not counted', async (name) => {
	const { view, counts } = aCounter();
	expect((await view('/', { ...own, [name]: '1' })).status).toBe(204);
	expect(counts()).toEqual({});
});

test.each([
	'{',
	'',
	'[]',
	'null',
	'{"path":1}',
	'{"path":"about"}',
	'{"path":"/?q=1"}',
	'{"__proto__":{"path":"/"}}',
])('the body %s is refused', async (body) => {
	const answer = await aCounter().send(body);
	expect([answer.status, (await answer.json()).code]).toEqual([400, 'bad_body']);
});

test('a body that is not JSON by its type, or too large, is refused', async () => {
	const { send } = aCounter();
	expect(
		(await send('{"path":"/"}', { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'text/plain' })).status,
	).toBe(400);
	const large = await send(JSON.stringify({ path: `/${'x'.repeat(10_000)}` }));
	expect([large.status, (await large.json()).code]).toEqual([413, 'too_large']);
});

test('only the pages of this site can send one', async () => {
	const { view } = aCounter();
	const type = { 'Content-Type': 'application/json' };
	const statusOf = async (headers: Record<string, string>) =>
		(await view('/', { ...type, ...headers })).status;
	expect(await statusOf({})).toBe(403);
	expect(await statusOf({ 'Sec-Fetch-Site': 'cross-site' })).toBe(403);
	expect(await statusOf({ 'Sec-Fetch-Site': 'same-site' })).toBe(403);
	expect(await statusOf({ 'Sec-Fetch-Site': 'cross-site', Origin: 'https://tours.example' })).toBe(403);
	expect(await statusOf({ Origin: 'https://evil.example' })).toBe(403);
	expect(await statusOf({ Origin: 'https://tours.example' })).toBe(204);
	expect(await statusOf({ Authorization: 'Bearer abc' })).toBe(204);
});
