import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { test as base, expect } from './fixture.ts';
import { type Watch, watch } from './watch.ts';

/** A browser with its own disk, which outlives it. */
export interface Device {
	/** Starts the browser and returns its page. */
	open: (how?: { offline?: boolean }) => Promise<Page>;
	/** Quits the browser as a person would, and starts it again. */
	restart: (how?: { offline?: boolean }) => Promise<Page>;
	/** Kills the browser in the middle of whatever it is doing. */
	crash: () => Promise<void>;
}

export { expect };

/** For specs in which a browser is quit and started again; like every other test, it fails on troubles. */
export const test = base.extend<{ device: Device }>({
	device: async ({ launchOptions, baseURL, locale, timezoneId }, use) => {
		const disk = mkdtempSync(join(tmpdir(), 'tour-trails-device-'));
		const watches: Watch[] = [];
		let context: BrowserContext | undefined;
		const close = async () => {
			await context?.close();
			context = undefined;
		};
		const open = async ({ offline = false } = {}) => {
			const options = { ...launchOptions, offline, ...(baseURL && { baseURL }), ...(locale && { locale }) };
			context = await chromium.launchPersistentContext(disk, {
				...options,
				...(timezoneId && { timezoneId }),
				serviceWorkers: 'allow',
			});
			watches.push(await watch(context));
			return context.pages()[0] ?? context.newPage();
		};
		const crash = async () => {
			const [page] = context?.pages() ?? [];
			if (!context || !page) throw new Error('No browser is open');
			const gone = context.waitForEvent('close');
			const session = await context.newCDPSession(page);
			await session.send('Browser.crash').catch(() => undefined);
			await gone;
			context = undefined;
		};
		await use({
			open,
			crash,
			restart: async (how) => {
				await close();
				return open(how);
			},
		});
		await close();
		rmSync(disk, { recursive: true, force: true });
		expect(
			watches.flatMap(({ troubles }) => troubles),
			'troubles in the browser',
		).toEqual([]);
	},
});
