import { afterEach, expect, test, vi } from 'vitest';
import { readAppOnDevice } from '#pwa/app-on-device.ts';

afterEach(() => vi.unstubAllGlobals());

const files = ['/assets/highways.bin', '/assets/towns.bin'];

/** A browser whose worker serves the page, and that keeps these files and, unless it is gone, the shell. */
function aBrowser(here: readonly string[], controller: object | null = {}, shell = ['/index.html']) {
	vi.stubGlobal('navigator', { serviceWorker: { controller } });
	vi.stubGlobal('caches', {
		match: async (file: string) => ([...shell, ...here].includes(file) ? {} : undefined),
	});
}

test('the app is kept for the road once a worker serves it and its roads are here', async () => {
	aBrowser(files);
	expect(await readAppOnDevice(files)).toBe('all');
	aBrowser(files.slice(1));
	expect(await readAppOnDevice(files)).toBe('no_map');
	aBrowser(files, null);
	expect(await readAppOnDevice(files)).toBe('no_app');
	vi.stubGlobal('navigator', {});
	expect(await readAppOnDevice(files)).toBe('no_app');
});

test('an app whose files the browser has cleared is not here, though its worker still serves the page', async () => {
	aBrowser([], {}, []);
	expect(await readAppOnDevice([])).toBe('no_app');
	expect(await readAppOnDevice(files)).toBe('no_app');
	aBrowser([]);
	expect(await readAppOnDevice([])).toBe('all');
});

test('a browser that does not say what it stores is taken to store nothing', async () => {
	const warned = vi.spyOn(console, 'warn').mockReturnValue();
	aBrowser([]);
	vi.stubGlobal('caches', {
		match: async () => {
			throw new DOMException('Not here', 'SecurityError');
		},
	});
	expect(await readAppOnDevice(files)).toBe('no_map');
	expect(warned).toHaveBeenCalledOnce();
});
