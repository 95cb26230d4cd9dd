import { expect, test } from 'vitest';
import { pageViews } from '#server/page-views/table.ts';
import { aClock } from '../a-clock.ts';
import { aServer } from '../a-server.ts';

function aCounter() {
	const clock = aClock('2026-11-21T23:59:00Z');
	const { app, db } = aServer({ now: clock.now, signIn: { trustedProxies: 1 } });
	const view = (headers: Record<string, string> = {}) =>
		app.request('/api/public/page-view', {
			method: 'POST',
			body: '{"path":"/about"}',
			headers: {
				'Sec-Fetch-Site': 'same-origin',
				'Content-Type': 'application/json',
				'X-Forwarded-For': '198.51.100.7',
				...headers,
			},
		});
	const rows = () => db.select().from(pageViews).all();
	return { ...clock, db, view, rows };
}

test('a view sets no cookie, and no part of the reader is anywhere in the database', async () => {
	const { db, view } = aCounter();
	const answer = await view({
		'User-Agent': 'Secret Browser 7',
		Cookie: 'a=tracked',
		Referer: 'https://x.example/',
	});
	expect([answer.status, answer.headers.get('set-cookie')]).toEqual([204, null]);
	const tables = db.$client.prepare("select name from sqlite_master where type = 'table'").pluck().all();
	const everything = tables
		.map((name) => JSON.stringify(db.$client.prepare(`select * from "${name}"`).all()))
		.join();
	expect(everything).toContain('/about');
	for (const trace of ['198.51.100.7', 'Secret Browser', 'tracked', 'x.example']) {
		expect(everything).not.toContain(trace);
	}
});

test('a new day begins at midnight, UTC', async () => {
	const { view, rows, pass } = aCounter();
	await view();
	await view();
	pass(1);
	await view();
	expect(rows()).toEqual([
		{ day: '2026-11-21', path_template: '/about', views: 2 },
		{ day: '2026-11-22', path_template: '/about', views: 1 },
	]);
});

test.each(['0', '', 'unspecified'])(
	'DNT and Sec-GPC of "%s" ask for nothing, and the view counts',
	async (value) => {
		const { view, rows } = aCounter();
		expect((await view({ DNT: value, 'Sec-GPC': value })).status).toBe(204);
		expect(rows()).toMatchObject([{ views: 1 }]);
	},
);

test('a reader who asks not to be counted is not counted towards the limit either', async () => {
	const { view } = aCounter();
	for (let views = 0; views < 700; views += 1) expect((await view({ 'Sec-GPC': '1' })).status).toBe(204);
	expect((await view()).status).toBe(204);
});

test('one place may send six hundred views a minute, and holds up no other', async () => {
	const { view, rows, pass } = aCounter();
	for (let views = 0; views < 600; views += 1) expect((await view()).status).toBe(204);
	const refused = await view();
	expect([refused.status, refused.headers.get('retry-after'), (await refused.json()).code]).toEqual([
		429,
		'60',
		'too_many_requests',
	]);
	expect((await view({ 'X-Forwarded-For': '198.51.100.8' })).status).toBe(204);
	expect(rows()[0]?.views).toBe(601);
	pass(1);
	expect((await view()).status).toBe(204);
});
