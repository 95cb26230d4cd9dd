import type { Page } from '@playwright/test';
import { expect, test, testInstalled } from './fixture.ts';
import { accountLink, adminPassword, signIn, signInAsAdmin } from './sign-in-steps.ts';
import { goOffline, goOnline, untilOnDevice } from './signal.ts';
import { holdSaves } from './steps.ts';

/** Flips a switch that starts in the opposite state. */
async function turn(page: Page, name: string, checked: boolean): Promise<void> {
	const toggle = page.getByRole('switch', { name });
	await expect(toggle).toBeChecked({ checked: !checked });
	await toggle.click();
	await expect(toggle).toBeChecked({ checked });
}

test('the back office is an app of its own, served only to those who may open it', async ({
	page,
	watched,
	serve,
}) => {
	const server = await serve();
	watched.expectTrouble(/404/);
	const refused = await page.goto(`${server.url}/admin`);
	expect(refused?.status()).toBe(404);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(
		"Sorry we couldn't complete your request!",
	);
	const worker = await (await page.request.get(`${server.url}/sw.js`)).text();

	await page.goto(`${server.url}/sign-in/start?return=/about`);
	await signIn(page, 'admin@localhost', adminPassword(server));
	await accountLink(page).click();
	await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
	await expect(page.getByText('1 person with an account')).toBeVisible();
	// The worker puts none of this app's code on visitors' devices; identical styles share one file.
	const scripts = await page
		.locator('script[src]')
		.evaluateAll((parts) =>
			parts.map((part) => new URL(part.getAttribute('src') ?? '', location.href).pathname),
		);
	expect(scripts.length).toBeGreaterThan(0);
	for (const script of scripts) expect(worker).not.toContain(script.slice(1));

	await page.goto(`${server.url}/admin/nothing`);
	await expect(page.getByRole('alert')).toContainText('contact a developer');
});

testInstalled(
	'an editor shows a college and writes its guide, and a phone reads it with no signal until it is disabled',
	async ({ page, browser, watched, serve }) => {
		const server = await serve();
		const phone = await browser.newPage();
		const heading = page.getByRole('heading', { level: 1 });
		const guide = `${server.url}/college/210669`;
		await test.step('hides a college, and its guide is nowhere', async () => {
			watched.expectTrouble(/404/);
			await signInAsAdmin(page, server, '/admin/colleges');
			await page.getByRole('link', { name: 'Allegheny College' }).click();
			await expect(heading).toHaveText('Allegheny College');
			await turn(page, 'Visible', false);
			await turn(page, 'Live', false);
			await expect(page.getByRole('link', { name: 'View page' })).toBeHidden();
			expect((await phone.goto(guide))?.status()).toBe(404);
		});

		await test.step('adds it again by its name', async () => {
			await page.getByRole('link', { name: 'All colleges' }).click();
			await expect(heading).toHaveText('Colleges Manager');
			await expect(page.getByRole('link', { name: 'Allegheny College' })).toBeHidden();
			await page.getByRole('combobox', { name: 'Add a college' }).fill('allegh');
			await page.getByRole('option', { name: /Allegheny College/ }).click();
			await expect(heading).toHaveText('Allegheny College');
			await expect(page.getByRole('switch', { name: 'Visible' })).toBeChecked();
		});

		await test.step('writes its guide, adds a place and finds a picture', async () => {
			await page.getByRole('textbox', { name: 'Stay' }).fill('The inn on Park Avenue.');
			await page.getByLabel('In-state tuition').fill('51,000');
			await page.getByRole('button', { name: 'Save changes' }).click();
			await expect(page.getByRole('alert')).toHaveText('Digits only');
			await page.getByLabel('In-state tuition').fill('51000');
			// Reloading the page loses none of it.
			await page.reload();
			await expect(page.getByText('Unsaved: Stay, In-state tuition.')).toBeVisible();
			await page.getByRole('button', { name: 'Save changes' }).click();
			await expect(page.getByText(/^Unsaved/)).toBeHidden();
			await page.getByRole('button', { name: 'Add on the map' }).click();
			await page
				.getByRole('region', { name: /^Map of the surroundings/ })
				.click({ position: { x: 60, y: 60 } });
			const dialog = page.getByRole('dialog', { name: 'Add a place' });
			await expect(dialog.getByLabel('Latitude')).toHaveValue(/^41\.\d{1,5}$/);
			await dialog.getByLabel('Name').fill('The Park Inn');
			const latitude = await dialog.getByLabel('Latitude').inputValue();
			await dialog.getByLabel('Latitude').fill('46.65');
			await dialog.getByRole('button', { name: 'Add the place' }).click();
			await expect(dialog.getByText(/^This point is 3\d\d miles from the campus/)).toBeVisible();
			await dialog.getByLabel('Latitude').fill(latitude);
			await dialog.getByRole('button', { name: 'Add the place' }).click();
			await expect(page.getByRole('button', { name: 'Edit The Park Inn' })).toBeVisible();
			await page.getByLabel('Upload a picture').setInputFiles('public/icons/icon-192.png');
			await expect(page.getByRole('button', { name: 'Remove the picture' })).toBeVisible();
			// After it is removed, it can be found among the pictures stored here.
			await page.getByRole('button', { name: 'Remove the picture' }).click();
			await page.getByLabel('Find a picture').fill('icon 192');
			await page.getByRole('button', { name: 'Search', exact: true }).click();
			await page.getByRole('button', { name: 'Use it: icon-192' }).click();
			await expect(page.getByRole('button', { name: 'Remove the picture' })).toBeVisible();
			await turn(page, 'Live', true);
			await expect(page.getByRole('link', { name: 'View page' })).toBeVisible();
		});

		await test.step('reads it on a phone, also with no signal', async () => {
			// The worker keeps the pictures that it brings itself.
			await untilOnDevice(phone);
			await phone.goto(guide);
			await expect(phone.getByText('The inn on Park Avenue.')).toBeVisible();
			await expect(phone.getByText('$51,000')).toBeVisible();
			await expect(phone.getByRole('region', { name: 'Stay' }).getByText('The Park Inn')).toBeVisible();
			const picture = phone.locator('img[src^="/images/"]');
			await expect(picture).toHaveJSProperty('naturalWidth', 192);
			await goOffline(phone);
			await phone.reload();
			await expect(picture).toHaveJSProperty('naturalWidth', 192);
			await expect(phone.getByText('The inn on Park Avenue.')).toBeVisible();
			// A picture that the browser has cleared away leaves no hole.
			await phone.evaluate(() => caches.delete('pictures'));
			await (await phone.context().newCDPSession(phone)).send('Network.clearBrowserCache');
			await phone.reload();
			await expect(phone.getByText(/\w sheet$/).filter({ visible: true })).toBeVisible();
			await expect(picture).toHaveCount(0);
			await goOnline(phone);
		});

		await test.step('updates it, and the phone says so', async () => {
			const updated = phone.getByText('This guide was just updated.');
			await expect(updated).toBeHidden();
			await page.getByRole('textbox', { name: 'Stay' }).fill('A new inn by the mill.');
			await page.getByRole('button', { name: 'Save changes' }).click();
			await expect(updated).toBeVisible();
			await expect(phone.getByText('A new inn by the mill.')).toBeVisible();
		});

		await test.step('disables it, and it is nowhere again', async () => {
			await turn(page, 'Live', false);
			await expect(page.getByRole('link', { name: 'View page' })).toBeHidden();
			await expect(phone.getByRole('heading', { level: 1 })).toHaveText(
				"Sorry we couldn't complete your request!",
			);
		});
	},
);

test('saves follow one another, and typing during one is not lost', async ({ page, serve }) => {
	const server = await serve();
	await signInAsAdmin(page, server, '/admin/colleges/210669');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Allegheny College');
	const answered = await holdSaves(page);
	await page.getByLabel('Website').fill('https://www.allegheny.edu/visit');
	await page.getByRole('button', { name: 'Save changes' }).click();
	await answered(async () => {
		await page.getByLabel('Website').fill('https://www.allegheny.edu/visit-us');
		await page.getByLabel('In-state tuition').fill('52000');
		await page.getByLabel('Upload a picture').setInputFiles('public/icons/icon-192.png');
	});
	await answered();
	await expect(page.getByRole('button', { name: 'Remove the picture' })).toBeVisible();
	await page.getByRole('button', { name: 'Remove the picture' }).click();
	await answered();
	await expect(page.getByRole('button', { name: 'Remove the picture' })).toBeHidden();
	await expect(page.getByText('Unsaved: Website, In-state tuition.')).toBeVisible();
	await expect(page.getByLabel('Website')).toHaveValue('https://www.allegheny.edu/visit-us');
	await expect(page.getByText(/saved this college after you opened it/)).toBeHidden();
	await page.getByRole('button', { name: 'Save changes' }).click();
	await answered();
	await expect(page.getByText(/^Unsaved/)).toBeHidden();
	await page.reload();
	await expect(page.getByLabel('In-state tuition')).toHaveValue('52000');
});
