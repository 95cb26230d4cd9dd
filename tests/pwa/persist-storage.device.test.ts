import { expect, test, vi } from 'vitest';
import { isIphoneTab } from '#pwa/iphone-tab.ts';
import { persistStorage, readStorageState } from '#pwa/persist-storage.ts';

const IPHONE =
	'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1';
const MAC =
	'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15';
const PIXEL =
	'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/141.0.0.0 Mobile Safari/537.36';

test.each([
	['an iPhone’s Safari', { userAgent: IPHONE }, false, true],
	['an iPhone’s Chrome', { userAgent: IPHONE.replace('Version/18.5', 'CriOS/141.0') }, false, true],
	['an iPad, which calls itself a Mac', { userAgent: MAC, maxTouchPoints: 5 }, false, true],
	['an iPhone’s home screen', { userAgent: IPHONE, standalone: true }, false, false],
	['an iPhone’s home screen that says so by its display', { userAgent: IPHONE }, true, false],
	['a Mac', { userAgent: MAC, maxTouchPoints: 0 }, false, false],
	['an Android phone', { userAgent: PIXEL, maxTouchPoints: 5 }, false, false],
])('%s is recognized by what its browser says', (_, navigator, isStandalone, isTab) => {
	vi.stubGlobal('navigator', navigator);
	vi.stubGlobal('matchMedia', () => ({ matches: isStandalone }));
	expect(isIphoneTab()).toBe(isTab);
});

function aBrowser(storage: object | undefined) {
	vi.stubGlobal('navigator', { storage });
}

test('the browser is asked to keep what is here, and not once it has promised', async () => {
	let isPersistent = false;
	const persist = vi.fn(async () => {
		isPersistent = true;
		return true;
	});
	aBrowser({ persist, persisted: async () => isPersistent, estimate: async () => ({ usage: 4_100_000 }) });
	expect(await readStorageState()).toEqual({ isPersistent: false, bytes: 4_100_000 });
	await persistStorage();
	await persistStorage();
	expect(persist).toHaveBeenCalledOnce();
	expect(await readStorageState()).toEqual({ isPersistent: true, bytes: 4_100_000 });
});

test('a browser that has no such thing, or refuses to say, is left alone', async () => {
	const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
	aBrowser(undefined);
	await persistStorage();
	expect(await readStorageState()).toEqual({ isPersistent: null, bytes: null });
	expect(said).not.toHaveBeenCalled();
	const refuses = () => Promise.reject(new DOMException('', 'SecurityError'));
	aBrowser({ persist: refuses, persisted: refuses, estimate: refuses });
	await persistStorage();
	expect(await readStorageState()).toEqual({ isPersistent: null, bytes: null });
	expect(said).toHaveBeenCalledTimes(2);
});
