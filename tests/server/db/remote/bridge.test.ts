import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { createBridge, waitUntil } from '#server/db/remote/bridge.ts';

const steps = [{ sql: 'select 1', args: [] }];

/** Nothing on this machine listens on port 1. */
const toNobody = () => createBridge({ url: 'http://127.0.0.1:1', token: null });

test('a query after closing is refused at once, and nobody waits for a dead thread', async () => {
	const bridge = toNobody();
	expect(bridge.ask({ steps, on: 0 }).fault?.code).toBe('DATABASE_UNREACHABLE');
	bridge.close();
	const asked = performance.now();
	expect(() => bridge.ask({ steps, on: 0 })).toThrow('is closed');
	await expect(bridge.askLater('asking', steps)).rejects.toThrow('is closed');
	// A dead thread used to be waited for, for 20 seconds.
	expect(performance.now() - asked).toBeLessThan(5_000);
});

test('a query under way at closing is refused', async () => {
	const bridge = toNobody();
	const asked = bridge.askLater('committing', steps);
	bridge.close();
	await expect(asked).rejects.toThrow('is closed');
});

/** Wakes the sleeping thread again and again without an answer, and only then sets the value. */
const LATE = `
	const { workerData } = require('node:worker_threads');
	const flag = new Int32Array(workerData);
	const pause = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
	for (let woken = 0; woken < 3; pause(5)) woken += Atomics.notify(flag, 0);
	Atomics.store(flag, 0, 7);
	Atomics.notify(flag, 0);
`;

test('a wake-up that belongs to the previous answer is ignored', async () => {
	const signal = new SharedArrayBuffer(4);
	const worker = new Worker(LATE, { eval: true, workerData: signal, execArgv: [] });
	const flag = new Int32Array(signal);
	expect(waitUntil(flag, 7, 20_000)).toBe(true);
	expect(Atomics.load(flag, 0)).toBe(7);
	await worker.terminate();
});

test('no wait is longer than the patience', () => {
	expect(waitUntil(new Int32Array(new SharedArrayBuffer(4)), 1, 20)).toBe(false);
});
