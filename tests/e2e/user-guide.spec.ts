import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, test, testInstalled } from './fixture.ts';
import { sheetsOnPaper, showAsPaper } from './paper.ts';
import { goOffline, untilOnDevice } from './signal.ts';
import { untilQuiet } from './steps.ts';

test('seven steps, each with a screen of the product that is there, light and in words, also on paper; no video where none is configured', async ({
	page,
}) => {
	await page.goto('/user-guide');
	await expect(page.getByRole('main').getByRole('button')).toHaveText(['Print']);
	await expect(page.getByRole('main').getByText(/video/i)).toHaveCount(0);
	const steps = page.getByRole('main').getByRole('list').first().getByRole('listitem');
	await expect(steps).toHaveCount(7);
	for (let at = 0; at < 7; at += 1) {
		const step = steps.nth(at);
		await expect(step.getByText(`Step ${at + 1}`)).toBeVisible();
		await step.scrollIntoViewIfNeeded();
		const picture = step.getByRole('img');
		await expect(picture).toHaveAccessibleName(/.{40,}/);
		await expect
			.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
			.toBe(390);
		// The space reserved for it has its shape, so nothing moves when it arrives.
		expect(
			await picture.evaluate((image: HTMLImageElement) => image.naturalHeight / image.naturalWidth),
		).toBeCloseTo(await picture.evaluate((image: HTMLImageElement) => image.height / image.width), 2);
	}
	await untilQuiet(page);
	await showAsPaper(page);
	await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
	await expect(page.getByText('Step 7')).toBeVisible();
	const sheets = await sheetsOnPaper(page);
	expect(sheets).toBeGreaterThan(0);
	expect(sheets).toBeLessThanOrEqual(4);
});

testInstalled(
	'pictures are not installed with the app, and are there with no signal once they were shown',
	async ({ page }) => {
		await page.goto('/');
		await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
		const worker = await (await page.request.get('/sw.js')).text();
		expect(worker).not.toMatch(/"url":"[^"]+\.webp"/);
		await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
		await page.goto('/user-guide');
		await lookAtPictures(page);
		await expect
			.poll(() => page.evaluate(async () => (await (await caches.open('pictures')).keys()).length))
			.toBe(7);
		await goOffline(page);
		await page.reload();
		await lookAtPictures(page);
	},
);

for (const [kind, path, player] of [
	['a player of another site', '/embed/7', 'iframe'],
	['a file', '/guide.mp4', 'video'],
] as const) {
	test(`${kind}: nothing is asked of its host before play is pressed, then it is let in`, async ({
		page,
		watched,
		serve,
		atEnd,
	}) => {
		// The stand-in host serves no real video.
		watched.expectTrouble(/guide\.mp4/);
		const asked: string[] = [];
		const host = createServer((request, response) => {
			asked.push(request.url ?? '');
			response.setHeader('Content-Type', path.endsWith('.mp4') ? 'video/mp4' : 'text/html');
			response.end('<!doctype html><title>Player</title><p>The film</p>');
		}).listen(0, '127.0.0.1');
		atEnd(() => host.close());
		await once(host, 'listening');
		const { port } = host.address() as AddressInfo;
		const server = await serve({ environment: { GUIDE_VIDEO_URL: `http://127.0.0.1:${port}${path}` } });
		await page.goto(`${server.url}/user-guide`);
		const play = page.getByRole('button', { name: 'Play the video' });
		await expect(play).toBeVisible();
		await untilQuiet(page);
		await expect(page.getByText(`It comes from http://127.0.0.1:${port}${path};`)).toBeVisible();
		expect(asked).toEqual([]);
		await play.click();
		await expect(page.locator(player)).toBeVisible();
		await expect.poll(() => asked).toContain(path);
		if (player === 'iframe') await expect(page.frameLocator('iframe').getByText('The film')).toBeVisible();
	});
}

testInstalled(
	'a video chosen after the app was installed plays: the page reloads if it is older than the choice',
	async ({ page, context, watched, serve }) => {
		// The browser refuses it at the first press.
		watched.expectTrouble(/Content security policy|Framing|ERR_(CONNECTION|EMPTY)/);
		await context.route('https://video.example/**', (route) =>
			route.fulfill({ contentType: 'text/html', body: '<p>The film</p>' }),
		);
		const first = await serve();
		await page.goto(`${first.url}/user-guide`);
		await untilOnDevice(page);
		await first.stop();
		await serve({
			port: first.port,
			environment: { GUIDE_VIDEO_URL: 'https://video.example/embed/7' },
		});
		const policy = () =>
			page.evaluate(async () => {
				const shell = await caches.match('/index.html', { ignoreSearch: true });
				return shell?.headers.get('Content-Security-Policy');
			});
		await page.reload();
		const play = page.getByRole('button', { name: 'Play the video' });
		await expect.poll(policy).toContain('frame-src https://video.example');
		const opened = page.waitForEvent('load');
		await play.click();
		await opened;
		await play.click();
		await expect(page.frameLocator('iframe').getByText('The film')).toBeVisible();
	},
);

/** Scrolls to each of the seven pictures, and waits until it is there. */
async function lookAtPictures(page: Page): Promise<void> {
	const pictures = page.getByRole('main').getByRole('img');
	await expect(pictures).toHaveCount(7);
	for (const picture of await pictures.all()) {
		await picture.scrollIntoViewIfNeeded();
		await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(390);
	}
}
