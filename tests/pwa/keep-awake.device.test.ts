import { expect, test, vi } from 'vitest';
import { keepAwake, screenAwake } from '#pwa/keep-awake.ts';

/** A lock as a browser gives it, which it may take back. */
function aLock() {
	const lock = {
		released: false,
		onrelease: null as (() => void) | null,
		release: async () => {
			lock.released = true;
			lock.onrelease?.();
		},
	};
	return lock;
}

/** A page that is looked at, in a browser with this way to keep its screen on. */
function aPage(wakeLock?: { request: () => Promise<unknown> }) {
	const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
	vi.stubGlobal('document', page);
	vi.stubGlobal('navigator', wakeLock ? { wakeLock } : {});
	return page;
}
const turns = () => new Promise(setImmediate);

test('the screen stays on while it is looked at, and is let go in the end', async () => {
	const locks: ReturnType<typeof aLock>[] = [];
	const page = aPage({
		request: async () => {
			const lock = aLock();
			locks.push(lock);
			return lock;
		},
	});
	const stop = keepAwake(() => undefined);
	await turns();
	expect(screenAwake.get()).toBe('awake');
	// The browser takes the lock back when the page is hidden, and nobody needs to hear of that.
	page.visibilityState = 'hidden';
	await locks[0]?.release();
	expect(screenAwake.get()).toBe('awake');
	page.visibilityState = 'visible';
	page.dispatchEvent(new Event('visibilitychange'));
	await turns();
	expect(locks.map(({ released }) => released)).toEqual([true, false]);
	stop();
	expect(locks.at(-1)?.released).toBe(true);
	expect(screenAwake.get()).toBe('asking');
});

test('the page says when the device refuses to keep the screen on, and when the browser cannot', async () => {
	vi.spyOn(console, 'warn').mockImplementation(() => undefined);
	aPage({ request: () => Promise.reject(new DOMException('Low battery', 'NotAllowedError')) });
	let stop = keepAwake(() => undefined);
	await turns();
	expect(screenAwake.get()).toBe('refused');
	stop();
	aPage();
	stop = keepAwake(() => undefined);
	expect(screenAwake.get()).toBe('unknown');
	stop();
});

test('the page says so when the device stops keeping the screen on before its eyes', async () => {
	const lock = aLock();
	aPage({ request: async () => lock });
	const stop = keepAwake(() => undefined);
	await turns();
	await lock.release();
	expect(screenAwake.get()).toBe('refused');
	stop();
});

test('a lock that comes too late is let go, and the next page still has to ask', async () => {
	vi.spyOn(console, 'warn').mockImplementation(() => undefined);
	for (const answer of [async (lock: unknown) => lock, () => Promise.reject(new DOMException('No'))]) {
		const lock = aLock();
		aPage({ request: () => answer(lock) });
		keepAwake(() => undefined)();
		await turns();
		expect(screenAwake.get()).toBe('asking');
		if (answer.length > 0) expect(lock.released).toBe(true);
	}
});
