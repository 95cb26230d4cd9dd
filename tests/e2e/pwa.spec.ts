import type { Page } from '@playwright/test';
import { expect, test, testInstalled } from './fixture.ts';
import { goOffline, goOnline, untilOnDevice } from './signal.ts';

/** With what TypeScript does not know yet. */
type Routed = PerformanceResourceTiming & { workerFinalSourceType: string };

interface Icon {
	src: string;
	type: string;
	sizes: string;
}

test('the manifest makes it installable, and every icon it names loads in the size it says', async ({
	page,
	request,
}) => {
	await page.goto('/');
	const address = await page.locator('link[rel=manifest]').getAttribute('href');
	const answer = await request.get(address ?? '');
	expect(answer.headers()['content-type']).toContain('application/manifest+json');
	const manifest = await answer.json();
	expect(manifest).toMatchObject({
		name: 'College Tour Trails',
		short_name: 'Tour Trails',
		start_url: '/',
		display: 'standalone',
	});
	const icons: Icon[] = manifest.icons;
	expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
	for (const { src, type, sizes } of icons) {
		const icon = await request.get(src);
		expect(icon.status()).toBe(200);
		expect(icon.headers()['content-type']).toContain(type);
		const width = await page.evaluate(async (url) => {
			const image = new Image();
			image.src = url;
			await image.decode();
			return image.naturalWidth;
		}, src);
		if (sizes !== 'any') expect(`${width}x${width}`).toBe(sizes);
	}
});

testInstalled('the browser finds nothing that prevents installation', async ({ page }) => {
	await page.goto('/');
	await untilOnDevice(page);
	const session = await page.context().newCDPSession(page);
	const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
	// Playwright's contexts are private windows, which cannot install apps; that is the only error allowed.
	expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual(
		[],
	);
});

testInstalled(
	'the worker serves the page that installed it, so that it can go offline at once',
	async ({ page }) => {
		await page.goto('/college-guides');
		await goOffline(page);
		await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Trip Planner' }).click();
		await expect(page.getByText('No stops yet')).toBeVisible();
		// The map's script is stored packed; requested by its name, it arrives as a script.
		const script = await page.evaluate(async () => {
			const stored = await Promise.all(
				(await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
			);
			const packed = stored.flat().find(({ url }) => url.endsWith('.js.bin'))?.url ?? '';
			const answer = await fetch(packed.replace(/\.bin$/, ''));
			return { type: answer.headers.get('content-type'), text: (await answer.text()).slice(0, 400) };
		});
		expect(script).toEqual({
			type: expect.stringContaining('javascript'),
			text: expect.stringContaining('MapLibre'),
		});
		// Everything else the browser reads from the cache without asking the worker.
		const sources = await page.evaluate(() =>
			(performance.getEntriesByType('resource') as Routed[]).map(
				({ name, workerFinalSourceType }) =>
					`${name.replace(/^.*\/|-.*$/g, '')} from ${workerFinalSourceType}`,
			),
		);
		expect(sources).toEqual(expect.arrayContaining(['planner from cache', 'maplibre from fetch-event']));
	},
);

testInstalled('a page that was loaded without the worker is served by it again', async ({ page }) => {
	await page.goto('/college-guides');
	await untilOnDevice(page);
	// Recorded as the page starts: once idle, it asks the worker to take over.
	await page.addInitScript(() => {
		const { controller } = navigator.serviceWorker;
		Object.assign(window, { __beginsWith: controller ? 'a worker' : 'none' });
	});
	const loaded = page.waitForEvent('load');
	await (await page.context().newCDPSession(page)).send('Page.reload', { ignoreCache: true });
	await loaded;
	expect(await page.evaluate(() => (window as { __beginsWith?: string }).__beginsWith)).toBe('none');
	await goOffline(page);
	await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Trip Planner' }).click();
	await expect(page.getByText('No stops yet')).toBeVisible();
});

testInstalled(
	'"No signal" shows when the browser goes offline, and goes away when it is back',
	async ({ page }) => {
		await page.goto('/');
		const badge = page.getByRole('banner').getByText('No signal');
		await expect(badge).toBeHidden();
		await goOffline(page);
		await expect(badge).toBeVisible();
		await page.getByRole('link', { name: 'See a guide: Boston College' }).click();
		await expect(badge).toBeVisible();
		await goOnline(page);
		await expect(badge).toBeHidden();
	},
);

testInstalled(
	'"No signal" tells the truth when the network is there and the server is not',
	async ({ page, watched, serve }) => {
		const server = await serve();
		watched.expectTrouble(/ERR_(CONNECTION_REFUSED|EMPTY_RESPONSE|CONNECTION_RESET).*\/sw\.js/);
		await page.goto(`${server.url}/college-guides`);
		await untilOnDevice(page);
		await server.stop();
		expect(await page.evaluate(() => navigator.onLine)).toBe(true);
		await page.reload();
		const badge = page.getByRole('banner').getByText('No signal');
		await expect(badge).toBeVisible();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('College Guides');
		await serve({ port: server.port });
		await page.evaluate(() => dispatchEvent(new Event('online')));
		await expect(badge).toBeHidden();
	},
);

testInstalled(
	'the page of a captive portal is taken for no signal, not for content',
	async ({ page, watched }) => {
		watched.expectTrouble(/EventSource's response has a MIME type/);
		await page.route('**/api/**', (route) =>
			route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Welcome to Campus Inn WiFi</h1>' }),
		);
		await page.goto('/college-guides');
		await expect(page.getByRole('banner').getByText('No signal')).toBeVisible();
		await expect(page.getByRole('main').getByRole('link', { name: 'Boston College' })).toBeVisible();
	},
);

for (const [whose, isCaught] of [
	['the shell', /\/index\.html/],
	['every file of the app but the shell', /\/(assets|icons)\/|\.webmanifest/],
] as const)
	testInstalled(
		`a captive portal that answers for ${whose} while the app is fetched leaves nothing of its own on the device`,
		async ({ page, context, watched }) => {
			watched.expectTrouble(/digest.*integrity|bad-precaching-response/);
			const portal = { status: 200, contentType: 'text/html', body: '<h1>Welcome to Campus Inn WiFi</h1>' };
			let caught = 0;
			await context.route(isCaught, (route) => {
				if (!route.request().serviceWorker()) return route.continue();
				caught++;
				return route.fulfill(portal);
			});
			await page.goto('/college-guides');
			await expect.poll(() => caught).toBeGreaterThan(0);
			await context.unroute(isCaught);
			await page.reload();
			await goOffline(page);
			await page.goto('/itineraries');
			await expect(page.getByRole('heading', { level: 1 })).toHaveText('Itineraries');
			expect(await keptPages(page)).toEqual([expect.stringMatching(/\/index\.html/)]);
		},
	);

testInstalled(
	'an app whose files the browser has cleared says that it is not here, and fetches them again',
	async ({ page, context }) => {
		await page.goto('/on-this-device');
		await untilOnDevice(page);
		const isReady = page.getByText('All of this works with no signal, too.');
		await expect(isReady).toBeVisible();
		// Since the page was opened, all of the app has come.
		await expect(page.getByText(/^[2-9]\.\d MB in all, including the app itself\.$/)).toBeVisible();
		await page.evaluate(async () => {
			for (const name of await caches.keys()) await caches.delete(name);
		});
		// The page itself does without the highways.
		const highways = /\/assets\/highways-/;
		let letThrough: () => void = () => undefined;
		const mayCome = new Promise<void>((resolve) => {
			letThrough = resolve;
		});
		await context.route(highways, (route) => mayCome.then(() => route.continue()));
		await page.reload();
		await expect(page.getByText('The app is not on this computer yet')).toBeVisible();
		await expect(page.getByText(/B in all\.$/)).toBeVisible();
		letThrough();
		await expect(isReady).toBeVisible();
		await goOffline(page);
		await page.goto('/itineraries');
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Itineraries');
	},
);

testInstalled(
	'a device that is too full for the app says so',
	async ({ page, context, baseURL, watched }) => {
		watched.expectTrouble(/The app could not be kept|QuotaExceeded/);
		const browser = await context.newCDPSession(page);
		await browser.send('Storage.overrideQuotaForOrigin', { origin: baseURL ?? '', quotaSize: 1_500_000 });
		await page.goto('/on-this-device');
		await expect(page.getByText('This computer has no room left for the app')).toBeVisible();
	},
);

testInstalled('the footer says how old the content on this device is', async ({ page }) => {
	await page.goto('/college-guides');
	await expect(
		page.getByRole('contentinfo').getByText(/College lists refreshed [A-Z][a-z]{2} \d+\./),
	).toBeVisible();
	await goOffline(page);
	await page.reload();
	await expect(page.getByRole('contentinfo').getByText(/College lists refreshed/)).toBeVisible();
});

testInstalled('unchanged content costs one request and a tiny answer', async ({ page }) => {
	await page.goto('/college-guides');
	await expect(page.getByRole('contentinfo').getByText(/College lists refreshed/)).toBeVisible();
	const answer = page.waitForResponse((response) => response.url().includes('/api/catalogue?since='));
	await page.reload();
	expect((await (await answer).text()).length).toBeLessThan(500);
});

/** The addresses under which this browser keeps a page. */
function keptPages(page: Page): Promise<string[]> {
	return page.evaluate(async () => {
		const addresses: string[] = [];
		for (const name of await caches.keys()) {
			const cache = await caches.open(name);
			for (const { url } of await cache.keys()) {
				const type = (await cache.match(url))?.headers.get('Content-Type');
				if (type?.startsWith('text/html')) addresses.push(url);
			}
		}
		return addresses;
	});
}
