import type { Page } from '@playwright/test';
import { expect, test, testInstalled } from './fixture.ts';
import { expectStops, stops, untilSaved } from './planner-steps.ts';
import { goOffline } from './signal.ts';
import { searchBox } from './steps.ts';

test.use({ viewport: { width: 390, height: 844 } });

testInstalled(
	'a newcomer finds a college, reads its guide, plans six stops, reorders them, loses the signal and reloads, and everything is there to edit',
	async ({ page }) => {
		await test.step('finds Boston College by its beginning', async () => {
			await page.goto('/');
			const box = await searchBox(page);
			await box.pressSequentially('boston col');
			await page.getByRole('option', { name: /Boston College/ }).click();
			await expect(page.getByRole('heading', { level: 1 })).toHaveText('Boston College');
		});

		await test.step('reads where to stay, eat and what to do', async () => {
			for (const column of ['Stay', 'Eat', 'Do']) {
				const places = page.getByRole('region', { name: column, exact: true }).getByRole('listitem');
				await expect(places.nth(1)).toBeVisible();
				await expect(places.first()).toContainText(/\d mi$/);
			}
		});

		await test.step('adds it to a trip, and five more stops', async () => {
			await page.getByRole('button', { name: 'Add to trip' }).click();
			await page.getByRole('button', { name: 'In your trip' }).click();
			await expectStops(page, ['Boston College']);
			await page.getByRole('button', { name: 'Add stop' }).click();
			const college = page.getByLabel('College to add');
			for (const [typed, count] of [
				['harvard', 2],
				['tufts', 3],
				['smith college', 4],
				['amherst college', 5],
			] as const) {
				await college.fill(typed);
				await college.press('Enter');
				await expect(stops(page)).toHaveCount(count);
			}
			await page.getByRole('button', { name: 'Airports' }).click();
			await page.getByLabel('Airport to add').fill('BDL');
			await page.getByLabel('Airport to add').press('Enter');
			await expect(stops(page)).toHaveCount(6);
			await page.getByRole('button', { name: 'Done', exact: true }).click();
			await expect(wholeTrip(page)).toHaveText(/^6 stops, \d+ mi, .* driving$/);
		});

		const reordered = [
			'Harvard University',
			'Boston College',
			'Tufts University',
			'Smith College',
			'Amherst College',
			/Bradley/,
		];
		await test.step('puts Harvard first', async () => {
			await page.getByRole('button', { name: 'Edit stops' }).click();
			await page.getByRole('button', { name: 'Move Harvard University up' }).click();
			await expect(stops(page)).toHaveText(reordered.map(stopWords));
			await untilSaved(page);
		});

		await test.step('loses the signal and reloads: the same trip', async () => {
			await goOffline(page);
			await page.reload();
			await expect(page.getByRole('banner').getByText('No signal')).toBeVisible();
			await expect(stops(page)).toHaveText(reordered.map(stopWords));
			await expect(wholeTrip(page)).toHaveText(/^6 stops, \d+ mi, .* driving$/);
		});

		await test.step('goes on editing with no signal: moves, adds, renames', async () => {
			await page.getByRole('button', { name: 'Edit stops' }).click();
			await page.getByRole('button', { name: 'Move Smith College down' }).click();
			await page.getByRole('button', { name: 'Add stop' }).click();
			await page.getByLabel('College to add').fill('mount holyoke');
			await page.getByLabel('College to add').press('Enter');
			await expect(stops(page)).toHaveCount(7);
			await page.getByRole('button', { name: 'Done', exact: true }).first().click();
			await page.getByRole('button', { name: 'Rename trip' }).click();
			await page.getByLabel('Trip name').fill('Spring loop');
			await page.getByRole('button', { name: 'Rename', exact: true }).click();
			await untilSaved(page);
			await page.reload();
			await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spring loop');
			await expect(stops(page)).toHaveText(
				[
					'Harvard University',
					'Boston College',
					'Tufts University',
					'Amherst College',
					'Smith College',
					/Bradley/,
					'Mount Holyoke College',
				].map(stopWords),
			);
		});

		await test.step('and the guide that was read is still readable', async () => {
			await page.goto('/college/164924');
			await expect(
				page.getByRole('region', { name: 'Eat', exact: true }).getByRole('listitem').first(),
			).toBeVisible();
		});
	},
);

const stopWords = (name: string | RegExp, at: number) =>
	typeof name === 'string' ? `Stop ${at + 1}: ${name}` : new RegExp(`^Stop ${at + 1}: .*${name.source}`);

/** The one-line summary on the screen; the printed page has its own. */
const wholeTrip = (page: Page) => page.getByText(/^\d+ stops, /).filter({ visible: true });
