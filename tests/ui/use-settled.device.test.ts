import { expect, onTestFinished, test, vi } from 'vitest';

const hooks = vi.hoisted(() => ({ settled: undefined as unknown, leave: () => undefined as unknown }));
vi.mock('react', () => ({
	useState: (first: unknown) => {
		hooks.settled ??= first;
		return [hooks.settled, (next: unknown) => Object.assign(hooks, { settled: next })];
	},
	useEffect: (effect: () => () => void) => {
		hooks.leave();
		hooks.leave = effect();
	},
}));

import { useSettled as shown } from '#ui/use-settled.ts';

test('a state that has held for two seconds is announced, and a passing one is not', () => {
	vi.useFakeTimers();
	onTestFinished(() => void vi.useRealTimers());
	expect(shown('Synced 9:41 AM')).toBe('Synced 9:41 AM');
	for (const passing of ['Not saved on this phone', 'Sending', 'Synced 9:42 AM']) {
		expect(shown(passing)).toBe('Synced 9:41 AM');
		vi.advanceTimersByTime(1500);
	}
	expect(hooks.settled).toBe('Synced 9:41 AM');
	vi.advanceTimersByTime(500);
	expect(hooks.settled).toBe('Synced 9:42 AM');
});
