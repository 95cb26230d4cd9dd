import { expect, test, testInstalled } from './fixture.ts';
import { bostonCollege, contentPages, home, massachusetts, notFound } from './pages.ts';
import { goOffline, goOnline } from './signal.ts';
import { expectShown } from './steps.ts';

const unseen = {
	address: '/college/166027',
	heading: 'Harvard University',
	words: 'This guide is not on this computer yet.',
};

testInstalled(
	'on the second visit every content page, and the 404, opens with no signal',
	async ({ page, watched }) => {
		// The user guide's pictures are stored once shown; its text does without them.
		watched.expectTrouble(/\/assets\/[\w-]+\.webp/);
		await page.goto(bostonCollege.address);
		await goOffline(page);
		for (const each of [...contentPages, unseen, notFound]) {
			await test.step(each.address, async () => {
				await page.goto(each.address);
				await expectShown(page, each);
			});
		}
	},
);

testInstalled(
	'with no signal links work from home to a state, a region, the list and back',
	async ({ page }) => {
		await page.goto('/');
		await goOffline(page);
		await page.reload();
		await page.getByRole('group', { name: 'Regions' }).getByRole('link', { name: 'New England' }).click();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('New England');
		await page.getByRole('main').getByRole('link', { name: 'Massachusetts', exact: true }).click();
		await expectShown(page, massachusetts);
		await page
			.getByRole('main')
			.getByRole('link', { name: /MA Smith College/ })
			.click();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Smith College');
		await page.goBack();
		await expectShown(page, massachusetts);
		await page.getByRole('link', { name: 'College Tour Trails, home' }).click();
		await expectShown(page, home);
	},
);

testInstalled('a guide seen once is readable with no signal', async ({ page }) => {
	await page.goto('/');
	await page.getByRole('link', { name: 'See a guide: Boston College' }).click();
	const stay = page.getByRole('region', { name: 'Stay', exact: true });
	await expect(stay.getByRole('listitem').first()).toBeVisible();
	const places = await stay.getByRole('listitem').allTextContents();
	expect(places.length).toBeGreaterThanOrEqual(2);
	await goOffline(page);
	await page.goto(bostonCollege.address);
	await expect(stay.getByRole('listitem')).toHaveText(places);
	for (const column of ['Eat', 'Do'])
		await expect(
			page.getByRole('region', { name: column, exact: true }).getByRole('listitem').first(),
		).toBeVisible();
	await expect(page.getByText(/On this computer, refreshed/)).toBeVisible();
});

testInstalled('a guide opened by a deep link is readable with no signal', async ({ page }) => {
	await page.goto('/college/168148');
	await expect(page.getByText(/On this computer, refreshed/)).toBeVisible();
	await goOffline(page);
	await page.reload();
	await expect(
		page.getByRole('region', { name: 'Eat', exact: true }).getByRole('listitem').first(),
	).toBeVisible();
});

test.describe('on a phone', () => {
	test.use({ viewport: { width: 390, height: 844 } });

	testInstalled(
		'a guide not seen yet says so with no signal, shows its facts, and opens by itself when the signal is back',
		async ({ page }) => {
			await page.goto('/');
			await goOffline(page);
			await page.goto(unseen.address);
			await expect(page.getByText('This guide is not on this phone yet.')).toBeVisible();
			await expect(page.getByText('Not on this phone yet', { exact: true })).toBeVisible();
			await expect(page.getByRole('region', { name: 'The facts' })).toContainText('Tuition');
			await expect(page.getByRole('button', { name: 'Add to trip' })).toBeVisible();
			await page.getByRole('button', { name: 'Try again' }).click();
			await expect(page.getByText('This guide is not on this phone yet.')).toBeVisible();
			await goOnline(page);
			await expect(
				page.getByRole('region', { name: 'Stay', exact: true }).getByRole('listitem').first(),
			).toBeVisible();
		},
	);
});

testInstalled(
	'a college that is not open and an unknown state lead to the 404 with no signal, too',
	async ({ page }) => {
		await page.goto('/');
		await goOffline(page);
		for (const address of [
			'/college/1',
			'/college/240727',
			'/state/Wyoming',
			'/state/Atlantis',
			'/region/Atlantis',
		]) {
			await test.step(address, async () => {
				await page.goto(address);
				await expectShown(page, notFound);
			});
		}
	},
);
