import { testInstalled as base, expect, test } from './fixture.ts';
import { buildNextVersion } from './next-version.ts';
import { untilOnDevice } from './signal.ts';
import { untilQuiet } from './steps.ts';

const OLD_WORDS = 'Tell us the campuses and the dates.';
const NEW_WORDS = 'Name us the campuses and the dates.';

/** The folder of a next version, which differs in a few words and lasts as long as the test. */
function nextVersion(atEnd: (act: () => unknown) => void): string {
	const { root, remove } = buildNextVersion({ [OLD_WORDS]: NEW_WORDS });
	atEnd(remove);
	return root;
}

interface Site {
	url: string;
	/** Puts the next version in its place, which the page finds. */
	release: () => Promise<void>;
}

/** With a site whose app is on the page's device. */
const testInstalled = base.extend<{ site: Site }>({
	site: async ({ page, watched, serve, atEnd }, use) => {
		watched.expectTrouble(/ERR_(CONNECTION_REFUSED|EMPTY_RESPONSE|CONNECTION_RESET).*\/sw\.js/);
		const first = await serve();
		await page.goto(`${first.url}/college-guides`);
		await untilOnDevice(page);
		const release = async () => {
			await first.stop();
			await serve({ root: nextVersion(atEnd), port: first.port });
			await page.evaluate(async () => {
				const registration = await navigator.serviceWorker.ready;
				await registration.update();
			});
			// A browser replaces a worker only once no page has anything left to fetch.
			for (const each of page.context().pages()) await untilQuiet(each);
		};
		await use({ url: first.url, release });
	},
});

testInstalled(
	'a new version is offered, nothing of it shows before it is accepted, and all of it after',
	async ({ page, site: { release } }) => {
		await release();
		await expect(page.getByText('A new version is ready.')).toBeVisible();
		// A chunk this page has not loaded yet, whose file the server no longer has.
		await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Itineraries' }).click();
		await expect(page.getByText(OLD_WORDS)).toBeVisible();
		await page.reload();
		await expect(page.getByText(OLD_WORDS)).toBeVisible();

		// For the same reason as in `release`. A person also reads before tapping.
		await untilQuiet(page);
		await page.getByRole('button', { name: 'Use it' }).click();
		await expect(page.getByText(NEW_WORDS)).toBeVisible();
		await expect(page.getByText('A new version is ready.')).toBeHidden();
		await untilOnDevice(page);
		await page.context().setOffline(true);
		await page.reload();
		await expect(page.getByText(NEW_WORDS)).toBeVisible();
	},
);

testInstalled(
	'a second tab keeps working when the first one takes the new version',
	async ({ page, context, watched, site: { url, release } }) => {
		// The old version's file is gone for good: the tab finds out by requesting it.
		watched.expectTrouble(/(404|Failed to (load|fetch)|Refused to (apply style|execute script)).*\/assets\//);
		const tab = await context.newPage();
		await tab.goto(`${url}/college-guides`);
		await expect(tab.getByRole('heading', { level: 1 })).toHaveText('College Guides');
		await release();
		await tab.evaluate(() =>
			navigator.serviceWorker.addEventListener('controllerchange', () => {
				document.body.dataset.worker = 'new';
			}),
		);
		const reloaded = page.waitForEvent('load');
		await page.getByRole('button', { name: 'Use it' }).click();
		await reloaded;
		await expect(tab.locator('body')).toHaveAttribute('data-worker', 'new');
		// Nor may the browser's own cache have it.
		await (await context.newCDPSession(tab)).send('Network.clearBrowserCache');
		await tab.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Itineraries' }).click();
		await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Itineraries');
		await expect(tab.getByText(NEW_WORDS)).toBeVisible();
	},
);

testInstalled(
	'a second tab that takes the version which the first one has taken already has it',
	async ({ page, context, site: { url, release } }) => {
		const tab = await context.newPage();
		await tab.goto(`${url}/itineraries`);
		await expect(tab.getByText(OLD_WORDS)).toBeVisible();
		await release();
		const offer = tab.getByRole('button', { name: 'Use it' });
		await expect(offer).toBeVisible();
		const reloaded = page.waitForEvent('load');
		await page.getByRole('button', { name: 'Use it' }).click();
		await reloaded;
		await offer.click();
		await expect(tab.getByText(NEW_WORDS)).toBeVisible();
		await expect(tab.getByText('Opening the new version…')).toBeHidden();
	},
);

test('a page without a worker that needs a part of the old version opens with the new one', async ({
	page,
	watched,
	serve,
	atEnd,
}) => {
	// The old version's file is gone for good: the page finds out by requesting it.
	watched.expectTrouble(/(404|Failed to (load|fetch)|Refused to (apply style|execute script)).*\/assets\//);
	const first = await serve();
	await page.goto(`${first.url}/college-guides`);
	await untilQuiet(page);
	await first.stop();
	await serve({ root: nextVersion(atEnd), port: first.port });
	await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Itineraries' }).click();
	await expect(page.getByText(NEW_WORDS)).toBeVisible();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Itineraries');
});
