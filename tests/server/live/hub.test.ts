import { expect, test, vi } from 'vitest';
import { createHub } from '#server/live/hub.ts';
import { createLiveReader } from '#server/live/reader.ts';
import { aDatabase } from '../a-server.ts';

test('a stream whose first news cannot be read takes up no room', () => {
	const reader = createLiveReader(aDatabase());
	const snapshot = vi.spyOn(reader, 'snapshot').mockImplementationOnce(() => {
		throw new Error('The database does not answer');
	});
	const hub = createHub({ reader, now: () => new Date(), log: console.error });
	const listener = { accountId: null, sessionId: null, address: '', tell: vi.fn(), end: vi.fn() };
	expect(() => hub.join(listener)).toThrow('The database does not answer');
	expect([hub.count(), snapshot.mock.calls.length]).toEqual([0, 1]);
	const leave = hub.join(listener);
	expect([hub.count(), listener.tell.mock.calls.length]).toEqual([1, 1]);
	leave?.();
});

test('a stopping server ends every stream', async () => {
	const stopping = new AbortController();
	const parts = { reader: createLiveReader(aDatabase()), now: () => new Date(), log: console.error };
	const hub = createHub({ ...parts, stopping: stopping.signal });
	const end = vi.fn();
	const listener = { accountId: null, sessionId: null, address: '', tell: vi.fn(), end };
	const leave = hub.join(listener);
	stopping.abort();
	expect(end).toHaveBeenCalledOnce();
	leave?.();
	// Asking at the last moment is no fault: the stream is ended, not refused.
	hub.join(listener);
	expect([hub.count(), end.mock.calls.length, listener.tell.mock.calls.length]).toEqual([0, 2, 1]);
});
