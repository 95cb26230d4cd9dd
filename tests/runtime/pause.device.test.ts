import { expect, onTestFinished, test, vi } from 'vitest';
import { pause } from '#runtime/pause.ts';

test('a pause ends with its signal, and does not even begin once that was given', async () => {
	vi.useFakeTimers();
	onTestFinished(() => void vi.useRealTimers());
	const over = new AbortController();
	const isOver = vi.fn();
	void pause(60_000, over.signal).then(isOver);
	await vi.advanceTimersByTimeAsync(10);
	expect(isOver).not.toHaveBeenCalled();
	over.abort();
	await vi.advanceTimersByTimeAsync(0);
	expect(isOver).toHaveBeenCalledOnce();
	void pause(60_000, over.signal).then(isOver);
	await vi.advanceTimersByTimeAsync(0);
	expect(isOver).toHaveBeenCalledTimes(2);
	expect(vi.getTimerCount()).toBe(0);
});
