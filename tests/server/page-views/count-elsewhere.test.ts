import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { type AskOutside, createAskOutside } from '#server/outside/ask.ts';
import { createCountElsewhere } from '#server/page-views/count-elsewhere.ts';
import { inTime } from '../../in-time.ts';
import { aServer } from '../a-server.ts';

const open: { close(): void; closeAllConnections(): void }[] = [];
afterEach(() => {
	for (const server of open.splice(0)) {
		server.closeAllConnections();
		server.close();
	}
});

type Answer = (response: ServerResponse) => void;
const accepted: Answer = (response) => response.writeHead(202, { 'Content-Type': 'text/plain' }).end('ok');

/** A counter in Plausible's shape; `received` is all that it was sent, `answer` how it answers. */
async function aPlausible(answer: Answer = accepted) {
	const how = { answer };
	const received: {
		method: string | undefined;
		path: string | undefined;
		headers: IncomingHttpHeaders;
		body: unknown;
	}[] = [];
	const server = createServer((request, response) => {
		void text(request).then((body) => {
			received.push({
				method: request.method,
				path: request.url,
				headers: request.headers,
				body: JSON.parse(body),
			});
			how.answer(response);
		});
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	open.push(server);
	return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received, how };
}

/** A site that counts there as well. */
async function aSite(answer?: Answer, under = '') {
	const plausible = await aPlausible(answer);
	const log: string[] = [];
	const countElsewhere = createCountElsewhere(
		{ url: plausible.url + under, domain: 'tours.example' },
		createAskOutside({ allowLoopback: true }),
		(line) => log.push(line),
	);
	const { app } = aServer({ countElsewhere, signIn: { trustedProxies: 1 } });
	const view = (path: string, headers: Record<string, string> = {}) =>
		app.request('/api/public/page-view', {
			method: 'POST',
			body: JSON.stringify({ path }),
			headers: {
				'Sec-Fetch-Site': 'same-origin',
				'Content-Type': 'application/json',
				'X-Forwarded-For': '198.51.100.7',
				'User-Agent': 'Mozilla/5.0 (Phone)',
				Referer: 'https://tours.example/saved/t_secret',
				Cookie: '__Host-ctt_session=secret',
				...headers,
			},
		});
	return { ...plausible, view, log };
}
test('a view is reported in Plausible’s format, with the browser’s name and nothing else about the reader', async () => {
	const { view, received } = await aSite();
	expect((await view('/college/164924')).status).toBe(204);
	await inTime(() => expect(received).toHaveLength(1));
	expect(received[0]).toMatchObject({ method: 'POST', path: '/api/event' });
	expect(received[0]?.body).toEqual({
		name: 'pageview',
		url: 'https://tours.example/college/164924',
		domain: 'tours.example',
	});
	const headers = received[0]?.headers ?? {};
	expect(headers).toMatchObject({ 'content-type': 'application/json', 'user-agent': 'Mozilla/5.0 (Phone)' });
	expect(JSON.stringify(headers)).not.toMatch(/198\.51\.100\.7|secret/);
	expect(Object.keys(headers).sort()).toEqual([
		'accept',
		'connection',
		'content-length',
		'content-type',
		'host',
		'user-agent',
	]);
});

test('a counter under a path is called there', async () => {
	const { view, received } = await aSite(accepted, '/stats');
	await view('/about');
	await inTime(() => expect(received.map(({ path }) => path)).toEqual(['/stats/api/event']));
});

test('for personal pages and unknown paths only the kind is reported', async () => {
	const { view, received } = await aSite();
	for (const path of ['/saved/t_mine/changes', '/shared/token', '/wp-login.php', '/college/164924/x']) {
		await view(path);
	}
	await inTime(() => expect(received).toHaveLength(4));
	expect(
		received.map(({ body }) => (body as { url: string }).url.replace('https://tours.example', '')).sort(),
	).toEqual(['/saved/:tid/changes', '/shared/:token', '/other', '/college/164924'].sort());
});

test.each(['DNT', 'Sec-GPC'])('a view with %s is reported to nobody', async (name) => {
	const { view, received } = await aSite();
	await view('/', { [name]: '1' });
	await view('/about');
	await inTime(() => expect(received).toHaveLength(1));
	expect(received[0]?.body).toMatchObject({ url: 'https://tours.example/about' });
});

test('nobody waits for a counter that never answers, and views that would pile up are dropped', async () => {
	const asked: URL[] = [];
	const endings: ((error: Error) => void)[] = [];
	const log: string[] = [];
	const never: AskOutside = ({ url }) => {
		asked.push(url);
		return new Promise((_, reject) => endings.push(reject));
	};
	const settings = { url: 'https://plausible.example', domain: 'tours.example' };
	const { app } = aServer({
		countElsewhere: createCountElsewhere(settings, never, (line) => log.push(line)),
	});
	const headers = { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json' };
	const view = () => app.request('/api/public/page-view', { method: 'POST', body: '{"path":"/"}', headers });
	for (let views = 0; views < 50; views += 1) expect((await view()).status).toBe(204);
	expect(asked.map(({ href }) => href)).toEqual(Array(20).fill('https://plausible.example/api/event'));
	for (const end of endings.splice(0)) end(new Error('plausible.example took too long.'));
	await inTime(() =>
		expect(log).toEqual(['page views are not counted elsewhere: plausible.example took too long.']),
	);
	expect((await view()).status).toBe(204);
	expect(asked).toHaveLength(21);
});

test('a failing counter is one line in the log, and one more when it recovers', async () => {
	const { view, received, how, log } = await aSite((response) => response.writeHead(503).end());
	for (let views = 0; views < 5; views += 1) expect((await view('/')).status).toBe(204);
	await inTime(() => expect(received).toHaveLength(5));
	await inTime(() => expect(log).toEqual(['page views are not counted elsewhere: it answered 503']));
	how.answer = accepted;
	await view('/');
	await inTime(() => expect(log.at(-1)).toBe('page views are counted elsewhere again'));
	expect(log).toHaveLength(2);
});

test('a missing counter or browser name breaks nothing', async () => {
	const { view, log } = await aSite();
	expect((await view('/', { 'User-Agent': 'caf\u00e9' })).status).toBe(204);
	for (const server of open.splice(0)) {
		server.closeAllConnections();
		server.close();
	}
	expect((await view('/')).status).toBe(204);
	await inTime(() => expect(log.join()).toContain('ECONNREFUSED'));
});
