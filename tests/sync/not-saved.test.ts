import { beforeEach, expect, test, vi } from 'vitest';
import { notSavedWords, saving } from '#sync/not-saved.ts';

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());

test('a write that the device takes is saved, and nothing is said about it', async () => {
	expect(await saving(async () => undefined)).toEqual({ saved: true });
	expect(console.warn).not.toHaveBeenCalled();
});

test('a full device is recognized by the browser’s error, however deep the database wraps it', async () => {
	const full = Object.assign(new Error('aborted'), {
		inner: { name: 'AbortError', inner: { name: 'QuotaExceededError' } },
	});
	expect(await saving(() => Promise.reject(full))).toMatchObject({
		saved: false,
		reason: 'full',
		error: full,
	});
});

test('any other refusal is a device that cannot write, and its reason is on the console', async () => {
	const fault = new TypeError('cells is undefined');
	expect(await saving(() => Promise.reject(fault))).toMatchObject({ saved: false, reason: 'unavailable' });
	expect(console.warn).toHaveBeenCalledExactlyOnceWith('This device did not write an edit', fault);
});

test('a retry writes again, and may be refused again', async () => {
	const write = vi.fn<() => Promise<void>>(async () => undefined);
	write.mockRejectedValueOnce(new Error('closed')).mockRejectedValueOnce(new Error('closed'));
	const first = await saving(write);
	const second = first.saved ? first : await first.retry();
	expect([first.saved, second.saved]).toEqual([false, false]);
	expect(second.saved || (await second.retry())).toEqual({ saved: true });
	expect(write).toHaveBeenCalledTimes(3);
});

test('the words name the device, and what to do where something can be done', () => {
	expect(notSavedWords('full', 'computer')).toBe(
		'Not saved on this computer. This computer has no room left. Free some space, then retry.',
	);
	expect(notSavedWords('unavailable')).toBe(
		'Not saved on this phone. This browser won’t let us store anything here. A private window can cause that.',
	);
});
