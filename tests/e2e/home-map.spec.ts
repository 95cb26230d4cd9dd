import { expect, test } from './fixture.ts';

test('pointing at a state outlines all of it and shows its name and number of colleges beside it', async ({
	page,
}) => {
	await page.goto('/');
	const map = page.getByRole('group', { name: 'Map of the states' });
	const colorado = map.getByRole('link', { name: 'Colorado' });
	await colorado.hover();
	await expect(shownText(page, 'Colorado')).toBeVisible();
	const count = shownText(page, /^\d+ colleges$/);
	await expect(count).toBeVisible();
	const state = await colorado.locator('path').boundingBox();
	const label = await count.locator('..').boundingBox();
	if (!state || !label) throw new Error('Not on the screen');
	expect(label.x >= state.x + state.width || label.x + label.width <= state.x).toBe(true);
	const isLast = (shape: string | null) =>
		page.evaluate((d) => {
			const shapes = [...document.querySelectorAll('[aria-label="Map of the states"] path')];
			const outline = shapes.findLast((path) => path.getAttribute('d') === d);
			return shapes.every(
				(path) => !path.closest('[data-state]') || outline?.compareDocumentPosition(path) === 2,
			);
		}, shape);
	expect(
		await isLast(await colorado.locator('path').getAttribute('d')),
		'no neighbor lies over its edge',
	).toBe(true);
});

test('pointing at a state that is not open says COMING SOON, and a click does not leave', async ({
	page,
}) => {
	await page.goto('/');
	const wyoming = page.locator('[data-state=WY]');
	await wyoming.hover();
	await expect(shownText(page, 'Wyoming')).toBeVisible();
	await expect(shownText(page, 'COMING SOON')).toBeVisible();
	await wyoming.click();
	await expect(page).toHaveURL('/');
});

test('a click on an open state opens its page', async ({ page }) => {
	await page.goto('/');
	await page
		.getByRole('group', { name: 'Map of the states' })
		.getByRole('link', { name: 'Colorado' })
		.click();
	await expect(page).toHaveURL('/state/Colorado');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Colorado');
});

test('the map is one Tab stop; arrow keys move through it and Enter opens a state', async ({ page }) => {
	await page.goto('/');
	const map = page.getByRole('group', { name: 'Map of the states' });
	await map.getByRole('link', { name: 'Missouri' }).waitFor();
	await page.getByRole('link', { name: 'See a guide: Boston College' }).focus();
	await page.keyboard.press('Tab');
	await expect(map.getByRole('link', { name: 'Missouri' })).toBeFocused();
	await expect(shownText(page, 'Missouri')).toBeVisible();
	await page.keyboard.press('ArrowRight');
	await expect(map.getByRole('link', { name: 'Illinois' })).toBeFocused();
	await expect(shownText(page, 'Illinois')).toBeVisible();
	await page.keyboard.press('Tab');
	await expect(page.getByText('All states as a list')).toBeFocused();
	await page.keyboard.press('Shift+Tab');
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL('/state/Illinois');
});

test('the list says the same as the map, for anyone a map does not help', async ({ page }) => {
	await page.goto('/');
	await page.getByText('All states as a list').click();
	const west = page.getByRole('region', { name: 'West', exact: true });
	await expect(west.getByRole('listitem').filter({ hasText: 'Wyoming' })).toHaveText('Wyoming COMING SOON');
	await expect(west.getByRole('link', { name: 'Wyoming' })).toHaveCount(0);
	await west.getByRole('link', { name: 'Oregon' }).click();
	await expect(page).toHaveURL('/state/Oregon');
});

test('the District of Columbia opens as Washington D.C.', async ({ page }) => {
	await page.goto('/');
	await page
		.getByRole('group', { name: 'Map of the states' })
		.getByRole('link', { name: 'Washington D.C.' })
		.click();
	await expect(page).toHaveURL('/state/Washington%20D.C.');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Washington D.C.');
});

test('the four start tiles, the region chips and the first campuses link where they say', async ({
	page,
}) => {
	await page.goto('/');
	const tiles = page.getByRole('region', { name: 'Four ways to start' }).getByRole('link');
	await expect(tiles).toHaveCount(4);
	for (const [at, address] of [
		'/college-guides',
		'/trip-planner',
		'/timeline-tips',
		'/itineraries',
	].entries())
		await expect(tiles.nth(at)).toHaveAttribute('href', address);
	await expect(page.getByRole('group', { name: 'Regions' }).getByRole('link')).toHaveCount(5);
	await expect(page.getByRole('group', { name: 'College guides' }).getByRole('link')).toHaveCount(6);
});

/** The visible copy of these words; another may be hidden from sight. */
function shownText(page: import('@playwright/test').Page, words: string | RegExp) {
	return page.getByText(words, { exact: true }).filter({ visible: true }).first();
}
