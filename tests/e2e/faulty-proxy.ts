import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const faults = ['request lost', 'reply lost', 'both late', 'doubled', 'doubled later', 'none'] as const;
/** A fault of the line, done to one request. */
type Fault = (typeof faults)[number];

interface Message {
	method: string;
	path: string;
	headers: IncomingMessage['headers'];
	body: Buffer;
}

interface Reply {
	status: number;
	headers: IncomingMessage['headers'];
	body: Buffer;
}

/** A bad connection between browsers and a server. */
export interface FaultyProxy {
	/** Its origin, which browsers and the server take for the site's. */
	url: string;
	/** Forwards to the server on this port from now on. */
	leadTo: (port: number) => void;
	/** Its faults so far on requests for `/api/sync`, in order. */
	done: () => readonly Fault[];
	stop: () => Promise<void>;
}

/**
 * Starts a bad connection: it loses, delays and doubles requests for `/api/sync` and their replies. One seed gives one
 * order of faults; within every six requests each fault happens once, so that no run goes without one.
 */
export async function aFaultyProxy(seed: number): Promise<FaultyProxy> {
	const random = generator(seed);
	const done: Fault[] = [];
	let bag: Fault[] = [];
	let port = 0;

	const nextFault = (): Fault => {
		if (bag.length === 0) bag = shuffled(faults, random);
		const fault = bag.pop() ?? 'none';
		done.push(fault);
		return fault;
	};
	const late = () => wait(50 + random() * 950);

	async function carry(message: Message): Promise<Reply | null> {
		const fault = nextFault();
		switch (fault) {
			case 'request lost':
				return null;
			case 'reply lost':
				await send(port, message);
				return null;
			case 'both late': {
				await late();
				const reply = await send(port, message);
				await late();
				return reply;
			}
			case 'doubled':
				return (await Promise.all([send(port, message), send(port, message)]))[0];
			case 'doubled later':
				void late().then(() => send(port, message).catch(ignoreStopped));
				return send(port, message);
			case 'none':
				return send(port, message);
		}
	}

	const server = createServer(async (incoming, outgoing) => {
		try {
			const message = await read(incoming);
			if (message.path === '/api/live') return carryStream(port, message, outgoing);
			const reply = message.path === '/api/sync' ? await carry(message) : await send(port, message);
			if (reply) outgoing.writeHead(reply.status, reply.headers).end(reply.body);
			else outgoing.destroy();
		} catch (error) {
			// The browser is gone, or the server was stopped at the end of the test.
			ignoreStopped(error);
			outgoing.destroy();
		}
	}).listen(0, '127.0.0.1');
	await once(server, 'listening');
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		leadTo: (to) => {
			port = to;
		},
		done: () => done,
		stop: async () => {
			server.closeAllConnections();
			server.close();
			await once(server, 'close');
		},
	};
}

async function read(incoming: IncomingMessage): Promise<Message> {
	const body = await bytes(incoming);
	return { method: incoming.method ?? 'GET', path: incoming.url ?? '/', headers: incoming.headers, body };
}

async function send(port: number, { method, path, headers, body }: Message): Promise<Reply> {
	const outgoing = request({ host: '127.0.0.1', port, method, path, headers, agent: false });
	outgoing.end(body);
	const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
	return { status: incoming.statusCode ?? 500, headers: incoming.headers, body: await bytes(incoming) };
}

/** Streams a reply that never ends. */
function carryStream(port: number, { method, path, headers }: Message, to: ServerResponse): void {
	const outgoing = request({ host: '127.0.0.1', port, method, path, headers, agent: false });
	outgoing.on('response', (incoming) => {
		to.writeHead(incoming.statusCode ?? 500, incoming.headers);
		incoming.pipe(to);
	});
	outgoing.on('error', () => to.destroy());
	to.on('close', () => outgoing.destroy());
	outgoing.end();
}

async function bytes(stream: IncomingMessage): Promise<Buffer> {
	const chunks: Buffer[] = [];
	for await (const chunk of stream) chunks.push(chunk as Buffer);
	return Buffer.concat(chunks);
}

function ignoreStopped(error: unknown) {
	const { code } = error as NodeJS.ErrnoException;
	if (!['ECONNRESET', 'ECONNREFUSED', 'ECONNABORTED', 'EPIPE'].includes(code ?? '')) throw error;
}

/** Mulberry32: a small random number generator whose whole state is one number. */
function generator(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
}

function shuffled<T>(all: readonly T[], random: () => number): T[] {
	return all
		.map((each) => ({ each, place: random() }))
		.sort((a, b) => a.place - b.place)
		.map(({ each }) => each);
}
