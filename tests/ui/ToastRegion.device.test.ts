import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

vi.mock('react', async (original) => ({
	...(await original<object>()),
	useDeferredValue: (value: unknown) => value,
	useEffect: (effect: () => void) => effect(),
	useState: () => [undefined, () => undefined],
	useSyncExternalStore: (_: unknown, read: () => unknown) => read(),
}));

import { ToastRegion } from '#ui/ToastRegion.tsx';
import { dismissToast, useToast as shownToast, showToast } from '#ui/toasts.ts';

beforeEach(() => {
	for (let toast = shownToast(); toast; toast = shownToast()) dismissToast(toast.id);
	vi.useFakeTimers();
	onTestFinished(() => void vi.useRealTimers());
});

/** What the toast says, a minute after it was drawn. */
function wordsAfterAMinute(): string | undefined {
	ToastRegion({});
	vi.advanceTimersByTime(60_000);
	return shownToast()?.words;
}

test('a toast goes by itself', () => {
	showToast({ words: 'Copied.' });
	expect(wordsAfterAMinute()).toBeUndefined();
});

test('one that lasts is there until the next one comes or it is answered, and does not come back', () => {
	showToast({ words: 'On the way', lasts: true });
	expect(wordsAfterAMinute()).toBe('On the way');
	showToast({ words: 'Undone' });
	expect(wordsAfterAMinute()).toBeUndefined();
	showToast({ words: 'On the way', lasts: true });
	dismissToast(shownToast()?.id ?? 0);
	expect(shownToast()).toBeNull();
});
