import { expect, test } from './fixture.ts';
import { notFound } from './pages.ts';
import { expectStops, openTripOf } from './planner-steps.ts';
import { drawnMap, expectShown } from './steps.ts';

test('a state has its colleges by subregion, its trip tips, and a map whose pins lead to the guides, its region, too', async ({
	page,
}) => {
	await page.goto('/state/Massachusetts');
	await expect(page.getByRole('main').getByText(/^\d+ colleges$/)).toBeVisible();
	await expect(
		page
			.getByRole('main')
			.getByRole('heading', { level: 2 })
			.filter({ hasNotText: /^(Trip tips|On the map)$/ }),
	).toHaveText(['Central MA', 'Greater Boston', 'Western MA']);
	await expect(
		page.getByRole('region', { name: 'Western MA' }).getByRole('link', { name: /Smith College/ }),
	).toBeVisible();
	await expect(page.getByRole('region', { name: 'Trip tips' }).getByRole('listitem').nth(1)).toBeVisible();
	const map = page.getByRole('region', { name: 'Map of the colleges of Massachusetts' });
	await expect(map.getByText('90', { exact: true }), 'the number of the Mass Pike').toBeVisible();
	await expect(map.locator('[data-drawn=false]'), 'a picture until it is reached for').toBeAttached();
	await drawnMap(page, 'Map of the colleges of Massachusetts');
	await expect(map.getByText('Map Legend')).toBeVisible();
	await map.getByRole('link', { name: /Williams College/ }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Williams College');
	await page.getByRole('main').getByRole('link', { name: 'Massachusetts', exact: true }).click();
	await expect(page).toHaveURL('/state/Massachusetts');
	await page.getByRole('main').getByRole('link', { name: 'New England', exact: true }).click();
	await expect(page.getByRole('main').getByText(/^\d states, \d+ colleges$/)).toBeVisible();
	const around = await drawnMap(page, 'Map of the colleges of New England');
	await around.getByRole('link', { name: /University of Maine/ }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('University of Maine');
});

test('the colleges of the capital are under Washington D.C.', async ({ page }) => {
	await page.goto('/state/Washington%20D.C.');
	await expect(page).toHaveTitle('Washington D.C. | College Tour Trails');
	await page
		.getByRole('main')
		.getByRole('link', { name: /Howard University/ })
		.first()
		.click();
	await expect(page.getByRole('main').getByRole('link', { name: 'Washington D.C.' })).toHaveAttribute(
		'href',
		'/state/Washington%20D.C.',
	);
});

test('a region lists its open states and their colleges, and names those coming soon', async ({ page }) => {
	await page.goto('/region/West');
	await expect(page.getByText('Out here you plan by the hour.')).toBeVisible();
	const oregon = page
		.getByRole('listitem')
		.filter({ has: page.getByRole('heading', { level: 2, name: 'Oregon' }) });
	await expect(oregon.getByRole('link', { name: 'Reed College' })).toBeVisible();
	await expect(page.getByText('COMING SOON')).toBeVisible();
	await expect(page.getByRole('main').getByRole('link', { name: 'Wyoming' })).toHaveCount(0);
});

test('the list of guides goes by region, state and subregion', async ({ page }) => {
	await page.goto('/college-guides');
	await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
		'New England',
		'Mid Atlantic',
		'South',
		'Midwest',
		'West',
	]);
	const california = page.getByRole('region', { name: 'California' });
	await expect(california.getByRole('heading', { level: 4 })).toHaveText(['Northern CA', 'Southern CA']);
	await page.getByRole('combobox', { name: 'Jump to a region or a state' }).selectOption('Oregon');
	const oregon = page.getByRole('heading', { level: 3, name: 'Oregon' });
	await expect(oregon).toBeFocused();
	await expect(oregon).toBeInViewport({ ratio: 1 });
	await page.getByRole('searchbox', { name: 'Filter by name' }).fill('claremont');
	await expect(page.getByText(/^\d of 220 colleges$/)).toBeVisible();
	await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['West']);
	await california.getByRole('link', { name: 'Pomona College' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pomona College');
	await page.goBack();
	await expect(page.getByRole('searchbox', { name: 'Filter by name' })).toHaveValue('claremont');
	await page.getByRole('searchbox', { name: 'Filter by name' }).fill('zzzqq');
	await expect(page.getByRole('heading', { level: 2, name: 'No college by that name' })).toBeVisible();
	await page.getByRole('searchbox', { name: 'Filter by name' }).fill('');
	await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(5);
});

test('the arrow keys step through the places to jump to, and Enter or Go jumps there', async ({ page }) => {
	await page.goto('/college-guides');
	const jump = page.getByRole('combobox', { name: 'Jump to a region or a state' });
	await jump.focus();
	await page.keyboard.press('ArrowDown');
	await page.keyboard.press('ArrowDown');
	await expect(jump).toBeFocused();
	await expect(jump).toHaveValue('CT');
	await page.keyboard.press('Enter');
	await expect(page.getByRole('heading', { level: 3, name: 'Connecticut' })).toBeFocused();
	await expect(jump).toHaveValue('');
	await jump.focus();
	await page.keyboard.type('ore');
	await expect(jump).toHaveValue('OR');
	await page.keyboard.press('Tab');
	await expect(page.getByRole('button', { name: 'Go' })).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(page.getByRole('heading', { level: 3, name: 'Oregon' })).toBeFocused();
	await expect(page.getByRole('button', { name: 'Go' })).toHaveCount(0);
});

test('choosing another trip to look near by arrow key leaves the focus on the choice', async ({ page }) => {
	await openTripOf(page, ['c164924', 'c168148']);
	await page.goto('/trip-planner?trip=c209551');
	await page.getByRole('button', { name: 'Keep both' }).click();
	await expectStops(page, ['University of Oregon']);
	await page.goto('/college-guides?near=trip');
	const rows = page.getByRole('region', { name: /^Near / }).getByRole('link');
	await expect(rows.first()).toBeVisible();
	const before = await rows.first().textContent();
	const trip = page.getByRole('combobox', { name: 'Trip' });
	await trip.focus();
	await page.keyboard.press('ArrowDown');
	await expect(rows.first()).not.toHaveText(before ?? '');
	await expect(trip).toBeFocused();
	await page.keyboard.press('ArrowUp');
	await expect(rows.first()).toHaveText(before ?? '');
	await expect(trip).toBeFocused();
});

test('Near me needs permission, and says what to do without it', async ({ page, context }) => {
	await page.goto('/college-guides');
	const nearMe = page.getByRole('button', { name: 'Near me' });
	await nearMe.click();
	await expect(page.getByRole('heading', { level: 2, name: 'We can’t tell where you are' })).toBeVisible();
	await context.setGeolocation({ latitude: 45.52, longitude: -122.68 });
	await context.grantPermissions(['geolocation']);
	await expect(page.getByRole('heading', { level: 2, name: 'Near you' })).toBeVisible();
	await expect(page.getByRole('main').getByRole('link').first()).toContainText(/(Reed|Lewis).* mi from you/);
	await nearMe.click();
	await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(5);
	await page.getByRole('button', { name: 'Near my trip' }).click();
	await expect(page.getByRole('heading', { level: 2, name: 'No trip with stops yet' })).toBeVisible();
});

test('where the device finds no position, Near me is tried again', async ({ page, context }) => {
	await context.grantPermissions(['geolocation']);
	await context.setGeolocation(null);
	await page.goto('/college-guides');
	await page.getByRole('button', { name: 'Near me' }).click();
	await expect(page.getByText(/^Step outside or wait a moment/)).toBeVisible();
	// By keyboard: the page may look again by itself in between, and then the button is gone.
	await page.getByRole('button', { name: 'Try again' }).focus();
	await context.setGeolocation({ latitude: 45.52, longitude: -122.68 });
	await page.keyboard.press('Enter');
	await expect(page.getByRole('heading', { level: 2, name: 'Near you' })).toBeVisible();
});

test('an address with nothing behind it is not found: by its status and by its words', async ({
	page,
	watched,
}) => {
	watched.expectTrouble(/404/);
	for (const address of [
		'/state/Atlantis',
		'/region/Atlantis',
		'/college/99999999999999999999',
		'/college/__proto__',
		'/no/such/page',
		'/state/%E0%A4%A',
	])
		await test.step(address, async () => {
			const answer = await page.goto(address);
			expect(answer?.status()).toBe(404);
			await expectShown(page, notFound);
			await expect(page).toHaveTitle('Page Not Found | College Tour Trails');
			await expect(page.getByPlaceholder('Search for a college or state!')).toBeVisible();
		});
});

test('the address of a state that is coming soon says so and leads to its neighbors', async ({
	page,
	watched,
}) => {
	watched.expectTrouble(/404/);
	await page.goto('/state/Nevada');
	await expect(page).toHaveURL('/404?state=Nevada');
	await expectShown(page, { ...notFound, words: 'Guides for Nevada are coming soon.' });
	await page.getByRole('main').getByRole('link', { name: 'Utah' }).click();
	await expect(page).toHaveURL('/state/Utah');
});

test('a college that is not open leads to /404, a link within the app too', async ({ page, watched }) => {
	watched.expectTrouble(/404/);
	await page.goto('/college/240727');
	await expect(page).toHaveURL('/404');
	await page.getByRole('main').getByRole('link', { name: 'All college guides' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('College Guides');
});
