import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { pageRoutes } from '#domain/pages/page-routes.ts';
import { baseHeaders } from '#server/http/base-headers.ts';
import { PRIVATE, PUBLIC } from '#server/http/cache-control.ts';
import type { ServerEnv } from '#server/http/server-env.ts';
import { aServer } from '../a-server.ts';
import { aServerWithEditors } from '../a-server-with-editors.ts';
import { anImage } from '../an-image.ts';
import { SITE, thePeople } from '../authorisation-people.ts';
import { table } from '../authorisation-table.ts';

/** Answers that are the same for every reader. All others belong to one person or one moment. */
const publicRoutes = [
	'GET /api/site',
	'GET /api/catalogue',
	'GET /api/public/states',
	'GET /api/public/colleges',
	'GET /api/query',
	'GET /api/public/wordpress',
	'GET /api/public/wordpress/locality',
	'GET /api/public/wordpress/article',
	'GET /api/public/wordpress/articles',
	'GET /api/contributors',
	'GET /api/openapi.json',
	'GET /api/docs',
	'GET /sitemap.xml',
	'GET /robots.txt',
];
const personalPages = pageRoutes.filter(({ isPersonal }) => isPersonal).map(({ template }) => template);
const publicPages = ['/', '/college/164924', '/state/Massachusetts', '/region/NewEngland', '/trip-planner'];

test('no cache may store a personal answer, and every cache may store a public one', async () => {
	const server = aServer({ now: () => new Date() });
	const { things, headersOf } = thePeople(server);
	const named = await things('signed-in', 'own');
	const byRoute: Record<string, string | null> = {};
	for (const [route, rows] of Object.entries(table)) {
		const [method = '', template = ''] = route.split(' ');
		const [row] = [rows].flat();
		const answer = await server.app.request(SITE + (row?.path?.(named) ?? template), {
			method,
			headers: {
				'Sec-Fetch-Site': 'same-origin',
				Accept: 'text/html',
				...(row?.body && { 'Content-Type': 'application/json' }),
				...(await headersOf('signed-in')),
				...row?.headers?.(named),
			},
			...(row?.body && { body: JSON.stringify(row.body(named)) }),
		});
		byRoute[route] = answer.headers.get('cache-control');
	}
	const { 'GET /api/live': live, 'GET /index.html': shell, ...others } = byRoute;
	expect([live, shell]).toEqual([`${PRIVATE}, no-transform`, 'no-cache']);
	expect(others).toEqual(
		Object.fromEntries(
			Object.keys(others).map((route) => [route, publicRoutes.includes(route) ? PUBLIC : PRIVATE]),
		),
	);
});

test.each([...personalPages, '/nowhere', '/college/1', '/admin', '/api/nowhere', '/assets/gone.js'])(
	'%s is stored by no cache',
	async (template) => {
		const { headers } = await aServer().get(template.replace(/:\w+/, 'x'));
		expect(headers.get('cache-control')).toBe(PRIVATE);
	},
);

test.each(publicPages)('%s is the same for a signed-in reader, and sets no cookie', async (path) => {
	const server = aServer({ now: () => new Date() });
	const cookies = await thePeople(server).headersOf('signed-in');
	const answers = [await server.get(path), await server.get(path, cookies)];
	const [visitors, members] = await Promise.all(answers.map((answer) => answer.text()));
	expect(members).toBe(visitors);
	for (const { headers } of answers) {
		expect(headers.get('cache-control')).toBe(PUBLIC);
		expect(headers.get('vary')).toBe('Accept-Encoding');
		expect(headers.get('set-cookie')).toBeNull();
	}
});

test('an answer that sets a cookie is stored by no cache, whatever its other headers', async () => {
	const site = { publicUrl: SITE, guideVideo: null, apiStages: null };
	const app = new Hono<ServerEnv>()
		.use(baseHeaders(site).dress)
		.get('/odd', (c) => c.text('', 200, { 'Set-Cookie': 'a=b', 'Cache-Control': PUBLIC }));
	expect((await app.request('/odd')).headers.get('cache-control')).toBe(PRIVATE);
});

test('a picture has an ETag, and is not sent again to a client that holds it', async () => {
	const { app, editor, get } = await aServerWithEditors();
	const sent = await app.request('/api/admin/image', {
		method: 'POST',
		headers: { ...editor.headers, 'Content-Type': 'image/png' },
		body: (await anImage(40, 30)) as BodyInit,
	});
	const { image } = await sent.json();
	const { headers } = await get(image);
	const tag = headers.get('etag') ?? '';
	expect([tag, headers.get('vary')]).toEqual([expect.stringMatching(/^"\w+"$/), null]);
	const again = await get(image, { 'If-None-Match': tag });
	expect([again.status, await again.text(), again.headers.get('cache-control')]).toEqual([
		304,
		'',
		headers.get('cache-control'),
	]);
});
