import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Scene } from '../programs/run-scenes.ts';
import { ask, type Front } from './proxies.ts';

/** The duties of a proxy to the server behind it. */
export function proxyScenes(name: string, startProxy: (upstream: number) => Promise<Front>): Scene[] {
	return [
		[
			`${name} speaks HTTP/2, tells the visitor's address and name, and leads http to https`,
			() =>
				behind(startProxy, async ({ port, httpPort }) => {
					const { headers, text } = await ask(port, '/echo', {
						headers: { 'x-forwarded-for': '203.0.113.7' },
					});
					assert.equal(headers[':status'], 200);
					const told = JSON.parse(text);
					// Security: with TRUSTED_PROXIES=1, the server believes the last one.
					assert.match(told['x-forwarded-for'], /^(127\.0\.0\.1|::1)$/);
					assert.match(told.host, /^localhost/);
					const plain = await fetch(`http://localhost:${httpPort}/college/1`, { redirect: 'manual' });
					assert.match(plain.headers.get('location') ?? '', /^https:\/\/localhost.*\/college\/1$/);
					if (name === 'Caddy') assert.match(String(headers['alt-svc']), /h3=/);
				}),
		],
		[
			`${name} passes an event on when it happens`,
			() =>
				behind(startProxy, async ({ port }, events) => {
					const asked = ask(port, '/events', {
						heard: (piece) => piece.includes('one') && events.current?.end('data: two\n\n'),
					});
					assert.equal((await asked).text, 'data: one\n\ndata: two\n\n');
				}),
		],
	];
}

type Events = { current?: ServerResponse };

/**
 * Runs the work with the proxy in front of a server that echoes what it receives, and sends one event after another.
 */
async function behind(
	startProxy: (upstream: number) => Promise<Front>,
	work: (proxy: Front, events: Events) => Promise<void>,
) {
	const events: Events = {};
	const upstream = createServer(({ url, headers }, answer) => {
		if (url !== '/events') {
			answer.end(JSON.stringify(headers));
			return;
		}
		answer.writeHead(200, { 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' });
		answer.write('data: one\n\n');
		events.current = answer;
	});
	await once(upstream.listen(0, '127.0.0.1'), 'listening');
	const proxy = await startProxy((upstream.address() as AddressInfo).port);
	try {
		await work(proxy, events);
	} finally {
		await proxy.stop();
		upstream.close().closeAllConnections();
	}
}
