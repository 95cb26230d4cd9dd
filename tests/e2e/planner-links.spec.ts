import { expect, test } from './fixture.ts';
import { expectStops, openPlanner, openTripOf, stops, told, untilSaved } from './planner-steps.ts';

test.use({ serviceWorkers: 'block' });

test('a shared link opens on a clean device, and the address becomes the plain one', async ({ page }) => {
	await openTripOf(page, ['c217156', 'aBOS', 'c168148']);
	await expectStops(page, ['Brown University', 'Logan International Airport', 'Tufts University']);
	await expect(page).toHaveURL(/\/trip-planner$/);
	await untilSaved(page);
	await page.reload();
	await expect(stops(page)).toHaveCount(3);
});

test('what a link names and we do not know is left out and named; the rest opens', async ({ page }) => {
	await openPlanner(page, '?trip=c217156,c999999999,hnowhere,zzz,c168148');
	await expectStops(page, ['Brown University', 'Tufts University']);
	await expect(told(page, '2 stops opened, 3 stops of this link left out.')).toContainText(
		'zzz, c999999999, hnowhere',
	);
});

for (const [what, text] of [
	['emoji', '👩🏽‍🎓,🏳️‍🌈'],
	['right-to-left text', 'שלום,‮c217156'],
	['__proto__', '__proto__,constructor,c__proto__,x__proto__'],
	['ten thousand letters', 'q'.repeat(10_000)],
	['nothing', ''],
	['coordinates off the globe', `x${Buffer.from('912,-71,Nowhere').toString('base64url')}`],
] as const) {
	test(`a link of ${what} opens an empty planner and says so`, async ({ page }) => {
		await openPlanner(page, `?trip=${encodeURIComponent(text)}`);
		await expect(told(page, /No stop of this link could be opened|This link holds no stops/)).toBeVisible();
		await expect(page.getByText('No stops yet')).toBeVisible();
	});
}

test('a shared link that meets a draft asks which to keep, and loses neither silently', async ({ page }) => {
	await openTripOf(page, ['c217156', 'c168148']);
	await untilSaved(page);
	await page.goto('/trip-planner?trip=c166027,c130794,c182670');
	const question = page.getByRole('dialog', { name: 'Which trip do you want to keep?' });
	await question.getByRole('button', { name: 'Keep mine' }).click();
	await expectStops(page, ['Brown University', 'Tufts University']);
	await expect(page).toHaveURL(/\/trip-planner$/);
	await page.goto('/trip-planner?trip=c166027,c130794,c182670');
	await question.getByRole('button', { name: 'Open the shared trip' }).click();
	await expectStops(page, ['Harvard University', 'Yale University', 'Dartmouth College']);
	await page.getByRole('button', { name: 'Undo' }).click();
	await expectStops(page, ['Brown University', 'Tufts University']);
});

test('a guide’s Add to trip adds once, and a second time says where it is', async ({ page }) => {
	await openPlanner(page, '?add=c166027');
	await expectStops(page, ['Harvard University']);
	await expect(page).toHaveURL(/\/trip-planner$/);
	await untilSaved(page);
	await page.goto('/trip-planner?add=c166027');
	await expectStops(page, ['Harvard University']);
	await expect(told(page, 'Harvard University is stop 1 already')).toBeVisible();
});

test('planning goes from guide to guide: each adds itself, and a chosen stop leads back to its guide', async ({
	page,
}) => {
	await page.goto('/college/166027');
	await page.getByRole('link', { name: 'Add to trip' }).click();
	await expectStops(page, ['Harvard University']);
	await expect(page).toHaveURL(/\/trip-planner$/);
	await page.getByRole('button', { name: 'Harvard University', exact: true }).click();
	await page.getByRole('link', { name: 'Open the guide to Harvard University' }).click();
	await page.getByRole('button', { name: 'Keep the draft and go' }).click();
	await expect(page).toHaveURL(/\/college\/166027$/);
	await page.getByRole('link', { name: 'Add to trip' }).click();
	await expect(told(page, 'Harvard University is stop 1 already')).toBeVisible();
	await expectStops(page, ['Harvard University']);
});

test('sharing copies a link that opens the same stops', async ({ page, context }) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	const own = `x${Buffer.from('42.1,-72.3,Grandma’s, upstairs').toString('base64url')}`;
	await openTripOf(page, ['c217156', own, 'aBOS']);
	await page.getByRole('button', { name: 'Share trip' }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'Copy link' }).click();
	await expect(told(page, 'Link copied')).toBeVisible();
	const link = await page.evaluate(() => navigator.clipboard.readText());
	expect(new URL(link).search).toBe(`?trip=c217156,${own},aBOS`);
});
