/**
 * Takes the user guide's pictures of the running product, light and dark, and prints the size of each: `npm run
 * guide-pictures -- http://127.0.0.1:3000`. They are committed; run this by hand when a screen they show has changed.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';

const origin = process.argv[2] ?? 'http://127.0.0.1:3000';
const target = join(import.meta.dirname, '../src/features/user-guide/pictures');
const TRIP = '/trip-planner?trip=c164924,c168148,c217156,c130794';
/** Enough for the trail to draw itself, and for the new trip's toast to disappear. */
const SETTLED_MS = 9500;
const QUALITY = 55;
/** A picture's maximum size: a phone downloads fourteen of them. */
const MOST_BYTES = 40_000;

const steps: [name: string, take: (page: Page) => Promise<void>][] = [
	['find', findCollege],
	['read', readGuide],
	['add', addStop],
	['order', orderStops],
	['way', seeTheWay],
	['save', saveTrip],
	['offline', loseTheSignal],
];

const browser = await chromium.launch({
	executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
	args: ['--no-sandbox', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
});
mkdirSync(target, { recursive: true });
for (const colorScheme of ['light', 'dark'] as const) {
	for (const [name, take] of steps) {
		const context = await browser.newContext({
			viewport: { width: 390, height: 844 },
			colorScheme,
			reducedMotion: 'reduce',
		});
		const page = await context.newPage();
		await take(page);
		const picture = await webp(context, page);
		if (picture.length > MOST_BYTES) throw new Error(`${name}-${colorScheme} weighs ${picture.length} bytes`);
		writeFileSync(join(target, `${name}-${colorScheme}.webp`), picture);
		console.log(`${name}-${colorScheme} ${picture.length} bytes`);
		await context.close();
	}
}
await browser.close();

async function findCollege(page: Page) {
	await page.goto(origin, { waitUntil: 'networkidle' });
	await page.getByRole('main').getByRole('search').locator('input:not([aria-hidden])').focus();
	await page.getByRole('main').getByRole('combobox').fill('boston');
	await page.getByRole('option').first().waitFor();
}

async function readGuide(page: Page) {
	await page.goto(`${origin}/college/164924`, { waitUntil: 'networkidle' });
	await page.waitForTimeout(1500);
}

async function addStop(page: Page) {
	await openTrip(page);
	await page.getByRole('button', { name: 'Add stop' }).first().click();
	await page.waitForTimeout(2500);
}

async function orderStops(page: Page) {
	await openTrip(page);
	await page.getByRole('button', { name: 'Edit stops' }).first().click();
	await page.getByRole('heading', { level: 3 }).nth(1).scrollIntoViewIfNeeded();
	await page.waitForTimeout(500);
}

async function seeTheWay(page: Page) {
	await openTrip(page);
}

async function saveTrip(page: Page) {
	await openTrip(page);
	await page.getByRole('button', { name: 'Save', exact: true }).click();
	await page.getByRole('dialog').waitFor();
}

async function loseTheSignal(page: Page) {
	await page.goto(`${origin}/college/164924`, { waitUntil: 'networkidle' });
	await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
	await page.waitForTimeout(2000);
	await page.context().setOffline(true);
	await page.reload();
	await page.getByText('No signal').first().waitFor();
	await page.getByRole('heading', { name: 'Eat', exact: true }).scrollIntoViewIfNeeded();
	await page.waitForTimeout(1500);
}

async function openTrip(page: Page) {
	await page.goto(origin + TRIP, { waitUntil: 'networkidle' });
	await page.waitForTimeout(SETTLED_MS);
}

async function webp(context: BrowserContext, page: Page): Promise<Buffer> {
	const session = await context.newCDPSession(page);
	const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
	return Buffer.from(data, 'base64');
}
