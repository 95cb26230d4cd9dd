import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

vi.mock('react', async (original) => ({
	...(await original<object>()),
	useDeferredValue: (value: unknown) => value,
	useEffect: (effect: () => void) => effect(),
	useLayoutEffect: (effect: () => void) => effect(),
	useState: () => [undefined, () => undefined],
	useSyncExternalStore: (_: unknown, read: () => unknown) => read(),
}));

import { ToastRegion } from '#ui/ToastRegion.tsx';
import { dismissToast, useToast as shownToast, showToast, useOwnToasts } from '#ui/toasts.ts';

beforeEach(() => {
	for (let toast = shownToast(); toast; toast = shownToast()) dismissToast(toast.id);
	vi.useFakeTimers();
	onTestFinished(() => void vi.useRealTimers());
});

/** What the toast says, so many seconds after it was drawn. */
function wordsAfter(seconds: number): string | undefined {
	ToastRegion({});
	vi.advanceTimersByTime(seconds * 1000);
	return shownToast()?.words;
}

test('a toast goes by itself', () => {
	showToast({ words: 'Copied.' });
	expect(wordsAfter(8)).toBeUndefined();
});

test('one that lasts is there for a minute, unless the next one comes or it is answered, and does not come back', () => {
	showToast({ words: 'On the way', lasts: true });
	expect(wordsAfter(59)).toBe('On the way');
	expect(wordsAfter(60)).toBeUndefined();
	showToast({ words: 'On the way', lasts: true });
	showToast({ words: 'Undone' });
	expect(wordsAfter(8)).toBeUndefined();
	showToast({ words: 'On the way', lasts: true });
	dismissToast(shownToast()?.id ?? 0);
	expect(shownToast()).toBeNull();
});

test('a screen that opens drops what another one said in passing, but not the offer of a new version', () => {
	showToast({ words: 'Renamed', action: { label: 'Undo', run: () => undefined } });
	useOwnToasts();
	expect(shownToast()).toBeNull();
	showToast({ words: 'A new version is ready.', stays: true });
	showToast({ words: 'On the way', lasts: true });
	useOwnToasts();
	expect(shownToast()?.words).toBe('A new version is ready.');
	useOwnToasts();
	expect(shownToast()?.words).toBe('A new version is ready.');
});
