// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { useAppOnDevice } from '#pwa/app-on-device.ts';
import { inTime } from '../in-time.ts';
import { drawHook, happen } from '../ui/draw.ts';

const APP_ALONE: readonly string[] = [];
const WITH_ROADS: readonly string[] = ['/assets/highways.bin'];

test('what one page found out about the app is not said on a page that needs more of it', async () => {
	const worker = Object.assign(new EventTarget(), { controller: {} });
	Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });
	let answerLate = () => undefined as unknown;
	vi.stubGlobal('caches', {
		match: async (file: string) => (file === '/index.html' ? {} : undefined),
	});
	const first = drawHook(() => useAppOnDevice(APP_ALONE));
	await inTime(() => expect(first.now()).toBe('all'));
	first.remove();

	const second = drawHook(() => useAppOnDevice(WITH_ROADS));
	expect(second.now()).toBe('unknown');
	await inTime(() => expect(second.now()).toBe('no_map'));

	// The next page opens while the browser still looks for the last one's files.
	vi.stubGlobal('caches', {
		match: (file: string) =>
			file === '/index.html'
				? Promise.resolve({})
				: new Promise((answer) => {
						answerLate = () => answer(undefined);
					}),
	});
	worker.dispatchEvent(new Event('controllerchange'));
	second.remove();
	const third = drawHook(() => useAppOnDevice(APP_ALONE));
	await inTime(() => expect(third.now()).toBe('all'));
	await happen(() => void answerLate());
	expect(third.now()).toBe('all');
});
