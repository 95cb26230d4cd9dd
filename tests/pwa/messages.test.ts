import { expect, test, vi } from 'vitest';
import { answerPage, askWorker, onWorkerNews, tellPage, type WorkerNews } from '#pwa/messages.ts';

test('a page and a worker of any two releases know the same words', () => {
	const sent: unknown[] = [];
	const recipient = { postMessage: (message: unknown) => sent.push(message) };
	for (const request of ['SKIP_WAITING', 'CLAIM', 'REPAIR', 'RENEW'] as const) askWorker(recipient, request);
	for (const news of ['NO_ROOM', 'REPAIRED'] as const) tellPage(recipient, news);
	const types = ['SKIP_WAITING', 'CLAIM', 'REPAIR', 'RENEW', 'NO_ROOM', 'REPAIRED'];
	expect(sent).toEqual(types.map((type) => ({ type })));
	expect(() => askWorker(null, 'RENEW')).not.toThrow();
});

test('the worker does what a page asks, and nothing for what it does not know', () => {
	const answers = { SKIP_WAITING: vi.fn(), CLAIM: vi.fn(), REPAIR: vi.fn(), RENEW: vi.fn() };
	const asked = { data: { type: 'REPAIR' } };
	for (const data of [null, undefined, 'REPAIR', {}, { type: 'toString' }, { type: 'LATER' }])
		answerPage({ data }, answers);
	answerPage(asked, answers);
	expect(answers.REPAIR.mock.calls).toEqual([[asked]]);
	for (const other of [answers.SKIP_WAITING, answers.CLAIM, answers.RENEW])
		expect(other).not.toHaveBeenCalled();
});

test('a page hears the news it listens for, while it listens', () => {
	const worker = new EventTarget();
	const tell = (type: WorkerNews) =>
		tellPage({ postMessage: (data) => worker.dispatchEvent(new MessageEvent('message', { data })) }, type);
	const over = new AbortController();
	const listener = vi.fn();
	onWorkerNews(worker, { type: 'REPAIRED', listener, signal: over.signal });
	tell('NO_ROOM');
	expect(listener).not.toHaveBeenCalled();
	tell('REPAIRED');
	expect(listener).toHaveBeenCalledOnce();
	over.abort();
	tell('REPAIRED');
	expect(listener).toHaveBeenCalledOnce();
});
