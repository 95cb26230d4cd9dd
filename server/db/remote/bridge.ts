import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads';
import { StartError } from '#server/start/start-error.ts';
import { type Lane, type Reply, type RoundTrip, type SqlStep, type ThreadData, UNREACHABLE } from './wire.ts';

/** The thread always answers sooner than this, unless it is dead. */
const THREAD_PATIENCE_MS = 20_000;

/** The thread's file: next to this one, or in the built server next to the folder of shared chunks. */
const threadFile = ['database-thread.mjs', 'database-thread.js', '../database-thread.js']
	.map((name) => join(import.meta.dirname, name))
	.find(existsSync);

/** Address of a libSQL server, and the token for it. */
export interface RemoteSettings {
	/** `libsql:`, `http:`, `https:`, `ws:` or `wss:`. */
	url: string;
	token: string | null;
}

/**
 * The connection to a database server. With `ask`, the caller blocks and lets nothing else run, as our stores require.
 */
export interface Bridge {
	ask(trip: Omit<RoundTrip, 'isQuiet'>): Reply;
	/** Sends without waiting for a reply; later requests come after it. */
	tell(trip: Omit<RoundTrip, 'isQuiet'>): void;
	/** Asks on the lane's own connection, one request at a time, and lets other work run until the answer arrives. */
	askLater(lane: Lane, steps: readonly SqlStep[]): Promise<Reply>;
	close(): void;
}

/**
 * Starts a thread that talks to the database server. The caller of `ask` sleeps until the thread has answered: our
 * stores and drizzle's transactions are synchronous, so nothing may come between two statements.
 */
export function createBridge({ url, token }: RemoteSettings): Bridge {
	const { port1: port, port2 } = new MessageChannel();
	const [asking, committing] = [new MessageChannel(), new MessageChannel()];
	const signal = new SharedArrayBuffer(4);
	const flag = new Int32Array(signal);
	const workerData: ThreadData = {
		port: port2,
		signal,
		lanes: { asking: asking.port2, committing: committing.port2 },
		url: socketAddress(url),
		token,
		unreachable: UNREACHABLE,
	};
	if (threadFile === undefined)
		throw new StartError('dist/server/database-thread.js is missing: run npm run build.');
	// It is plain JavaScript, so it needs none of this process's loaders.
	const transferList = [port2, asking.port2, committing.port2];
	const worker = new Worker(threadFile, { workerData, transferList, execArgv: [] });
	// Nobody listens for its error: if the thread dies by itself, the process dies with it.
	worker.unref();
	port.unref();

	const lanes = { asking: inTurn(asking.port1), committing: inTurn(committing.port1) };
	let isClosed = false;
	/** Questions asked and answers taken; both wrap around like the thread's answer count. */
	let [asked, taken] = [0, 0];
	/** Ends the thread; pending requests on a lane are refused. */
	const close = () => {
		isClosed = true;
		for (const { refuse } of Object.values(lanes)) refuse();
		void worker.terminate();
	};

	return {
		askLater: async (lane, steps) => {
			if (isClosed) throw closed();
			return lanes[lane].ask(steps);
		},
		ask: (trip) => {
			if (isClosed) throw closed();
			asked = (asked + 1) | 0;
			port.postMessage({ ...trip, isQuiet: false } satisfies RoundTrip);
			if (!waitUntil(flag, asked, THREAD_PATIENCE_MS))
				throw new Error('The thread that talks to the database server is dead.');
			// Answers to abandoned questions come first.
			let reply: Reply | undefined;
			for (; taken !== asked; taken = (taken + 1) | 0) reply = receiveMessageOnPort(port)?.message;
			if (!reply) throw new Error('The thread has counted an answer that it has not sent.');
			return reply;
		},
		tell: (trip) => port.postMessage({ ...trip, isQuiet: true } satisfies RoundTrip),
		close,
	};
}

/**
 * Sleeps until another thread has set the value; returns false on timeout. A wake-up alone proves nothing: it may
 * belong to the previous answer, if the thread was held up between setting the value and waking us.
 */
export function waitUntil(flag: Int32Array, value: number, patienceMs: number): boolean {
	const end = performance.now() + patienceMs;
	for (let now = Atomics.load(flag, 0); now !== value; now = Atomics.load(flag, 0))
		if (Atomics.wait(flag, 0, now, end - performance.now()) === 'timed-out') return false;
	return true;
}

const closed = () => new Error('The connection to the database server is closed.');

/** Asks the thread, which answers in order; while an answer is pending, the process stays alive. */
function inTurn(port: MessagePort) {
	const waiting: { resolve: (reply: Reply) => void; reject: (reason: Error) => void }[] = [];
	port.on('message', (reply: Reply) => {
		waiting.shift()?.resolve(reply);
		if (waiting.length === 0) port.unref();
	});
	port.unref();
	return {
		ask: (steps: readonly SqlStep[]) =>
			new Promise<Reply>((resolve, reject) => {
				waiting.push({ resolve, reject });
				port.ref();
				port.postMessage({ steps, on: 0, isQuiet: false } satisfies RoundTrip);
			}),
		/** Answers all pending requests with an error, and later ones at once. */
		refuse: () => {
			for (const { reject } of waiting.splice(0)) reject(closed());
			port.unref();
		},
	};
}

/**
 * The address of a WebSocket, because the server ends open transactions the moment one breaks: nothing waits for a dead
 * process's transaction.
 */
export function socketAddress(url: string): string {
	const address = new URL(url);
	const isPlain = /^(http|ws):$/.test(address.protocol) || address.searchParams.get('tls') === '0';
	return `${isPlain ? 'ws' : 'wss'}://${address.host}${address.pathname.replace(/\/$/, '')}`;
}
