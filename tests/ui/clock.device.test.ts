import { expect, onTestFinished, test, vi } from 'vitest';
import { onTimePassed } from '#ui/clock.ts';

test('a watcher of the time is told every ten seconds, and at once when the page becomes visible, not when it hides', () => {
	vi.useFakeTimers();
	onTestFinished(() => void vi.useRealTimers());
	const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
	vi.stubGlobal('document', page);
	const turn = (visibilityState: 'visible' | 'hidden') => {
		page.visibilityState = visibilityState;
		page.dispatchEvent(new Event('visibilitychange'));
	};
	const heard = vi.fn();
	const stop = onTimePassed(heard);
	vi.advanceTimersByTime(20_000);
	expect(heard).toHaveBeenCalledTimes(2);
	turn('hidden');
	expect(heard).toHaveBeenCalledTimes(2);
	turn('visible');
	expect(heard).toHaveBeenCalledTimes(3);
	stop();
	vi.advanceTimersByTime(20_000);
	turn('visible');
	expect(heard).toHaveBeenCalledTimes(3);
});
