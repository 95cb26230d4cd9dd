import { expect, test } from './fixture.ts';
import { expectStops, openTripOf, stops, told, untilSaved } from './planner-steps.ts';
import { goOffline } from './signal.ts';

const codes = ['c130794', 'c217156', 'c168148'];

test('a trip is driven leg by leg with no signal, and a reload keeps the stop that is next', async ({
	page,
}) => {
	test.slow();
	await page.setViewportSize({ width: 390, height: 844 });
	await openTripOf(page, codes);
	await goOffline(page);
	await page.getByRole('link', { name: 'Drive it' }).click();
	await expect(page).toHaveURL('/trip-planner/drive');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Be at Yale by 9:00 AM$/);
	await page.getByRole('button', { name: 'Next stop' }).click();
	await expect(page.getByRole('heading', { level: 2, name: 'Brown University' })).toBeVisible();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Leave Yale at \d+:\d\d [AP]M$/);
	await expect(page.getByText(/^Take I-95 N for \d+ mi$/)).toBeVisible();
	await page.reload();
	await expect(page.getByRole('heading', { level: 2, name: 'Brown University' })).toBeVisible();
	await page.getByRole('button', { name: 'Directions to Brown University' }).click();
	const app = page.getByRole('link', { name: 'Google Maps: directions to Brown University' });
	await expect(app).toHaveAttribute('href', /destination=41\.8/);
	await page.getByRole('button', { name: 'Close' }).click();
	await page.getByRole('button', { name: 'Running late' }).click();
	await expect(page.getByText('You still make everything that has a fixed time today.')).toBeVisible();
	await page.getByRole('button', { name: 'Close' }).click();
	await page.getByRole('button', { name: 'Next stop' }).click();
	await expect(page.getByText('This is the last stop of the trip.')).toBeVisible();
	await page.getByRole('button', { name: 'Stop before' }).click();
	await expect(page.getByRole('button', { name: 'Next stop' })).toBeVisible();
});

test('what lies on the way is added between its stops with no signal, and one tap takes it back', async ({
	page,
}) => {
	await openTripOf(page, codes);
	await goOffline(page);
	await page.getByRole('button', { name: 'Add stop' }).click();
	await page.getByRole('button', { name: 'On the way' }).click();
	await page.getByRole('button', { name: '5 mi', exact: true }).click();
	await expect(page.getByText(/^\d+ campuses within 5 miles of the road ahead/)).toBeVisible();
	const row = page.getByRole('button', {
		name: /^Connecticut College New London, CT, .* mi off the road \+\d+ min Add$/,
	});
	await row.click();
	await expectStops(page, ['Yale University', 'Connecticut College', 'Brown University', 'Tufts University']);
	await told(page, 'Connecticut College added as stop 2').getByRole('button', { name: 'Undo' }).click();
	await expect(stops(page)).toHaveCount(3);
	await untilSaved(page);
});
