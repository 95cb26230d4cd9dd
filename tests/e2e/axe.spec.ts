import type { Page } from '@playwright/test';
import { expect, test } from './fixture.ts';
import { openTripOf } from './planner-steps.ts';
import { expectNoViolations, searchBox, untilQuiet } from './steps.ts';
import { popup, putViewed, viewed } from './voices-steps.ts';

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };

for (const size of ['phone', 'desktop'] as const)
	test(`axe finds nothing on a ${size} in what a search found, or did not, and with the menus open`, async ({
		page,
	}) => {
		await page.setViewportSize(sizes[size]);
		await page.goto('/');
		const box = await searchBox(page);
		await box.fill('boston');
		await expect(page.getByRole('option').first()).toBeVisible();
		await box.press('ArrowDown');
		await expectSearchClean(page);
		await box.fill('xqzw vorp');
		await expect(page.getByText('No college or state by that name.')).toBeVisible();
		await expectSearchClean(page);
		await box.press('Escape');
		await box.blur();
		if (size === 'phone') {
			await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
			await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
		} else {
			await page.getByText('All states as a list').click();
			await page.getByRole('button', { name: 'About' }).click();
			await expect(
				page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'User Guide' }),
			).toBeVisible();
		}
		await untilQuiet(page);
		await expectNoViolations(page);
	});

test('axe finds nothing in driving mode on a phone', async ({ page }) => {
	await page.setViewportSize(sizes.phone);
	await openTripOf(page, ['c130794', 'c217156']);
	await page.getByRole('link', { name: 'Drive it' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Be at Yale University/);
	await untilQuiet(page);
	await expectNoViolations(page);
});

test('axe finds nothing in the dialogs of the planner', async ({ page }) => {
	await page.goto('/trip-planner?trip=c164924,c166027,c168148');
	await expect(page.getByRole('heading', { level: 3, name: /Tufts University/ })).toBeVisible();
	await untilQuiet(page);
	for (const [opener, dialog] of [
		['Rename trip', 'Name this trip'],
		['Save', 'Sign in to save this trip'],
	] as const) {
		await page.getByRole('button', { name: opener, exact: true }).click();
		await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
		await expectNoViolations(page);
		await page.keyboard.press('Escape');
		await expect(page.getByRole('dialog', { name: dialog })).toBeHidden();
	}
});

test('axe finds nothing in the email popup, before and after it says what is wrong', async ({ page }) => {
	await page.goto('/college/164924');
	await expect.poll(() => viewed(page)).not.toBeNull();
	await putViewed(page, { collegeViews: [164924, 166027], articleViews: 0, emailOptIn: false });
	await page.goto('/college/168148');
	await expect(popup(page)).toBeVisible();
	await expectNoViolations(page);
	await popup(page).getByLabel('Email').fill('rosa');
	await expect(popup(page).getByRole('alert')).toBeVisible();
	await expectNoViolations(page);
});

test('axe finds nothing on a form that says what is missing', async ({ page }) => {
	await page.goto('/contact');
	await page.getByRole('button', { name: 'Send' }).click();
	await expect(page.getByRole('main').getByRole('alert')).toHaveCount(5);
	await untilQuiet(page);
	await expectNoViolations(page);
});

test('axe finds nothing on a guide that is not on this device', async ({ page, context }) => {
	await page.goto('/search?q=harvard');
	await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
	await untilQuiet(page);
	await page.route('**/api/query**', (route) => route.abort('connectionrefused'));
	await page
		.getByRole('main')
		.getByRole('link', { name: /^Harvard/ })
		.click();
	await expect(page.getByText('This guide is not on this computer yet.')).toBeVisible();
	await expectNoViolations(page);
	await context.unrouteAll();
});

/** While its list is open, a combobox hides everything but itself and the list from screen readers. */
async function expectSearchClean(page: Page) {
	await expectNoViolations(page, 'main form[role=search]');
	await expectNoViolations(page, '[aria-label="Search results"]');
}
