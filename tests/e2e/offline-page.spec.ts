import { rowsOnDisk } from './disk.ts';
import { expect, test, testInstalled } from './fixture.ts';
import { goOffline } from './signal.ts';
import { scriptsSaying, untilQuiet } from './steps.ts';

test.use({ viewport: { width: 390, height: 844 } });

testInstalled(
	'a guide that was never opened points to what is on this phone: the draft, guides last seen or added to it first, articles',
	async ({ page, context, watched }) => {
		// An article on the device is shown at once and checked in the background.
		watched.expectTrouble(/ERR_INTERNET_DISCONNECTED.*public\/wordpress/);
		await page.goto('/college/168148');
		await expect(page.getByText(/On this phone, refreshed/)).toBeVisible();
		await page.goto('/college/164924');
		await expect(page.getByText(/On this phone, refreshed/)).toBeVisible();
		await page.goto('/trip-planner?trip=c164924,c168148,c166027');
		await expect(page.getByText('Saved on this phone')).toBeVisible();
		// Harvard was only added to the trip, which is enough to bring its guide.
		await expect(page.getByText('Road-ready: all 3 stops on this phone')).toBeVisible();
		await page.goto('/student-voices');
		await expect(page.getByRole('button', { name: /Sample article/ })).toHaveCount(3);
		await expect
			.poll(async () => (await rowsOnDisk(page, 'content', 'article:')).length)
			.toBeGreaterThanOrEqual(3);
		await goOffline(page);
		await page.goto('/college/130794');
		await page.getByRole('link', { name: 'What is on this phone' }).click();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('On this phone');
		const main = page.getByRole('main');
		await expect(main.getByText('No signal', { exact: true })).toBeVisible();
		await page.reload();
		await expect(page.getByRole('contentinfo')).toContainText(/College lists refreshed \w{3} \d/);
		await expect(main.getByRole('region', { name: 'Trips' }).getByRole('link')).toHaveText([
			/Draft, 3 stops/,
		]);
		await expect(main.getByRole('region', { name: 'Guides' }).getByRole('link')).toHaveText([
			/^Harvard University\s*Refreshed \w{3} \d+, \d+ kB$/,
			/^Boston College\s*Refreshed/,
			/^Tufts University\s*Refreshed/,
		]);
		const articles = main.getByRole('region', { name: 'Articles' }).getByRole('link');
		await expect(articles.nth(2)).toBeVisible();
		for (const [link, heading] of [
			[main.getByRole('region', { name: 'Guides' }).getByRole('link').first(), 'Harvard University'],
			[articles.first(), /^(?!On this phone).{10,}/],
		] as const) {
			await link.click();
			await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
			await page.goBack();
			await expect(page.getByRole('heading', { level: 1 })).toHaveText('On this phone');
		}
		await page.goto('/college-guides');
		await context.grantPermissions(['geolocation']);
		await context.setGeolocation({ latitude: 42.36, longitude: -71.09 });
		await page.getByRole('button', { name: 'Near me' }).click();
		await expect(main.getByRole('link').first()).toContainText(/Massachusetts Institute.* mi from you/);
		await page.getByRole('button', { name: 'Near my trip' }).click();
		await expect(main.getByRole('heading', { level: 2 })).toHaveText('Near your trip');
		await expect(main.getByRole('link').first()).toContainText(
			/ mi from (Boston College|Harvard University|Tufts University)/,
		);
		await page.goto('/on-this-device');
		await main.getByRole('region', { name: 'Trips' }).getByRole('link').click();
		await expect(main.getByRole('heading', { level: 3, name: /Tufts University/ })).toBeVisible();
	},
);

testInstalled(
	'on a connection that saves data, a trip’s guides are fetched only on request, in the planner or here',
	async ({ page }) => {
		await page.addInitScript(() => {
			Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
		});
		await page.goto('/trip-planner?trip=c164924,c168148');
		const question = page.getByRole('status').filter({ hasText: 'Your phone is in data-saver mode.' });
		await expect(question).toContainText('Get 2 guides for this trip, to read with no signal? About 10 kB.');
		await expect(page.getByText('0 of 2 guides on this phone')).toBeVisible();
		await question.getByRole('button', { name: 'Get them' }).click();
		await expect(page.getByText('Road-ready: both stops on this phone')).toBeVisible();
		await expect(question).toHaveCount(0);
		await page.goto('/trip-planner?add=c166027');
		await expect(page.getByText('2 of 3 guides on this phone')).toBeVisible();
		await page.goto('/on-this-device');
		const missing = page.getByRole('region', { name: 'Still to come' });
		await expect(missing).toContainText('Your phone is in data-saver mode, so they’re waiting for your OK.');
		await expect(missing.getByRole('listitem')).toHaveText(['Harvard University']);
		await missing.getByRole('button', { name: 'Get them now' }).click();
		await expect(missing).toHaveCount(0);
		await expect(
			page.getByRole('region', { name: 'Guides' }).getByRole('link', { name: /^Harvard University/ }),
		).toBeVisible();
	},
);

testInstalled(
	'on a device where nothing was opened yet it says how each gets here, and search works',
	async ({ page }) => {
		await page.goto('/');
		await goOffline(page);
		await page.goto('/on-this-device');
		for (const words of ['No trips yet.', 'No guides yet.', 'Facts for every college'])
			await expect(page.getByText(words)).toBeVisible();
		await page.getByRole('main').getByRole('search').locator('input:not([aria-hidden])').focus();
		await page.getByRole('main').getByRole('combobox').fill('tufts');
		await page.getByRole('option').first().click();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tufts University');
	},
);

testInstalled('with no signal an unknown address says that a new page opens later', async ({ page }) => {
	await page.goto('/');
	await goOffline(page);
	await page.goto('/college/999999');
	await expect(
		page.getByText('a page you haven’t opened before will open once you’re back online'),
	).toBeVisible();
	await page.getByRole('link', { name: 'What is on this phone' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('On this phone');
});

test.describe('without the app on the device', () => {
	test('a part of the app that cannot be fetched says so within the page, and opens when there is a signal', async ({
		page,
		watched,
	}) => {
		// How browsers report a module that failed to load; sometimes with no message at all.
		watched.expectTrouble(/\/assets\/|dynamically imported module|^uncaught: $/);
		await page.goto('/');
		await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Terms' })).toBeVisible();
		await untilQuiet(page);
		await page.route(/\/assets\//, (route) => route.abort('internetdisconnected'));
		await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not on this phone yet.');
		await expect(page.getByRole('banner')).toBeVisible();
		await page.unroute(/\/assets\//);
		await page.getByRole('button', { name: 'Load again' }).click();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms');
	});

	test('a page that was tapped too early opens by itself when the signal is back, without a new document', async ({
		page,
		context,
		watched,
	}) => {
		watched.expectTrouble(/\/assets\/|\/api\/|dynamically imported module|^uncaught: $/);
		await page.goto('/');
		const terms = page.getByRole('contentinfo').getByRole('link', { name: 'Terms' });
		await expect(terms).toBeVisible();
		await untilQuiet(page);
		await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
		await context.setOffline(true);
		await terms.click();
		const heading = page.getByRole('heading', { level: 1 });
		await expect(heading).toHaveText('This page is not on this phone yet.');
		await context.setOffline(false);
		await expect(heading).toHaveText('Terms');
		expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true);
	});

	test('the words of a document stay until the app and its page can be fetched', async ({
		page,
		context,
		watched,
	}) => {
		watched.expectTrouble(/\/assets\/|dynamically imported module|could not be fetched yet|^uncaught: $/);
		const own = scriptsSaying('Who it helps');
		await page.route(own, (route) => route.abort('internetdisconnected'));
		const refused = page.waitForEvent('console', (message) =>
			/could not be fetched yet/.test(message.text()),
		);
		await page.goto('/donate');
		await refused;
		const heading = page.getByRole('heading', { level: 1 });
		await expect(heading).toHaveText('Donate');
		await page.unroute(own);
		await context.setOffline(true);
		await context.setOffline(false);
		await expect(page.getByRole('heading', { name: 'Who it helps' })).toBeVisible();
	});

	test('the parts that come after the words wait for the signal, and the words stay', async ({
		page,
		context,
		watched,
	}) => {
		watched.expectTrouble(/\/assets\/|dynamically imported module|could not be fetched yet|^uncaught: $/);
		const later = scriptsSaying('Resources`');
		await page.route(later, (route) => route.abort('internetdisconnected'));
		// From here on the page waits for a signal; it would have missed an earlier one.
		const refused = page.waitForEvent(
			'console',
			(message) => /could not be fetched yet/.test(message.text()) && later.test(message.text()),
		);
		await page.goto('/');
		await refused;
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Plan the whole tour/);
		await expect(page.getByRole('contentinfo')).toBeEmpty();
		await page.unroute(later);
		await context.setOffline(true);
		await context.setOffline(false);
		await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Terms' })).toBeVisible();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Plan the whole tour/);
	});

	test('what brings the articles and what is searched for waits for it, too', async ({
		page,
		context,
		watched,
	}) => {
		watched.expectTrouble(/\/assets\/|dynamically imported module|could not be fetched yet/);
		const later = scriptsSaying('Content could not be refreshed');
		const find = scriptsSaying('No college or state by that name.');
		// The form stays while its field becomes a combobox.
		const nearby = page.getByRole('contentinfo').getByRole('search');
		const search = nearby.getByPlaceholder('Where do you want to go?');
		for (const scripts of [later, find])
			await page.route(scripts, (route) => route.abort('internetdisconnected'));
		const refused = (scripts: RegExp) =>
			page.waitForEvent('requestfailed', (request) => scripts.test(request.url()));
		await Promise.all([refused(later), page.goto('/').then(() => nearby.scrollIntoViewIfNeeded())]);
		await Promise.all([refused(find), search.fill('boston coll')]);
		await page.unroute(later);
		await page.unroute(find);
		await context.setOffline(true);
		await context.setOffline(false);
		await expect(page.getByRole('option', { name: /^Boston College/ })).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(page.getByRole('main').getByText('How to plan a college tour in one evening')).toBeVisible();
	});

	test('the part that reads a file waits for it, and the planner stays meanwhile', async ({
		page,
		context,
		watched,
	}) => {
		watched.expectTrouble(/\/assets\/|dynamically imported module|could not be fetched yet/);
		const later = scriptsSaying('Choose a file');
		await page.goto('/trip-planner');
		const planner = page.getByText('Search for your first college');
		await expect(planner).toBeVisible();
		await page.route(later, (route) => route.abort('internetdisconnected'));
		const waits = page.waitForEvent(
			'console',
			(message) => /could not be fetched yet/.test(message.text()) && later.test(message.text()),
		);
		await page.getByRole('button', { name: 'Import a trip' }).click();
		await waits;
		await expect(planner).toBeVisible();
		await page.unroute(later);
		await context.setOffline(true);
		await context.setOffline(false);
		await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible();
	});

	test('a menu that cannot be fetched says so, and opens at the next try', async ({ page, watched }) => {
		await page.setViewportSize({ width: 390, height: 844 });
		watched.expectTrouble(/\/assets\/|dynamically imported module/);
		const menu = scriptsSaying('Close menu');
		await page.route(menu, (route) => route.abort('internetdisconnected'));
		await page.goto('/terms');
		const opener = page.getByRole('banner').getByRole('button', { name: 'Menu' });
		await opener.click();
		await expect(
			page.getByText('The menu has not loaded yet. Try again when the signal is back.'),
		).toBeVisible();
		await page.unroute(menu);
		await opener.click();
		await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
	});
});
