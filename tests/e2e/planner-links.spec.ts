import { expect, test } from './fixture.ts';
import { expectStops, openPlanner, openTripOf, stops, toast, untilSaved } from './planner-steps.ts';
import { tapTwice } from './steps.ts';

test('a shared link opens on a clean device, and the address becomes the plain one', async ({ page }) => {
	await openTripOf(page, ['c217156', 'aBOS', 'c168148']);
	await expectStops(page, ['Brown University', 'Logan International Airport', 'Tufts University']);
	await expect(page).toHaveURL(/\/trip-planner$/);
	await untilSaved(page);
	await page.reload();
	await expect(stops(page)).toHaveCount(3);
});

test('unknown stops in a link are left out and named; the rest opens', async ({ page }) => {
	await openPlanner(page, '?trip=c217156,c999999999,hnowhere,zzz,c168148');
	await expectStops(page, ['Brown University', 'Tufts University']);
	await expect(toast(page, 'Opened 2 stops; left out 3.')).toContainText('zzz, c999999999, hnowhere');
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
		await expect(
			toast(page, /We couldn’t open any stops from this link|This link has no stops/),
		).toBeVisible();
		await expect(page.getByText('No stops yet')).toBeVisible();
	});
}

test('a shared link opened over a draft offers to keep both, and loses neither silently', async ({
	page,
}) => {
	const mine = ['Brown University', 'Tufts University'];
	const shared = ['Harvard University', 'Yale University', 'Dartmouth College'];
	await openTripOf(page, ['c217156', 'c168148']);
	const openShared = () => page.goto('/trip-planner?trip=c166027,c130794,c182670');
	await openShared();
	const question = page.getByRole('dialog', { name: 'Keep both trips?' });
	await question.getByRole('button', { name: 'Keep only mine' }).click();
	await expectStops(page, mine);
	await expect(page).toHaveURL(/\/trip-planner$/);
	await openShared();
	await tapTwice(question.getByRole('button', { name: 'Keep only the shared one' }));
	await expectStops(page, shared);
	await page.getByRole('button', { name: 'Undo' }).click();
	await expectStops(page, mine);
	await untilSaved(page);
	await openShared();
	await tapTwice(question.getByRole('button', { name: 'Keep both' }));
	await expectStops(page, shared);
	await page.getByRole('button', { name: 'Edit stops' }).click();
	await page.getByRole('button', { name: 'Move Yale University', exact: true }).press('ArrowUp');
	await expect(toast(page, 'Yale University, now 1 of 3')).toBeVisible();
	const others = page.getByRole('navigation', { name: 'Other trips' });
	await others.getByRole('link', { name: 'Draft “New trip”, 2 stops' }).click();
	await expectStops(page, mine);
	await expect(page).toHaveURL(/\/trip-planner$/);
	await expect(others.getByRole('link')).toHaveText(['Draft “New trip”, 3 stops']);
	// Only the other draft was edited in this visit, so nothing is asked.
	await page.getByRole('navigation').getByRole('link', { name: 'College Guides' }).click();
	await expect(page).toHaveURL(/college-guides/);
	await page.goto('/on-this-device');
	await expect(page.getByRole('region', { name: 'Trips' }).getByRole('listitem')).toHaveText([
		'New tripDraft, 2 stops',
		'New tripDraft, 3 stops',
	]);
});

test('stops that a shared link left out are named once it is opened over a draft, not while it asks', async ({
	page,
}) => {
	await openTripOf(page, ['c217156']);
	await page.goto('/trip-planner?trip=c166027,c999999999');
	const question = page.getByRole('dialog', { name: 'Keep both trips?' });
	await expect(question).toBeVisible();
	const said = page.getByText('Opened 1 stop; left out 1.');
	await expect(said).toHaveCount(0);
	await question.getByRole('button', { name: 'Keep only the shared one' }).click();
	await expect(said).toBeVisible();
});

test('a guide’s Add to trip adds once, and a second time says where it is', async ({ page }) => {
	await openPlanner(page, '?add=c166027');
	await expectStops(page, ['Harvard University']);
	await expect(page).toHaveURL(/\/trip-planner$/);
	await untilSaved(page);
	await page.goto('/trip-planner?add=c166027');
	await expectStops(page, ['Harvard University']);
	await expect(toast(page, 'Harvard University is already stop 1')).toBeVisible();
});

test('adding a college from its guide stays on the guide; the toast and the button lead to the trip, and its stop leads back', async ({
	page,
}) => {
	await page.goto('/college/166027');
	await page.getByRole('button', { name: 'Add to trip' }).click();
	const added = toast(page, 'Harvard University added, stop 1 of 10');
	await expect(added).toBeVisible();
	await expect(page).toHaveURL(/\/college\/166027$/);
	const inTrip = page.getByRole('button', { name: 'In your trip' });
	await expect(inTrip).toBeVisible();
	await added.getByRole('button', { name: 'View trip' }).click();
	await expectStops(page, ['Harvard University']);
	await page.getByRole('button', { name: 'Harvard University', exact: true }).click();
	await page.getByRole('link', { name: 'Open the guide to Harvard University' }).click();
	await expect(page).toHaveURL(/\/college\/166027$/);
	await inTrip.click();
	await expectStops(page, ['Harvard University']);
	await page.keyboard.press('Control+z');
	await expect(page.getByText('No stops yet')).toBeVisible();
});

test('sharing copies a link that opens the same stops', async ({ page, context }) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	const own = `x${Buffer.from('42.1,-72.3,Grandma’s, upstairs').toString('base64url')}`;
	await openTripOf(page, ['c217156', own, 'aBOS']);
	await page.getByRole('button', { name: 'Share trip' }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'Copy link' }).click();
	await expect(toast(page, 'Link copied')).toBeVisible();
	const link = await page.evaluate(() => navigator.clipboard.readText());
	expect(new URL(link).search).toBe(`?trip=c217156,${own},aBOS`);
});
