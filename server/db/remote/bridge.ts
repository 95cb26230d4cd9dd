import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads';
import { StartError } from '#server/start-error.ts';
import { type Lane, type Reply, type Step, type ThreadData, type Trip, UNREACHABLE } from './wire.ts';

/** The thread answers sooner than this whatever happens, unless it is dead. */
const THREAD_PATIENCE_MS = 20_000;

/** The thread's file: beside this one, or, in the built server, beside the folder of what its programs share. */
const threadFile = ['database-thread.mjs', 'database-thread.js', '../database-thread.js']
	.map((name) => join(import.meta.dirname, name))
	.find(existsSync);

/** Where a libSQL server is, and what lets us in. */
export interface RemoteSettings {
	/** `libsql:`, `http:`, `https:`, `ws:` or `wss:`. */
	url: string;
	token: string | null;
}

/** The way to a database server on which a caller can wait without giving others a turn, as our stores do. */
export interface Bridge {
	ask(trip: Omit<Trip, 'isQuiet'>): Reply;
	/** Sends what nobody waits for; what is asked next comes after it. */
	tell(trip: Omit<Trip, 'isQuiet'>): void;
	/** Asks over the lane's own connection, one after the other, and gives others their turn until the answer is there. */
	askLater(lane: Lane, steps: readonly Step[]): Promise<Reply>;
	close(): void;
}

/**
 * Starts a thread that talks to the database server. Who asks sleeps until it has answered: our stores and drizzle's
 * transactions are synchronous, so nothing may come between two statements.
 */
export function createBridge({ url, token }: RemoteSettings): Bridge {
	const { port1: port, port2 } = new MessageChannel();
	const [asking, committing] = [new MessageChannel(), new MessageChannel()];
	const signal = new SharedArrayBuffer(4);
	const flag = new Int32Array(signal);
	const workerData: ThreadData = {
		...{ port: port2, signal, lanes: { asking: asking.port2, committing: committing.port2 } },
		...{ url: socketAddress(url), token, unreachable: UNREACHABLE },
	};
	if (threadFile === undefined)
		throw new StartError('dist/server/database-thread.js is missing: run npm run build.');
	// It needs no TypeScript, so no loader that this process may have been given.
	const transferList = [port2, asking.port2, committing.port2];
	const worker = new Worker(threadFile, { workerData, transferList, execArgv: [] });
	worker.unref();
	port.unref();

	const lanes = { asking: inTurn(asking.port1, worker), committing: inTurn(committing.port1, worker) };

	return {
		askLater: (lane, steps) => lanes[lane](steps),
		ask: (trip) => {
			Atomics.store(flag, 0, 0);
			port.postMessage({ ...trip, isQuiet: false } satisfies Trip);
			if (Atomics.wait(flag, 0, 0, THREAD_PATIENCE_MS) === 'timed-out')
				throw new Error('The thread that talks to the database server is dead.');
			return receiveMessageOnPort(port)?.message;
		},
		tell: (trip) => port.postMessage({ ...trip, isQuiet: true } satisfies Trip),
		close: () => void worker.terminate(),
	};
}

/** Asks the thread, which answers in the order in which it was asked; who waits keeps the process alive. */
function inTurn(port: MessagePort, worker: Worker) {
	const waiting: { resolve: (reply: Reply) => void; reject: (reason: Error) => void }[] = [];
	let isDead = false;
	port.on('message', (reply: Reply) => {
		waiting.shift()?.resolve(reply);
		if (waiting.length === 0) port.unref();
	});
	port.unref();
	const dead = () => new Error('The thread that talks to the database server is dead.');
	worker.once('exit', () => {
		isDead = true;
		for (const { reject } of waiting.splice(0)) reject(dead());
	});
	return (steps: readonly Step[]) =>
		new Promise<Reply>((resolve, reject) => {
			if (isDead) return reject(dead());
			waiting.push({ resolve, reject });
			port.ref();
			port.postMessage({ steps, on: 0, isQuiet: false } satisfies Trip);
		});
}

/** A WebSocket, as the server ends what was open the moment one breaks: nobody waits for a transaction of a dead process. */
export function socketAddress(url: string): string {
	const address = new URL(url);
	const isPlain = /^(http|ws):$/.test(address.protocol) || address.searchParams.get('tls') === '0';
	return `${isPlain ? 'ws' : 'wss'}://${address.host}${address.pathname.replace(/\/$/, '')}`;
}
