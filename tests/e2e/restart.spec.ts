import type { Page } from '@playwright/test';
import { test } from './device.ts';
import { expectStops, openTripOf, untilSaved } from './planner-steps.ts';
import { goOffline } from './signal.ts';

test('an order changed with no signal survives a reload and a restart of the browser', async ({ device }) => {
	const page = await device.open();
	await openTripOf(page, ['c164924', 'c166027', 'c168148']);
	await untilSaved(page);
	await goOffline(page);
	await moveUp(page, 'Tufts University');
	await expectStops(page, ['Boston College', 'Tufts University', 'Harvard University']);
	await untilSaved(page);
	await page.reload();
	await expectStops(page, ['Boston College', 'Tufts University', 'Harvard University']);

	const afterRestart = await device.restart({ offline: true });
	await afterRestart.goto('/trip-planner');
	await expectStops(afterRestart, ['Boston College', 'Tufts University', 'Harvard University']);
	await moveUp(afterRestart, 'Harvard University');
	await expectStops(afterRestart, ['Boston College', 'Harvard University', 'Tufts University']);
});

test('an order changed with a signal also shows without one, even after a restart', async ({ device }) => {
	const page = await device.open();
	await openTripOf(page, ['c164924', 'c166027', 'c168148']);
	await untilSaved(page);
	await moveUp(page, 'Harvard University');
	await expectStops(page, ['Harvard University', 'Boston College', 'Tufts University']);
	await untilSaved(page);
	await goOffline(page);
	await page.reload();
	await expectStops(page, ['Harvard University', 'Boston College', 'Tufts University']);

	const afterRestart = await device.restart({ offline: true });
	await afterRestart.goto('/trip-planner');
	await expectStops(afterRestart, ['Harvard University', 'Boston College', 'Tufts University']);
});

test('a browser that is killed in the middle of an edit keeps what it called saved', async ({ device }) => {
	const page = await device.open();
	await openTripOf(page, ['c164924', 'c166027']);
	await moveUp(page, 'Harvard University');
	await untilSaved(page);
	await device.crash();
	const afterCrash = await device.open();
	await afterCrash.goto('/trip-planner');
	await expectStops(afterCrash, ['Harvard University', 'Boston College']);
});

async function moveUp(page: Page, name: string) {
	if (!(await page.getByRole('button', { name: `Move ${name} up` }).isVisible()))
		await page.getByRole('button', { name: 'Edit stops' }).click();
	await page.getByRole('button', { name: `Move ${name} up` }).click();
}
