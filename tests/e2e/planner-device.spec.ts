import type { Page } from '@playwright/test';
import { letDiskFill } from './disk.ts';
import { expect, test, testInstalled } from './fixture.ts';
import { expectStops, openPlanner, openTripOf, stops, untilSaved } from './planner-steps.ts';
import { goOffline, goOnline } from './signal.ts';

const codes = ['c130794', 'c217156', 'c168148'];

testInstalled(
	'with no signal a trip is opened, reordered and added to, and a reload keeps all of it',
	async ({ page }) => {
		test.slow();
		await openTripOf(page, codes);
		const byHighway = page.getByText(/^To .* mi highway estimate/);
		await expect(byHighway).toHaveCount(2);
		await goOffline(page);
		await page.getByRole('button', { name: 'Edit stops' }).click();
		await page.getByRole('button', { name: 'Move Tufts University', exact: true }).focus();
		await page.keyboard.press('Home');
		// Drives are known for every order, so the new one's appear with the next frame.
		expect(await inOneFrame(page)).toEqual([
			expect.stringMatching(/^To Yale University: .* mi highway estimate/),
			expect.stringMatching(/^To Brown University: .* mi highway estimate/),
		]);
		await page.getByRole('button', { name: 'Add stop' }).click();
		await page.getByLabel('College to add').fill('dartmouth');
		await page.getByLabel('College to add').press('Enter');
		await expect(stops(page)).toHaveCount(4);
		await page.getByRole('button', { name: 'Airports' }).click();
		await page.getByLabel('Airport to add').fill('BOS');
		await page.getByLabel('Airport to add').press('Enter');
		const planned = [
			'Tufts University',
			'Yale University',
			'Brown University',
			'Dartmouth College',
			'Logan International Airport',
		];
		await expectStops(page, planned);
		await untilSaved(page);
		await page.reload();
		await expectStops(page, planned);
		await expect(byHighway).toHaveCount(4);
		await page.getByRole('button', { name: 'Edit stops' }).click();
		await page.getByRole('button', { name: 'Remove Yale University' }).click();
		await untilSaved(page);
		await goOnline(page);
		await page.reload();
		await expectStops(page, planned.toSpliced(1, 1));
	},
);

testInstalled(
	'a saved trip that opens only with a signal says so under a heading of its own',
	async ({ page, context, baseURL, watched }) => {
		await page.goto('/trip-planner');
		watched.expectTrouble(/INTERNET_DISCONNECTED .*\/api\/account/);
		await goOffline(page);
		await context.addCookies([{ name: 'ctt_signed_in', value: '1', url: baseURL ?? '' }]);
		await page.goto('/trip-planner?tid=t_not_here');
		await expect(page.getByText('This trip will open once you’re back online.')).toBeVisible();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trip Planner');
	},
);

test('a device that refuses to write says so, holds the edit, and saves it on a retry', async ({ page }) => {
	const disk = await letDiskFill(page);
	await openTripOf(page, codes);
	await untilSaved(page);
	await disk.fill();
	await page.getByRole('button', { name: 'Edit stops' }).click();
	await page.getByRole('button', { name: 'Move Brown University up' }).click();
	const banner = page.getByRole('alert').filter({ hasText: 'Not saved on this computer' });
	await expect(banner).toBeVisible();
	await expect(page.getByText(/^Saved on this/)).toHaveCount(0);
	await expectStops(page, ['Brown University', 'Yale University', 'Tufts University']);
	await expect(banner.getByRole('button', { name: 'Copy' })).toBeVisible();
	await disk.free();
	await banner.getByRole('button', { name: 'Retry' }).click();
	await expect(banner).toHaveCount(0);
	await untilSaved(page);
	await page.reload();
	await expectStops(page, ['Brown University', 'Yale University', 'Tufts University']);
});

test('a browser without any database plans a trip all the same, and says that nothing is saved', async ({
	page,
	watched,
}) => {
	watched.expectTrouble(/could not be|IndexedDB/);
	await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
	await openPlanner(page, `?trip=${codes}`);
	await expect(page.getByRole('alert').filter({ hasText: 'Not saved on this computer' })).toBeVisible();
	await page.getByRole('button', { name: 'Edit stops' }).click();
	await page.getByRole('button', { name: 'Move Brown University up' }).click();
	await expectStops(page, ['Brown University', 'Yale University', 'Tufts University']);
});

test('two tabs show one draft', async ({ page, context }) => {
	await openTripOf(page, codes);
	await untilSaved(page);
	const other = await context.newPage();
	await other.goto('/trip-planner');
	await expect(stops(other)).toHaveCount(3);
	await other.getByRole('button', { name: 'Edit stops' }).click();
	await other.getByRole('button', { name: 'Remove Yale University' }).click();
	await expectStops(page, ['Brown University', 'Tufts University']);
});

/** The text of the legs when the next frame is drawn. */
function inOneFrame(page: Page): Promise<string[]> {
	return page.evaluate(
		() =>
			new Promise((done) =>
				requestAnimationFrame(() => {
					const legs = [...document.querySelectorAll('[data-leg]')].map((leg) => leg.textContent ?? '');
					done(legs);
				}),
			),
	);
}
