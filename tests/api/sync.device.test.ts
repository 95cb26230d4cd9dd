import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { sendSync } from '#api/sync.ts';
import { isReachable, noteReachable } from '#runtime/reachability.ts';

afterEach(() => vi.restoreAllMocks());

/** A server on a weak signal, whose answer comes in pieces, and a device that waits this long for all of it. */
async function aSlowServer({ everyMs, patienceMs }: { everyMs: number; patienceMs: number }) {
	const pieces = JSON.stringify({
		v: 1,
		epoch: 'e_1',
		serverNow: 1,
		reset: false,
		acks: [],
		trips: [],
		history: [],
		cursor: 0,
		more: false,
	}).match(/.{1,20}/g) as string[];
	const server = createServer(async (_, response) => {
		for (const piece of pieces) {
			response.write(piece);
			await new Promise((go) => setTimeout(go, everyMs));
		}
		response.end();
	}).listen(0);
	const { port } = server.address() as AddressInfo;
	const real = { fetch: globalThis.fetch, timeout: AbortSignal.timeout };
	vi.spyOn(globalThis, 'fetch').mockImplementation((_, init) =>
		real.fetch(`http://127.0.0.1:${port}/`, init),
	);
	vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => real.timeout.call(AbortSignal, patienceMs));
	return server;
}

test('an answer that a weak signal does not carry in time is told from no signal', async () => {
	const slow = await aSlowServer({ everyMs: 100, patienceMs: 200 });
	expect(await sendSync({} as never, 'u_1')).toEqual({ kind: 'too_slow' });
	slow.close();
	slow.closeAllConnections();
	expect(await sendSync({} as never, 'u_1')).toEqual({ kind: 'no_signal' });
});

test('a slow answer that comes in time counts', async () => {
	const server = await aSlowServer({ everyMs: 1, patienceMs: 60_000 });
	expect(await sendSync({} as never, 'u_1')).toMatchObject({ kind: 'answered' });
	server.close();
});

test.each([
	['of our own server, though it is full', { code: 'overloaded' }, 503, true],
	['that came before our server was asked', 'Too Many Requests', 429, true],
	['of a proxy whose server is gone', 'Bad Gateway', 502, false],
] as const)('a refusal %s tells whether the server can be reached', async (_, body, status, isReached) => {
	vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(body, { status }));
	noteReachable(!isReached);
	expect(await sendSync({} as never, 'u_1')).toMatchObject({ kind: 'refused', status });
	expect(isReachable()).toBe(isReached);
});
