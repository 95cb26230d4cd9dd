import type { Page } from '@playwright/test';
import { expect, test } from './device.ts';
import { rowsOnDisk } from './disk.ts';
import { expectStops, openPlanner } from './planner-steps.ts';

/** Opens a guide and notes every question that the browser or the page asks from then on. */
async function openGuide(page: Page): Promise<{ questions: string[] }> {
	const questions: string[] = [];
	page.on('dialog', (dialog) => {
		questions.push(`${dialog.type()} ${dialog.message()}`);
		void dialog.accept();
	});
	await page.goto('/college/166027');
	await expect(page.getByRole('button', { name: 'Add to trip' })).toBeVisible();
	return { questions };
}

const add = (page: Page) => page.getByRole('button', { name: 'Add to trip' }).click();

test('a college added to the trip is in it, on disk, however soon the guide is left for another page', async ({
	device,
}) => {
	const page = await device.open();
	const { questions } = await openGuide(page);
	// Both in one turn of the page: no finger is as fast.
	await page.getByRole('button', { name: 'Add to trip' }).evaluate((button: HTMLElement) => {
		button.click();
		document.querySelector<HTMLElement>('main a[href="/state/Massachusetts"]')?.click();
	});
	await expect(page).toHaveURL(/\/state\/Massachusetts$/);
	await expect(
		page.getByRole('status').filter({ hasText: 'Harvard University added, stop 1 of 10' }),
	).toBeVisible();
	await expect(page.getByRole('dialog')).toHaveCount(0);
	expect(await rowsOnDisk(page, 'trips', '')).toHaveLength(1);
	const again = await device.restart();
	await openPlanner(again);
	await expectStops(again, ['Harvard University']);
	expect(questions).toEqual([]);
});

test('the same when the guide is reloaded at once', async ({ device }) => {
	const page = await device.open();
	const { questions } = await openGuide(page);
	await add(page);
	await page.reload();
	await expect(page.getByRole('button', { name: 'In your trip' })).toBeVisible();
	await openPlanner(page);
	await expectStops(page, ['Harvard University']);
	// The browser's own question is right while the stop is still on its way to a slow disk.
	expect(questions.filter((question) => !question.startsWith('beforeunload'))).toEqual([]);
});

test('the same when the tab is closed, or the browser is quit, at once', async ({ device }) => {
	const page = await device.open();
	const { questions } = await openGuide(page);
	const other = await page.context().newPage();
	await add(page);
	await page.close({ runBeforeUnload: true });
	await openPlanner(other);
	await expectStops(other, ['Harvard University']);
	await other.goto('/college/130794');
	await add(other);
	const again = await device.restart();
	await openPlanner(again);
	await expectStops(again, ['Harvard University', 'Yale University']);
	expect(questions).toEqual([]);
});
