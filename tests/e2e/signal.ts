import type { Page } from '@playwright/test';
import { expect } from './fixture.ts';

/**
 * Waits until the whole app is on this device: a worker is active and in control, and every file on its list is
 * readable.
 */
export async function untilOnDevice(page: Page): Promise<void> {
	await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
	await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
	const { listed, missing } = await page.evaluate(async () => {
		const worker = await (await fetch('/sw.js')).text();
		const urls = [...worker.matchAll(/"url":"([^"]+)"/g)].map(([, url]) => url ?? '');
		const kept = await Promise.all(urls.map((url) => caches.match(`/${url}`, { ignoreSearch: true })));
		return { listed: urls.length, missing: urls.filter((_, at) => !kept[at]) };
	});
	expect(listed).toBeGreaterThan(40);
	expect(missing).toEqual([]);
}

/** Goes offline once the whole app is on this device. */
export async function goOffline(page: Page): Promise<void> {
	await untilOnDevice(page);
	await page.context().setOffline(true);
}

export async function goOnline(page: Page): Promise<void> {
	await page.context().setOffline(false);
}
