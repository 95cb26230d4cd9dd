/**
 * The thread that talks to the libSQL server while the thread that asked sleeps: see bridge.ts, and wire.ts for the
 * types. In JavaScript, because a sleeping thread cannot serve a TypeScript loader.
 */
import { workerData } from 'node:worker_threads';
import { BatchCond, openWs, ResponseError } from '@libsql/hrana-client';
import { createLookout, rootReasonOf, Unreachable } from './lookout.mjs';

/** @type {import('./wire.ts').ThreadData} */
const { port, signal, lanes, url, token, unreachable } = workerData;
const flag = new Int32Array(signal);

/** @typedef {{ client: import('@libsql/hrana-client').WsClient, stream: import('@libsql/hrana-client').WsStream, number: number }} Connection */
/** A separate route to the server. @typedef {{ open?: Connection }} Way */

const lookout = createLookout({ url, token });
let count = 0;

serve(port, () => {
	Atomics.add(flag, 0, 1);
	Atomics.notify(flag, 0);
});
for (const lane of Object.values(lanes)) serve(lane, () => undefined);

/**
 * Sends each message from a port to the server, in order; a quiet trip may still be under way when the next one comes.
 * @param {import('node:worker_threads').MessagePort} asked
 * @param {() => void} isAnswered
 */
function serve(asked, isAnswered) {
	/** @type {Way} */
	const way = {};
	/** @type {Promise<unknown>} */
	let last = Promise.resolve();
	asked.on('message', (/** @type {import('./wire.ts').RoundTrip} */ trip) => {
		last = last.then(async () => {
			const reply = await take(way, trip);
			if (trip.isQuiet) return;
			asked.postMessage(reply);
			isAnswered();
		});
	});
}

/**
 * Runs the steps of a trip; never rejects.
 * @param {Way} way
 * @param {import('./wire.ts').RoundTrip} trip
 */
async function take(way, trip) {
	/** @type {import('./wire.ts').Reply} */
	const reply = { outcomes: [], fault: null, connection: 0 };
	const heard = new AbortController();
	try {
		await Promise.race([go(way, trip, reply), lookout.silence(heard.signal)]);
		lookout.noteThere();
	} catch (error) {
		reply.fault = faultOf(error);
	} finally {
		heard.abort();
	}
	const faults = [reply, ...reply.outcomes].flatMap(({ fault }) => fault ?? []);
	// Work left open on a lost or hanging connection must not continue: closing the connection makes the server roll it
	// back.
	if (faults.some(({ code }) => trip.isQuiet || code === unreachable)) way.open?.client.close();
	return reply;
}

/**
 * @param {Way} way
 * @param {import('./wire.ts').RoundTrip} trip
 * @param {import('./wire.ts').Reply} reply
 */
async function go(way, { steps, on }, reply) {
	if (on !== 0 && (on !== way.open?.number || way.open.client.closed))
		throw new Unreachable('the connection was lost in the middle of a transaction');
	lookout.refuse();
	const { stream, number } = await connected(way);
	reply.connection = number;
	const batch = stream.batch(false);
	/** @type {ReturnType<typeof batch.step>[]} */
	const made = [];
	const answers = steps.map(({ sql, args, when }, at) => {
		const step = batch.step();
		const condition = when ?? (at > 0 && { ok: at - 1 });
		if (condition) step.condition(conditionOf(batch, made, condition));
		made.push(step);
		return step.query([sql, [...args]]);
	});
	const settled = Promise.allSettled(answers);
	await batch.execute();
	reply.outcomes = (await settled).map((answer) => {
		if (answer.status === 'rejected') return { fault: faultOf(answer.reason) };
		return answer.value ? { result: resultOf(answer.value) } : {};
	});
}

/**
 * @param {import('@libsql/hrana-client').Batch} batch
 * @param {ReturnType<typeof batch.step>[]} steps
 * @param {import('./wire.ts').Condition} condition
 * @returns {BatchCond}
 */
function conditionOf(batch, steps, condition) {
	const of = (/** @type {import('./wire.ts').Condition} */ part) => conditionOf(batch, steps, part);
	if ('not' in condition) return BatchCond.not(of(condition.not));
	if ('all' in condition) return BatchCond.and(batch, condition.all.map(of));
	if ('any' in condition) return BatchCond.or(batch, condition.any.map(of));
	const step = steps[condition.ok];
	if (!step) throw new Error('A step waits for one that is not before it.');
	return BatchCond.ok(step);
}

/** @param {Way} way */
async function connected(way) {
	const { open } = way;
	if (open && !open.client.closed && !open.stream.closed) return open;
	open?.client.close();
	const client = openWs(url, token ?? undefined);
	client.intMode = 'number';
	// Set early, so that a timeout closes this connection too.
	way.open = { client, stream: client.openStream(), number: ++count };
	try {
		await client.getVersion();
		return way.open;
	} catch (error) {
		// One connection may fail while others work: the server counts as lost only when none gets an answer.
		throw await lookout.judge(error);
	}
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

/** Codes for a connection or transaction that the server has ended: whatever was open is rolled back. */
const ENDED = /^(TRANSACTION_|STREAM_|AUTH_|BLOCKED|NAMESPACE_|CONNECTION_)/;

/** @param {unknown} error */
function faultOf(error) {
	const message = rootReasonOf(error);
	const code = error instanceof ResponseError ? (error.code ?? '') : unreachable;
	return { message, code: ENDED.test(code) ? unreachable : code };
}
