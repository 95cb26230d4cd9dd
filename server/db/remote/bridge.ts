import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads';
import { StartError } from '#server/start-error.ts';
import { type Reply, type ThreadData, type Trip, UNREACHABLE } from './wire.ts';

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
export type Bridge = ReturnType<typeof createBridge>;

/**
 * Starts a thread that talks to the database server. Who asks sleeps until it has answered: our stores and drizzle's
 * transactions are synchronous, so nothing may come between two statements.
 */
export function createBridge({ url, token }: RemoteSettings) {
	const { port1: port, port2 } = new MessageChannel();
	const signal = new SharedArrayBuffer(4);
	const flag = new Int32Array(signal);
	const data: ThreadData = { port: port2, signal, url: socketAddress(url), token, unreachable: UNREACHABLE };
	if (threadFile === undefined)
		throw new StartError('dist/server/database-thread.js is missing: run npm run build.');
	// It needs no TypeScript, so no loader that this process may have been given.
	const worker = new Worker(threadFile, { workerData: data, transferList: [port2], execArgv: [] });
	worker.unref();
	port.unref();

	return {
		ask: (trip: Omit<Trip, 'isQuiet'>): Reply => {
			Atomics.store(flag, 0, 0);
			port.postMessage({ ...trip, isQuiet: false } satisfies Trip);
			if (Atomics.wait(flag, 0, 0, THREAD_PATIENCE_MS) === 'timed-out')
				throw new Error('The thread that talks to the database server is dead.');
			return receiveMessageOnPort(port)?.message;
		},
		/** Sends what nobody waits for; what is asked next comes after it. */
		tell: (trip: Omit<Trip, 'isQuiet'>): void => port.postMessage({ ...trip, isQuiet: true } satisfies Trip),
		close: (): void => void worker.terminate(),
	};
}

/** A WebSocket, as the server ends what was open the moment one breaks: nobody waits for a transaction of a dead process. */
export function socketAddress(url: string): string {
	const address = new URL(url);
	const isPlain = /^(http|ws):$/.test(address.protocol) || address.searchParams.get('tls') === '0';
	return `${isPlain ? 'ws' : 'wss'}://${address.host}${address.pathname.replace(/\/$/, '')}`;
}
