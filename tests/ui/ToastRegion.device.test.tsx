// @vitest-environment happy-dom
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { ToastRegion } from '#ui/ToastRegion.tsx';
import { showToast, useOwnToasts } from '#ui/toasts.ts';
import { draw, happen, pass, press, shownWords } from './draw.ts';

beforeEach(() => {
	vi.useFakeTimers();
	onTestFinished(() => void vi.useRealTimers());
	draw(<ToastRegion />);
});

const say = (toast: Parameters<typeof showToast>[0]) => happen(() => showToast(toast));
const passSeconds = (seconds: number) => pass(seconds * 1000);

test('a toast goes by itself', async () => {
	await say({ words: 'Copied.' });
	await passSeconds(7);
	expect(shownWords()).toBe('Copied.');
	await passSeconds(1);
	expect(shownWords()).toBe('');
});

test('one that lasts is there for a minute, unless the next one comes or it is answered, and does not come back', async () => {
	await say({ words: 'On the way', lasts: true });
	await passSeconds(59);
	expect(shownWords()).toBe('On the way');
	await passSeconds(1);
	expect(shownWords()).toBe('');
	await say({ words: 'On the way', lasts: true });
	await say({ words: 'Undone' });
	expect(shownWords()).toBe('Undone');
	await passSeconds(8);
	expect(shownWords()).toBe('');
	await say({ words: 'On the way', lasts: true });
	await press('Dismiss');
	expect(shownWords()).toBe('');
});

function Screen() {
	useOwnToasts();
	return null;
}

test('a screen that opens drops what another one said in passing, but not the offer of a new version', async () => {
	await say({ words: 'Renamed', action: { label: 'Undo', run: () => undefined } });
	expect(shownWords()).toBe('RenamedUndo');
	draw(<Screen />);
	expect(shownWords()).toBe('');
	await say({ words: 'A new version is ready.', stays: true });
	await say({ words: 'On the way', lasts: true });
	draw(<Screen />);
	expect(shownWords()).toBe('A new version is ready.');
	draw(<Screen />);
	expect(shownWords()).toBe('A new version is ready.');
	await press('Dismiss');
});
