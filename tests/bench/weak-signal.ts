import type { Browser, Page, Request } from '@playwright/test';
import type { Figure } from './figure.ts';
import { pages } from './pages.ts';

/** One bar: 1.6 Mbit/s, and 300 ms there and back. */
const SIGNAL = { offline: false, latency: 300, downloadThroughput: 200_000, uploadThroughput: 94_000 };
/** A page counts as quiet after this long without a request. */
const QUIET_MS = 1500;

/** What each public page asks for over a weak signal on a first visit: how many requests, in how many waves, for how long. */
export async function weakSignal(browser: Browser, address: string): Promise<Figure[]> {
	const figures: Figure[] = [];
	for (const { path } of pages) {
		const context = await browser.newContext({
			viewport: { width: 390, height: 844 },
			serviceWorkers: 'block',
		});
		const { before, all, waves, quietAfter } = await visit(await context.newPage(), address + path);
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
			},
			{ name: `Weak signal, waves of requests: ${path}`, ours: waves, unit: '', budget: { atMost: 5 } },
			{
				name: `Weak signal, quiet after: ${path}`,
				ours: quietAfter / 1000,
				unit: 's',
				budget: { atMost: 3 },
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
	const asked: Asked[] = [];
	page.on('request', (request: Request) =>
		asked.push({ request, at: Date.now(), until: Number.POSITIVE_INFINITY }),
	);
	page.on('requestfinished', (request) => {
		const ended = asked.find((each) => each.request === request);
		if (ended) ended.until = Date.now();
	});
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
	return { before: [url, ...before], all: asked.length, waves: wavesOf(asked), quietAfter: last() - started };
}

interface Asked {
	request: Request;
	at: number;
	until: number;
}

/** How many requests had to wait for one another: the longest row in which each begins after the one before has ended. */
function wavesOf(asked: readonly Asked[]): number {
	let waves = 0;
	let ended = 0;
	for (const { at, until } of [...asked].sort((a, b) => a.until - b.until)) {
		if (at < ended) continue;
		waves += 1;
		ended = until;
	}
	return waves;
}
