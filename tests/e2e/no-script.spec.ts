import { expect, test } from './fixture.ts';
import { bostonCollege, massachusetts } from './pages.ts';

test.use({ javaScriptEnabled: false });

test.beforeEach(({ watched }) => {
	// The page's script preloads are refused, which is the point of this test.
	watched.expectTrouble(/^request: csp .*\.js$/);
});

test('with scripts blocked the home page says what it is and leads on', async ({ page }) => {
	await page.goto('/');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(
		'Plan the whole college tour, then drive it with no signal',
	);
	await page.getByRole('link', { name: 'All college guides' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('College Guides');
	await page.getByRole('link', { name: 'Massachusetts' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Massachusetts');
	await page.getByRole('link', { name: 'Boston College' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Boston College');
});

test('with scripts blocked each page says that planning needs them', async ({ page }) => {
	for (const { address } of [bostonCollege, massachusetts]) {
		await page.goto(address);
		await expect(page.locator('noscript p')).toHaveText(/needs JavaScript to plan trips/);
		await expect(page.locator('noscript p')).toBeVisible();
	}
});

test('with scripts blocked an unknown address still says so', async ({ page, watched }) => {
	watched.expectTrouble(/404/);
	await page.goto('/nowhere');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(
		"Sorry we couldn't complete your request!",
	);
});
