import type { lookup } from 'node:dns';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, isIP } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { createAskOutside } from '#server/outside/ask.ts';

const open: { close(): void }[] = [];
afterEach(() => {
	for (const server of open.splice(0)) server.close();
});

/** A server on this machine. */
async function aHost(listener: RequestListener) {
	const server = createServer(listener);
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	open.push({
		close: () => {
			server.closeAllConnections();
			server.close();
		},
	});
	return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const here = createAskOutside({ allowLoopback: true });
const abroad = createAskOutside({ allowLoopback: false });
const limits = { mostBytes: 1000, timeoutMs: 5_000 };
const to = (url: string) => ({ url: new URL(url), ...limits });

test('a request says what it wants and who asks, and brings back status, headers and text', async () => {
	const url = await aHost((request, answer) => {
		void text(request).then((body) => {
			const { method, headers } = request;
			answer.writeHead(418, { 'X-Tea': 'yes' });
			answer.end(JSON.stringify({ method, body, accept: headers.accept, agent: headers['user-agent'] }));
		});
	});
	const { status, headers, text: words } = await here({ ...to(url), method: 'POST', body: 'é' });
	expect([status, headers['x-tea']]).toEqual([418, 'yes']);
	expect(JSON.parse(words)).toEqual({
		method: 'POST',
		body: 'é',
		accept: 'application/json',
		agent: 'CollegeTourTrails',
	});
});

test('a character that comes in two pieces is whole', async () => {
	const [first, second] = [Buffer.from('é').subarray(0, 1), Buffer.from('é').subarray(1)];
	const url = await aHost((_, answer) => {
		answer.write(first);
		setTimeout(() => answer.end(second), 20);
	});
	expect((await here(to(url))).text).toBe('é');
});

test.each([
	'http://127.0.0.1:9',
	'http://localhost:9',
	'http://blog.example',
	'http://93.184.216.34',
	'ftp://blog.example',
	'file:///etc/passwd',
])('abroad, %s is not asked: only https is', async (url) => {
	await expect(abroad(to(url))).rejects.toThrow(/must be asked over https\.$/);
});

test.each([
	'https://127.0.0.1:9',
	'https://2130706433:9',
	'https://0x7f.1:9',
	'https://0:9',
	'https://10.1.2.3',
	'https://169.254.169.254/latest/meta-data/',
	'https://192.168.0.1',
	'https://[::1]:9',
	'https://[::ffff:127.0.0.1]:9',
	'https://[fd00:ec2::254]/',
	'https://[64:ff9b::a9fe:a9fe]/',
])('abroad, %s is not asked: it is not a public address', async (url) => {
	await expect(abroad(to(url))).rejects.toThrow(/is not a public address\.$/);
});

test.each(['https://localhost:9', 'https://LOCALHOST:9'])(
	'%s is refused where the connection is made, no matter what the name says',
	async (url) => {
		await expect(abroad(to(url))).rejects.toThrow(/^localhost is not a public address \((127\.|::1)/);
	},
);

/** A name whose addresses are others each time it is looked up. */
function aName(...answers: string[][]) {
	const asked: string[] = [];
	const lookUp = ((name: string, _options: object, callback: (error: null, found: object[]) => void) => {
		asked.push(name);
		const found = answers.shift() ?? ['127.0.0.1'];
		callback(
			null,
			found.map((address) => ({ address, family: isIP(address) })),
		);
	}) as unknown as typeof lookup;
	return { ask: createAskOutside({ allowLoopback: true, lookUp }), asked };
}

test.each([
	[['127.0.0.1']],
	[['10.0.0.1']],
	[['169.254.169.254']],
	[['::1']],
	[['::ffff:169.254.169.254']],
	[['fd00:ec2::254']],
	[['93.184.216.34', '10.0.0.1']],
	[['2606:4700::1111', '::1']],
	[[]],
])('a name that stands for %j is refused where the connection is made', async (found) => {
	const { ask, asked } = aName(found);
	await expect(ask(to('https://pictures.example/'))).rejects.toThrow(
		/^pictures\.example is not a public address/,
	);
	expect(asked).toEqual(['pictures.example']);
});

test('a host name that changes its address after the check is not looked up a second time', async () => {
	// A public address where nothing answers, and then this machine, where something would.
	const { ask, asked } = aName(['192.31.196.1'], ['127.0.0.1']);
	await expect(ask({ ...to('https://pictures.example/'), timeoutMs: 300 })).rejects.toThrow();
	expect(asked).toEqual(['pictures.example']);
});

test.each(['https://10.1.2.3', 'https://169.254.169.254', 'http://10.1.2.3', 'http://[fe80::1]'])(
	'on this machine %s is as closed as elsewhere',
	async (url) => {
		await expect(here(to(url))).rejects.toThrow(/is not a public address\.$|must be asked over https\.$/);
	},
);

test('a connection that the host closed while idle is not a failure: the question is asked again', async () => {
	const served = new WeakSet<object>();
	let asked = 0;
	const url = await aHost(({ socket }, answer) => {
		asked += 1;
		if (served.has(socket)) return void socket.destroy();
		served.add(socket);
		answer.end('there');
	});
	expect((await here(to(url))).text).toBe('there');
	await nextTurn();
	expect((await here(to(url))).text).toBe('there');
	expect(asked).toBe(3);
	// The request may already have taken effect.
	await nextTurn();
	await expect(here({ ...to(url), method: 'POST', body: 'x' })).rejects.toThrow('socket hang up');
});

test('a redirect within the host is followed, at most three times', async () => {
	const url = await aHost((request, answer) => {
		const left = Number(request.url?.slice(1));
		if (left === 0) return void answer.end('there');
		answer.writeHead(302, { Location: `/${left - 1}` }).end();
	});
	expect((await here(to(`${url}/3`))).text).toBe('there');
	await expect(here(to(`${url}/4`))).rejects.toThrow('127.0.0.1 redirects without end.');
});

test.each([
	'http://169.254.169.254/latest/meta-data/',
	'http://127.0.0.1:1/',
	'http://localhost/',
	'https://elsewhere.example/',
	'//elsewhere.example/',
	'file:///etc/passwd',
	'http://u:p@elsewhere.example/',
])('a redirect to %s is not followed', async (location) => {
	const url = await aHost((_, answer) => answer.writeHead(307, { Location: location }).end());
	await expect(here(to(url))).rejects.toThrow(/^127\.0\.0\.1 redirects to another host, /);
});

test('a redirect to an invalid address is one sentence too', async () => {
	const url = await aHost((_, answer) => answer.writeHead(301, { Location: 'http://[' }).end());
	await expect(here(to(url))).rejects.toThrow(
		/^127\.0\.0\.1 redirects to something that is not an address\.$/,
	);
});

test('a body is cut off at its limit, whether its length is declared or not', async () => {
	for (const isDeclared of [true, false]) {
		const url = await aHost((request, answer) => {
			const size = Number(request.url?.slice(1));
			if (isDeclared) answer.setHeader('Content-Length', size);
			answer.end('x'.repeat(size));
		});
		expect((await here(to(`${url}/1000`))).text).toHaveLength(1000);
		await expect(here(to(`${url}/1001`))).rejects.toThrow('The answer has more than 1000 bytes.');
	}
});

test.each([
	['never answers', () => undefined],
	['drips for ever', (answer: { write(text: string): void }) => setInterval(() => answer.write('.'), 20)],
])('a host that %s is given up', async (_, behave) => {
	let timer: unknown;
	const url = await aHost((_request, answer) => {
		timer = behave(answer);
	});
	await expect(here({ ...to(url), timeoutMs: 200 })).rejects.toThrow(/^127\.0\.0\.1 took too long\.$/);
	clearInterval(timer as ReturnType<typeof setInterval>);
});

test('the time limit counts over all redirects', async () => {
	const url = await aHost((_, answer) => {
		setTimeout(() => answer.writeHead(302, { Location: '/' }).end(), 150);
	});
	await expect(here({ ...to(url), timeoutMs: 250 })).rejects.toThrow('took too long');
});
