import { expect, onTestFinished, test, vi } from 'vitest';
import { onTimePassed } from '#ui/clock.ts';

test('a watcher of the time is told every ten seconds, and at once when the page becomes visible', () => {
	vi.useFakeTimers();
	onTestFinished(() => void vi.useRealTimers());
	vi.stubGlobal('document', new EventTarget());
	const heard = vi.fn();
	const stop = onTimePassed(heard);
	vi.advanceTimersByTime(20_000);
	expect(heard).toHaveBeenCalledTimes(2);
	document.dispatchEvent(new Event('visibilitychange'));
	expect(heard).toHaveBeenCalledTimes(3);
	stop();
	vi.advanceTimersByTime(20_000);
	document.dispatchEvent(new Event('visibilitychange'));
	expect(heard).toHaveBeenCalledTimes(3);
});
