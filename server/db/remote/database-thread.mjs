/**
 * The thread that talks to the libSQL server, while the thread that asked sleeps: see bridge.ts, and wire.ts for the types.
 * In JavaScript, as whoever sleeps cannot help a loader of TypeScript either.
 */
import { workerData } from 'node:worker_threads';
import { BatchCond, openWs, ResponseError } from '@libsql/hrana-client';

/** A transaction is a few milliseconds: who has no answer for so long has lost the server. */
const ANSWERED_WITHIN_MS = 8000;
/** After a failure to connect nobody tries again for so long: each try holds up everybody. */
const REST_MS = 500;

/** @type {import('./wire.ts').ThreadData} */
const { port, signal, url, token, unreachable } = workerData;
const flag = new Int32Array(signal);

/** @type {{ client: import('@libsql/hrana-client').WsClient, stream: import('@libsql/hrana-client').WsStream, number: number } | undefined} */
let open;
let count = 0;
let restUntil = 0;
let whyDown = '';

class Unreachable extends Error {}

// One after the other: a quiet trip may still be under way when the next one comes.
/** @type {Promise<unknown>} */
let last = Promise.resolve();
port.on('message', (/** @type {import('./wire.ts').Trip} */ trip) => {
	last = last.then(async () => {
		const reply = await take(trip);
		if (trip.isQuiet) return;
		port.postMessage(reply);
		Atomics.store(flag, 0, 1);
		Atomics.notify(flag, 0);
	});
});

/**
 * Runs the steps of a trip; never rejects.
 * @param {import('./wire.ts').Trip} trip
 */
async function take(trip) {
	/** @type {import('./wire.ts').Reply} */
	const reply = { results: [], fault: null, connection: 0 };
	const heard = new AbortController();
	try {
		await Promise.race([go(trip, reply), silence(heard.signal)]);
	} catch (error) {
		reply.fault = faultOf(error);
		// What a lost or a hanging connection has left open must not go on: the server rolls it back when it closes.
		if (trip.isQuiet || reply.fault.code === unreachable) open?.client.close();
	} finally {
		heard.abort();
	}
	return reply;
}

/**
 * @param {import('./wire.ts').Trip} trip
 * @param {import('./wire.ts').Reply} reply
 */
async function go({ steps, on }, reply) {
	if (on !== 0 && (on !== open?.number || open.client.closed))
		throw new Unreachable('the connection was lost in the middle of a transaction');
	const { stream, number } = await connected();
	reply.connection = number;
	const batch = stream.batch(false);
	/** @type {ReturnType<typeof batch.step> | undefined} */
	let before;
	const answers = steps.map(({ sql, args }) => {
		const step = batch.step();
		if (before) step.condition(BatchCond.ok(before));
		before = step;
		return step.query([sql, [...args]]);
	});
	const settled = Promise.allSettled(answers);
	await batch.execute();
	for (const answer of await settled) {
		if (answer.status === 'rejected') throw answer.reason;
		if (answer.value) reply.results.push(resultOf(answer.value));
	}
}

async function connected() {
	if (open && !open.client.closed && !open.stream.closed) return open;
	open?.client.close();
	if (Date.now() < restUntil) throw new Unreachable(whyDown);
	const client = openWs(url, token ?? undefined);
	client.intMode = 'number';
	// So that silence closes this one, too.
	open = { client, stream: client.openStream(), number: ++count };
	try {
		await client.getVersion();
		return open;
	} catch (error) {
		whyDown = reasonOf(error);
		restUntil = Date.now() + REST_MS;
		throw new Unreachable(whyDown);
	}
}

/** @param {AbortSignal} stop */
async function silence(stop) {
	return new Promise((_, reject) => {
		const words = `no answer within ${ANSWERED_WITHIN_MS / 1000} seconds`;
		const timer = setTimeout(() => reject(new Unreachable(words)), ANSWERED_WITHIN_MS);
		stop.addEventListener('abort', () => clearTimeout(timer));
	});
}

/**
 * @param {import('@libsql/hrana-client').RowsResult} result
 * @returns {import('./wire.ts').StepResult}
 */
function resultOf({ columnNames, rows, affectedRowCount, lastInsertRowid }) {
	return {
		columns: columnNames.map((name) => name ?? ''),
		rows: rows.map((row) => Array.from(row)),
		changes: affectedRowCount,
		lastInsertRowid: Number(lastInsertRowid ?? 0),
	};
}

/** What the server says of a connection or a transaction that it has ended: what was open is rolled back. */
const ENDED = /^(TRANSACTION_|STREAM_|AUTH_|BLOCKED|NAMESPACE_|CONNECTION_)/;

/** @param {unknown} error */
function faultOf(error) {
	const message = reasonOf(error);
	const code = error instanceof ResponseError ? (error.code ?? '') : unreachable;
	return { message, code: ENDED.test(code) ? unreachable : code };
}

/**
 * The first cause: that "the client is closed" says nothing.
 * @param {unknown} error
 * @returns {string}
 */
function reasonOf(error) {
	if (!(error instanceof Error)) return String(error);
	return error.cause instanceof Error ? reasonOf(error.cause) : error.message.replace(/^SQLite error: /, '');
}
