import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { test as base, expect } from './fixture.ts';
import { type Watch, watch } from './watch.ts';

/** A browser with a disk of its own, which outlives it. */
export interface Device {
	/** Starts the browser and gives its page. */
	open: (how?: { offline?: boolean }) => Promise<Page>;
	/** Quits the browser as a person would, and starts it again. */
	restart: (how?: { offline?: boolean }) => Promise<Page>;
	/** Ends the browser in the middle of whatever it does. */
	crash: () => Promise<void>;
}

export { expect };

/** The test of specs in which a browser is quit and started again; it fails on troubles like every other. */
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
