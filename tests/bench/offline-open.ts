import { chromium, type Page } from '@playwright/test';
import { browserOptions } from './browser.ts';
import { type Figure, quantile } from './figure.ts';
import { type Product, temporaryFolder } from './product.ts';

const ROUNDS = 3;
const opened = [
	{ name: 'Trip planner', path: '/trip-planner' },
	{ name: 'A guide seen once', path: '/college/164924' },
	{ name: 'Home', path: '/' },
];

/** From a fresh browser start with the network off to the page's heading, on a device that has been here before. */
export async function offlineOpen(product: Product): Promise<Figure[]> {
	const profile = temporaryFolder();
	await visitOnce(profile.path, product.address);
	const figures: Figure[] = [];
	for (const { name, path } of opened) {
		const samples: number[] = [];
		for (let round = 0; round < ROUNDS; round++)
			samples.push(await openCold(profile.path, product.address + path));
		figures.push({
			name: `${name}, opened offline and cold`,
			ours: quantile(samples, 0.5) / 1000,
			unit: 's',
			budget: { atMost: 0.8 },
			note: path,
		});
	}
	profile.remove();
	return figures;
}

async function visitOnce(profile: string, address: string) {
	const context = await launch(profile);
	const page = await context.newPage();
	for (const { path } of opened) {
		await page.goto(address + path);
		await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
		await page.waitForSelector('header ~ main h1');
	}
	// The guide is put by behind the page.
	await page.waitForTimeout(500);
	await context.close();
}

async function openCold(profile: string, url: string): Promise<number> {
	const context = await launch(profile);
	await context.setOffline(true);
	const page: Page = await context.newPage();
	await page.addInitScript(() => {
		const seen = new MutationObserver(() => {
			if (!document.querySelector('header ~ main h1')) return;
			seen.disconnect();
			requestAnimationFrame(() => performance.mark('app-words'));
		});
		seen.observe(document, { childList: true, subtree: true });
	});
	await page.goto(url);
	await page.waitForFunction(() => performance.getEntriesByName('app-words').length > 0);
	const ms = await page.evaluate(() => performance.getEntriesByName('app-words')[0]?.startTime ?? Number.NaN);
	await context.close();
	return ms;
}

const launch = (profile: string) => chromium.launchPersistentContext(profile, { ...browserOptions() });
