import { expect, test, vi } from 'vitest';
import { alone, aloneWithin } from '#runtime/alone.ts';

const denied = new DOMException('The request was denied.', 'SecurityError');
const aborted = new DOMException('No longer wanted', 'AbortError');

function aBrowser(request: LockManager['request'] | undefined) {
	vi.stubGlobal('navigator', { locks: request && { request } });
	return vi.fn(() => Promise.resolve('done'));
}

test('work is done under the lock of its name', async () => {
	const asked: string[] = [];
	const work = aBrowser(((name: string, _: LockOptions, held: () => Promise<string>) => {
		asked.push(name);
		return held();
	}) as never);
	expect([await alone('ours', work), asked]).toEqual(['done', ['ours']]);
	expect(work).toHaveBeenCalledOnce();
});

test.each([
	['has no locks', undefined],
	['denies them', () => Promise.reject(denied)],
])('a browser that %s does the work all the same', async (_, request) => {
	const work = aBrowser(request as never);
	expect(await alone('ours', work)).toBe('done');
	expect(work).toHaveBeenCalledOnce();
});

test('work that fails under the lock is not done a second time', async () => {
	const work = aBrowser(((_name: string, _: LockOptions, held: () => Promise<string>) => held()) as never);
	work.mockRejectedValue(denied);
	await expect(alone('ours', work)).rejects.toBe(denied);
	expect(work).toHaveBeenCalledOnce();
});

test('work called off before its turn is not done', async () => {
	const work = aBrowser(() => Promise.reject(aborted));
	await expect(alone('ours', work, { signal: AbortSignal.abort() })).rejects.toBe(aborted);
	expect(work).not.toHaveBeenCalled();
});

/** A browser in which another tab has the lock, and is asleep. */
function withSleeper() {
	return aBrowser(((_name: string, { signal, steal }: LockOptions, held: () => Promise<string>) => {
		if (steal) return held();
		return new Promise((_resolve, reject) => {
			signal?.addEventListener('abort', () => reject(signal.reason));
		});
	}) as never);
}

test('a tab asleep with the lock does not keep work waiting for longer than said', async () => {
	const work = withSleeper();
	expect(await aloneWithin(10, 'ours', work)).toBe('done');
	expect(work).toHaveBeenCalledOnce();
});

test('work that fails after that time is not done a second time either', async () => {
	const work = aBrowser(((_name: string, _: LockOptions, held: () => Promise<string>) => held()) as never);
	const failed = new Error('The disk is full');
	work.mockImplementation(() => new Promise((_resolve, reject) => setTimeout(() => reject(failed), 30)));
	await expect(aloneWithin(1, 'ours', work)).rejects.toBe(failed);
	expect(work).toHaveBeenCalledOnce();
});

test('work whose lock another tab has taken away goes on to its end, once', async () => {
	const work = aBrowser(((_name: string, _: LockOptions, held: () => Promise<string>) => {
		void held();
		return Promise.reject(aborted);
	}) as never);
	expect(await alone('ours', work)).toBe('done');
	expect(work).toHaveBeenCalledOnce();
});
