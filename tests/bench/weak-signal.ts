import type { Browser, Page, Request } from '@playwright/test';
import type { Figure } from './figure.ts';
import { pages } from './pages.ts';

/** One bar: 1.6 Mbit/s, and 300 ms there and back. */
const SIGNAL = { offline: false, latency: 300, downloadThroughput: 200_000, uploadThroughput: 94_000 };
/** A page counts as quiet after this long without a request. */
const QUIET_MS = 1500;

/** Requests of each public page over a weak signal on a first visit: before the app answers, and in all. */
export async function weakSignal(browser: Browser, address: string): Promise<Figure[]> {
	const figures: Figure[] = [];
	for (const { path } of pages) {
		const context = await browser.newContext({
			viewport: { width: 390, height: 844 },
			serviceWorkers: 'block',
		});
		const { before, all, quietAfter } = await visit(await context.newPage(), address + path);
		await context.close();
		if (process.env.BENCH_FILES) console.log(before.join('\n  '));
		figures.push(
			{
				name: `Weak signal, requests before the app answers: ${path}`,
				ours: before.length,
				unit: '',
				budget: { atMost: 12 },
			},
			{
				name: `Weak signal, requests in all: ${path}`,
				ours: all,
				unit: '',
				budget: { atMost: 35 },
				note: `quiet after ${(quietAfter / 1000).toFixed(1)} s`,
			},
		);
	}
	return figures;
}

/**
 * The app answers once its own heading has taken the place of the document's: it waited for the requests made before that, but not for
 * those it makes while drawing.
 */
async function visit(page: Page, url: string) {
	const asked: { url: string; at: number }[] = [];
	page.on('request', (request: Request) => asked.push({ url: request.url(), at: Date.now() }));
	const slowed = await page.context().newCDPSession(page);
	await slowed.send('Network.enable');
	await slowed.send('Network.emulateNetworkConditions', SIGNAL);
	await page.addInitScript(() => {
		const seen = new MutationObserver(() => {
			if (!document.querySelector('header ~ main h1')) return;
			seen.disconnect();
			performance.mark('app-answers');
		});
		seen.observe(document, { childList: true, subtree: true });
	});
	const started = Date.now();
	await page.goto(url, { waitUntil: 'commit' });
	await page.locator('header ~ main h1').first().waitFor();
	const last = () => asked.at(-1)?.at ?? started;
	while (Date.now() - last() < QUIET_MS) await page.waitForTimeout(100);
	const before = await page.evaluate(() => {
		const [answered] = performance.getEntriesByName('app-answers');
		const files = performance.getEntriesByType('resource');
		return files.filter(({ startTime }) => startTime < (answered?.startTime ?? 0)).map(({ name }) => name);
	});
	return { before: [url, ...before], all: asked.length, quietAfter: last() - started };
}
