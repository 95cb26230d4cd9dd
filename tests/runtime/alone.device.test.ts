import { expect, test, vi } from 'vitest';
import { alone } from '#runtime/alone.ts';

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
