import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { atMostEvery } from '#app/at-most-every.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the first call is answered at once, a storm of them once more at the end of the time', () => {
	const act = vi.fn();
	const call = atMostEvery(10_000, act);
	call();
	expect(act).toHaveBeenCalledTimes(1);
	for (let nth = 0; nth < 300; nth++) {
		vi.advanceTimersByTime(30);
		call();
	}
	expect(act).toHaveBeenCalledTimes(1);
	vi.advanceTimersByTime(1000);
	expect(act).toHaveBeenCalledTimes(2);
	vi.advanceTimersByTime(60_000);
	expect(act).toHaveBeenCalledTimes(2);
	call();
	expect(act).toHaveBeenCalledTimes(3);
});

test('a page that starts a load by its own load does so a few times a minute', () => {
	const act = vi.fn(() => setTimeout(call, 20));
	const call = atMostEvery(10_000, act);
	call();
	vi.advanceTimersByTime(60_000);
	expect(act.mock.calls.length).toBeLessThanOrEqual(7);
});

test('a clock that is put right, by hours, holds nothing up', () => {
	const act = vi.fn();
	const call = atMostEvery(500, act);
	call();
	vi.setSystemTime(Date.now() - 5 * 3_600_000);
	call();
	vi.advanceTimersByTime(500);
	expect(act).toHaveBeenCalledTimes(2);
});
