import type { Page } from '@playwright/test';
import { expect, test, testInstalled } from './fixture.ts';
import { goOffline } from './signal.ts';
import { untilQuiet } from './steps.ts';

const columns = (page: Page) => page.getByRole('columnheader').getByRole('link', { name: /^(?!Remove)/ });

test('colleges are put side by side from search, a guide and a trip, and Back takes one away', async ({
	page,
}) => {
	await page.goto('/college/164924');
	await page.getByRole('link', { name: 'Compare', exact: true }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare Colleges');
	await expect(columns(page)).toHaveText(['Boston College']);
	const box = page.getByRole('combobox', { name: 'Add a college' });
	await box.fill('ann arbor');
	await page.getByRole('option', { name: /University of Michigan/ }).click();
	await expect(columns(page)).toHaveText(['Boston College', 'University of Michigan']);
	await expect(page.getByRole('row', { name: /^Control/ })).toHaveText(/Control\s*Private\s*Public/);
	// One pays the same everywhere, the other does not.
	await expect(page.getByRole('row', { name: /^In-state tuition/ })).toBeVisible();
	await expect(page.getByRole('status').filter({ hasText: '2 colleges.' })).toBeVisible();
	await page.getByRole('link', { name: 'Remove Boston College' }).click();
	await expect(columns(page)).toHaveText(['University of Michigan']);
	await page.goBack();
	await expect(columns(page)).toHaveText(['Boston College', 'University of Michigan']);
	await page.getByRole('link', { name: 'Plan a trip to these' }).click();
	await expect(page.getByRole('heading', { level: 3, name: /University of Michigan/ })).toBeVisible();
	await page.goto('/compare?colleges=');
	await page.getByRole('link', { name: 'All of your trip' }).click();
	await expect(columns(page)).toHaveText(['Boston College', 'University of Michigan']);
	await page.goto('/trip-planner');
	await page.getByRole('link', { name: 'Compare these colleges' }).click();
	await expect(columns(page)).toHaveText(['Boston College', 'University of Michigan']);
});

test('a link with colleges that are not here shows the others, and says so', async ({ page }) => {
	await page.goto('/compare?colleges=164924,999999,nonsense');
	await expect(columns(page)).toHaveText(['Boston College']);
	await expect(page.getByText('1 college. We have no guide for 2 of those in this link.')).toBeVisible();
});

testInstalled('it works with no signal, and still knows what was compared last', async ({ page }) => {
	await page.goto('/compare?colleges=164924,170976');
	await expect(columns(page)).toHaveText(['Boston College', 'University of Michigan']);
	await untilQuiet(page);
	await goOffline(page);
	await page.goto('/compare');
	await expect(columns(page)).toHaveText(['Boston College', 'University of Michigan']);
	await page.getByRole('combobox', { name: 'Add a college' }).fill('yale');
	await page.getByRole('option', { name: /Yale University/ }).click();
	await expect(columns(page)).toHaveText(['Boston College', 'University of Michigan', 'Yale University']);
});
