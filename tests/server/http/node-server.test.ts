import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createNodeServer, type NodeServerParts, type RefusedRequest } from '#server/http/node-server.ts';
import { problemSchema } from '#server/http/problems.ts';
import { projectFile } from '#server/start/project.ts';
import { aServer } from '../a-server.ts';

const running: { close: () => void }[] = [];
afterEach(() => {
	for (const server of running.splice(0)) server.close();
});

/** A listening server; `send` writes to it as it is, and gives all that comes back until it hangs up. */
async function aListeningServer(changes: Partial<NodeServerParts> = {}) {
	const log: string[] = [];
	const refused: RefusedRequest[] = [];
	const site = { publicUrl: 'https://tours.example', guideVideo: null, apiStages: null };
	const server = createNodeServer({
		fetch: aServer().app.fetch,
		site,
		log: (line) => log.push(line),
		onRefused: (request) => refused.push(request),
		...changes,
	});
	running.push({ close: () => server.close().closeAllConnections() });
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	const { port } = server.address() as AddressInfo;
	const open = () => connect(port, '127.0.0.1');
	const send = async (text: string) => {
		const socket = open();
		let answer = '';
		socket.on('data', (chunk) => {
			answer += chunk;
		});
		socket.write(text);
		await once(socket, 'close');
		return { ...readAnswer(answer), answers: answer.split(/(?=HTTP\/1\.1 )/).map(readAnswer) };
	};
	const isEmpty = () =>
		new Promise<boolean>((resolve) => server.getConnections((_error, count) => resolve(count === 0)));
	return { send, open, log, refused, port, isEmpty };
}

function readAnswer(answer: string) {
	const [head = '', body = ''] = answer.split('\r\n\r\n');
	const [status, ...lines] = head.split('\r\n');
	const headers = new Headers(
		lines.map((line): [string, string] => [line.split(': ')[0] ?? '', line.replace(/^[^:]*: /, '')]),
	);
	return { status, headers, body };
}

test.each([
	['no HTTP at all', 'HELLO\r\n\r\n', 'HTTP/1.1 400 Bad Request', 'bad_request'],
	['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 'HTTP/1.1 400 Bad Request', 'bad_request'],
	[
		'a host that is none',
		'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n',
		'HTTP/1.1 400 Bad Request',
		'bad_request',
	],
	[
		'an expectation that nobody has',
		'GET / HTTP/1.1\r\nHost: a\r\nExpect: tea\r\n\r\n',
		'HTTP/1.1 400 Bad Request',
		'bad_request',
	],
	[
		'two lengths',
		'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
		'HTTP/1.1 400 Bad Request',
		'bad_request',
	],
	[
		'cookies without end',
		`GET / HTTP/1.1\r\nHost: a\r\nCookie: ${'x'.repeat(20_000)}\r\n\r\n`,
		'HTTP/1.1 431 Request Header Fields Too Large',
		'headers_too_large',
	],
])('%s is answered with our headers and our form of error, and told', async (_, text, status, code) => {
	const { send, refused } = await aListeningServer();
	const answer = await send(text);
	expect(answer.status).toBe(status);
	const problem = problemSchema.parse(JSON.parse(answer.body));
	expect(problem).toMatchObject({ code, instance: `urn:uuid:${answer.headers.get('x-request-id')}` });
	expect(answer.headers.get('content-type')).toBe('application/problem+json');
	expect(answer.headers.get('cache-control')).toBe('private, no-store');
	expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
	expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
	expect(answer.headers.get('strict-transport-security')).toContain('max-age=');
	const requestId = answer.headers.get('x-request-id');
	const said = { route: 'none', status: problem.status, ms: 0, requestId };
	expect(refused).toEqual([{ ...said, method: expect.stringMatching(/^(none|GET)$/) }]);
});

const ours = 'Sec-Fetch-Site: same-origin\r\nContent-Type: application/json\r\n';

test.each([
	['headers', 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow'],
	['a body', `POST /api/public/page-view HTTP/1.1\r\nHost: a\r\n${ours}Content-Length: 9\r\n\r\n{`],
])('a client that keeps us waiting for %s is cut off, and told so', async (_, text) => {
	const { send, refused } = await aListeningServer({ patienceMs: 300 });
	const { status, body, headers } = await send(text);
	expect(refused).toMatchObject([{ status: 408, requestId: headers.get('x-request-id') }]);
	expect([status, problemSchema.parse(JSON.parse(body)).code]).toEqual([
		'HTTP/1.1 408 Request Timeout',
		'too_slow',
	]);
	expect(headers.get('x-frame-options')).toBe('DENY');
});

test('a closed client is gone, even if it does not hang up', async () => {
	const { port, isEmpty } = await aListeningServer({ patienceMs: 300 });
	const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
	socket.write('GET / HTTP/1.1\r\nX-Slow');
	socket.resume();
	await once(socket, 'end');
	await expect.poll(isEmpty, { timeout: 5000 }).toBe(true);
	socket.destroy();
});

test('a request has half a minute to arrive, and a few thousand connections may be open', () => {
	const site = { publicUrl: 'https://tours.example', guideVideo: null, apiStages: null };
	const server = createNodeServer({ fetch: aServer().app.fetch, site, log: console.error });
	expect([server.headersTimeout, server.requestTimeout, server.maxConnections]).toEqual([
		30_000, 30_000, 5000,
	]);
});

test('a connection that lies idle is kept longer than the proxies keep it', () => {
	const site = { publicUrl: 'https://tours.example', guideVideo: null, apiStages: null };
	const server = createNodeServer({ fetch: aServer().app.fetch, site, log: console.error });
	const seconds = ['Caddyfile', 'nginx.conf'].map((name) =>
		Number(/^\s*keepalive(?:_timeout)? (\d+)s/m.exec(readFileSync(projectFile('deploy', name), 'utf8'))?.[1]),
	);
	expect(seconds).toEqual([60, 60]);
	expect(server.keepAliveTimeout).toBeGreaterThan(60_000);
});

/** Requests that come at once, on one connection; each answer moves the clock forward by this much. */
async function aFlood(eachTakesMs: number) {
	let [clock, answered, shed] = [0, 0, 0];
	const { send, log, refused } = await aListeningServer({
		now: () => clock,
		onShed: () => {
			shed += 1;
		},
		fetch: () => {
			clock += eachTakesMs;
			answered += 1;
			return new Response('{}');
		},
	});
	const request = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: a\r\n${more}\r\n`;
	const flood = (count: number) =>
		send(request('/api/public/states').repeat(count) + request('/api/ready', 'Connection: close\r\n'));
	return { flood, log, refused, seen: () => [answered, shed] };
}

test('in a flood as many requests are served as two seconds allow; the rest are told to retry, and monitoring is exempt', async () => {
	const { flood, log, refused, seen } = await aFlood(50);
	await flood(100);
	expect([seen(), log]).toEqual([[101, 0], []]);
	const { answers } = await flood(200);
	const away = answers.filter(({ status }) => status === 'HTTP/1.1 503 Service Unavailable');
	expect(away.length).toBeGreaterThan(140);
	expect(seen()).toEqual([302 - away.length, away.length]);
	for (const { headers, body } of away) {
		expect(problemSchema.parse(JSON.parse(body)).code).toBe('overloaded');
		expect([headers.get('retry-after'), headers.get('cache-control'), headers.get('connection')]).toEqual([
			'2',
			'private, no-store',
			'keep-alive',
		]);
		expect(headers.get('x-frame-options')).toBe('DENY');
	}
	expect(refused).toHaveLength(away.length);
	expect(refused[0]).toMatchObject({ method: 'GET', route: 'none', status: 503 });
	expect(answers.at(-1)?.status).toBe('HTTP/1.1 200 OK');
	await flood(200);
	expect(log).toEqual(['More requests at once than can be answered: some are sent away.']);
});

test('a connection beyond the cap is closed, and the log says so once', async () => {
	const { open, log } = await aListeningServer({ mostConnections: 2 });
	const sockets = [open(), open()];
	await Promise.all(sockets.map((socket) => once(socket, 'connect')));
	for (const socket of [open(), open()]) await once(socket, 'close');
	expect(log).toEqual(['More than 2 connections at once: the next ones are closed unanswered.']);
	for (const socket of sockets) socket.destroy();
});
