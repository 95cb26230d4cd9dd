/**
 * Takes the pictures of the running product for the README and the install prompt: `npm run screenshots --
 * http://127.0.0.1:3000`.
 */
import { chromium } from '@playwright/test';

const origin = process.argv[2] ?? 'http://127.0.0.1:3000';
/** Yale, Wesleyan, Brown, Tufts, Boston College, Amherst: a loop through New England. */
const trip = '/trip-planner?trip=c130794,c130697,c217156,c168148,c164924,c164465';
const pictures = [
	{ file: 'public/screenshots/planner-wide.png', path: trip, width: 1280, height: 800 },
	{ file: 'public/screenshots/guide-narrow.png', path: '/college/164924', width: 390, height: 844 },
	{ file: 'public/screenshots/planner-narrow.png', path: trip, width: 390, height: 844 },
];

const browser = await chromium.launch({
	executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
	args: ['--no-sandbox', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
});
for (const { file, path, width, height } of pictures) {
	const page = await browser.newPage({ viewport: { width, height }, colorScheme: 'light' });
	await page.goto(origin + path, { waitUntil: 'networkidle' });
	// Enough for the trail to draw itself, and for the new trip's toast to disappear.
	await page.waitForTimeout(9500);
	await page.screenshot({ path: file });
	await page.close();
}
await browser.close();
