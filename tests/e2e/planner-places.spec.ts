import type { Locator } from '@playwright/test';
import { expect, test } from './fixture.ts';
import { expectStops, openPlanner, openTripOf, stops } from './planner-steps.ts';
import { holdBack, untilDrawn } from './steps.ts';

test('the panel says what needs a stop first, finds the nearest names to a typo, and adds colleges without a guide, airports and towns', async ({
	page,
}) => {
	await openPlanner(page);
	await page.getByRole('button', { name: 'Add stop' }).click();
	const panel = page.getByRole('region', { name: 'Add a stop' });
	const college = page.getByLabel('College to add');
	await test.step('offers nothing near a stop before there is one, nor on a way before there is one', async () => {
		for (const name of ['Hotels', 'Restaurants', 'Sights', 'On the way'])
			await expect(panel.getByRole('button', { name })).toBeDisabled();
		await expect(panel.getByText(/show up near a stop: add a stop first/)).toBeVisible();
	});

	await test.step('brings the nearest names for a typo, and none for nonsense', async () => {
		await college.fill('zzqq');
		await expect(panel.getByText('No college by that name.', { exact: true })).toBeVisible();
		await expect(panel.getByRole('listitem')).toHaveCount(0);
		await college.fill('dartmuoth colege');
		await expect(panel.getByRole('listitem')).toHaveText(/^Dartmouth College/);
		await college.fill('harvard business school');
		await expect(panel.getByText('No college by that name. Closest matches:')).toBeVisible();
		await expect(panel.getByRole('listitem').first()).toContainText('Harvard University');
	});

	await test.step('adds a college without a guide yet, and says that the way needs a second stop', async () => {
		await college.fill('boise');
		await page.getByRole('button', { name: /^Boise State University Boise, ID, no guide yet/ }).click();
		await expectStops(page, ['Boise State University']);
		await expect(panel.getByRole('button', { name: 'Hotels' })).toBeEnabled();
		await expect(panel.getByRole('button', { name: 'On the way' })).toBeDisabled();
		await expect(
			panel.getByText('With a second stop, you can also look for places on the way.'),
		).toBeVisible();
	});

	await test.step('adds a college that the site does not know at all, an airport by code and a town by name', async () => {
		await college.fill('amridge');
		await page.getByRole('button', { name: /^Amridge University Montgomery, AL, no guide yet/ }).click();
		await expect(
			page.getByRole('main').getByText('Montgomery, AL, no guide yet', { exact: true }),
		).toBeVisible();
		await expect(panel.getByRole('button', { name: 'On the way' })).toBeEnabled();
		await page.getByRole('button', { name: 'Airports' }).click();
		await page.getByLabel('Airport to add').fill('bdl');
		await page.getByLabel('Airport to add').press('Enter');
		const added = ['Boise State University', 'Amridge University', 'Bradley International Airport'];
		await expectStops(page, added);
		await page.getByRole('button', { name: 'Towns' }).click();
		await page.getByLabel('Town to add').fill('northampton ma');
		await page.getByRole('button', { name: /^Northampton, MA/ }).click();
		await expectStops(page, [...added, 'Northampton, MA']);
	});
});

test('places near a stop are listed by distance, nine at most; adding one leaves the list on its stop and the focus in the list', async ({
	page,
}) => {
	await openTripOf(page, ['c168148', 'c217156']);
	await page.getByRole('button', { name: 'Add stop' }).click();
	await page.getByRole('button', { name: 'Restaurants' }).click();
	const choice = page.getByLabel('Restaurants near');
	const near = choice.locator('option:checked');
	const rows = page.getByRole('region', { name: 'Add a stop' }).getByRole('listitem');
	const first = rows.first();
	await expect(near).toHaveText('2. Brown University');
	const byBrown = (await first.locator('bdi').textContent()) ?? '';
	await first.getByRole('button').press('Enter');
	await expect(stops(page)).toHaveCount(3);
	await expect(choice.locator('option')).toHaveCount(3);
	await expect(near).toHaveText('2. Brown University');
	await expect(first.locator('bdi')).toHaveText(byBrown);
	await expect(first).toContainText('Already stop 3.');
	await expect(first.getByRole('button')).toBeFocused();
	// The map chooses another, which stays when it is let go.
	const pin = page.getByRole('button', { name: 'Stop 1, Tufts University' });
	await pin.press('Enter');
	await expect(near).toHaveText('1. Tufts University');
	await pin.press('Enter');
	await expect(pin).toHaveAttribute('aria-pressed', 'false');
	await expect(near).toHaveText('1. Tufts University');
	await choice.selectOption({ label: '2. Brown University' });
	await expect(first.locator('bdi')).toHaveText(byBrown);
	await choice.selectOption({ label: '1. Tufts University' });
	await expect(first.locator('bdi')).not.toHaveText(byBrown);
	const miles = (await rows.allTextContents()).map((text) => Number(/([\d.]+) mi/.exec(text)?.[1]));
	expect(miles.length).toBeLessThanOrEqual(9);
	expect(miles).toEqual([...miles].sort((a, b) => a - b));
	const [name = ''] = await first.getByRole('button').locator('bdi').allInnerTexts();
	await first.getByRole('button').click();
	// Right after the stop that it is near, not at the trip's end.
	await expect(stops(page)).toHaveText([
		/Tufts University/,
		new RegExp(`${name}`),
		/Brown University/,
		new RegExp(byBrown),
	]);
});

test('with no signal and nothing stored, the page says that nearby places are missing', async ({
	page,
	watched,
}) => {
	watched.expectTrouble(/net::ERR_FAILED/);
	// From the start: guides for a trip's colleges are fetched in the background.
	await page.route('**/api/query**', (route) => route.abort());
	await openTripOf(page, ['c168148']);
	await page.getByRole('button', { name: 'Add stop' }).click();
	await page.getByRole('button', { name: 'Hotels' }).click();
	await expect(
		page.getByText(/No signal\. The hotels near Tufts University are not on this computer/),
	).toBeVisible();
	// By keyboard: the page may look again by itself in between, and then the button is gone.
	await page.getByRole('button', { name: 'Try again' }).focus();
	await page.unroute('**/api/query**');
	await page.keyboard.press('Enter');
	await expect(page.getByRole('region', { name: 'Add a stop' }).getByRole('listitem').first()).toBeVisible();
});

test('Done pressed twice while the list of colleges is on its way adds one stop, and says that it looks', async ({
	page,
}) => {
	const list = await holdBack(page, /campuses-[^/]+\.bin$/);
	await openPlanner(page);
	await page.getByRole('button', { name: 'Add stop' }).click();
	const field = page.getByLabel('College to add');
	await field.fill('yale');
	await expect(page.getByText('Looking', { exact: true })).toBeVisible();
	for (const _ of [1, 2]) await field.press('Enter');
	await list.letGo();
	await expectStops(page, ['Yale University']);
	await expect(field).toHaveValue('');
	await expect(page.getByText('Looking', { exact: true })).toBeHidden();
	await expect(stops(page)).toHaveCount(1);
});

test('a tap on the map adds a custom place under the name it is given', async ({ page }) => {
	test.slow();
	await page.setViewportSize({ width: 390, height: 844 });
	await openTripOf(page, ['c168148', 'c164465']);
	await page.getByRole('button', { name: 'Show the whole trip' }).waitFor();
	await page.getByRole('button', { name: 'Add stop' }).click();
	await page.getByRole('button', { name: 'My place' }).click();
	await page.getByRole('button', { name: 'Tap it on the map' }).click();
	await expect(page.getByText('Tap the map where you want to stop.')).toBeVisible();
	await expect(page.getByRole('button', { name: 'Cancel', exact: true })).toBeFocused();
	const map = page.getByRole('application');
	// Meanwhile the map has the phone's whole screen.
	await expect.poll(async () => (await map.boundingBox())?.height).toBeGreaterThan(600);
	await map.click({ position: { x: 200, y: 620 } });
	const dialog = page.getByRole('dialog', { name: 'Name this place' });
	// The pin where it was tapped, which the dialog would cover.
	const pin = page.getByRole('button', { name: 'Your place, not named yet' });
	const roomBelow = async () => {
		const [its, over] = [await pin.boundingBox(), await dialog.boundingBox()];
		return its && over && over.y - its.y - its.height;
	};
	await expect.poll(roomBelow).toBeGreaterThanOrEqual(0);
	await expect(page.getByText('Tap the map where you want to stop.')).toBeHidden();
	await dialog.getByRole('button', { name: 'Add stop' }).click();
	await expect(dialog.getByRole('alert')).toHaveText('Give it a name to add it');
	await dialog.getByLabel('Name').fill('Grandma’s, upstairs');
	await dialog.getByRole('button', { name: 'At the start' }).click();
	await dialog.getByLabel('Name').press('Enter');
	const grandma = 'Grandma’s, upstairs';
	await expectStops(page, [grandma, 'Tufts University', 'Amherst College']);
	await expect(pin).toBeHidden();
	// Then it shares the screen with the list again.
	await expect(page.getByRole('button', { name: 'Show only the list' })).toBeVisible();
	// The way back needs no second tap on the map.
	await page.getByRole('button', { name: 'Add stop' }).click();
	await page.getByRole('button', { name: 'My place' }).click();
	const again = page.getByRole('button', { name: `Add ${grandma} again: At the end` });
	await again.press('Enter');
	await expectStops(page, [grandma, 'Tufts University', 'Amherst College', grandma]);
	await expect(again).toBeHidden();
	await expect(page.getByText('tap where it is and give it a name')).toBeFocused();
});

for (const ground of ['map', 'picture'] as const) {
	test(`the arrow keys move the ${ground}, and its middle becomes a place, without a pointer`, async ({
		page,
		watched,
	}) => {
		test.slow();
		if (ground === 'picture') {
			watched.expectTrouble(/The map stays a picture|net::ERR_FAILED/);
			await page.route('**/assets/maplibre*', (route) => route.abort());
		}
		await openTripOf(page, ['c168148']);
		if (ground === 'map') await untilDrawn(page, 'Map of the trip');
		await page.getByRole('button', { name: 'Add stop' }).press('Enter');
		await page.getByRole('button', { name: 'My place' }).press('Enter');
		await page.getByRole('button', { name: 'Tap it on the map' }).press('Enter');
		await expect(page.getByRole('button', { name: 'Cancel', exact: true })).toBeFocused();
		const pin = page.getByRole('button', { name: 'Stop 1, Tufts University' });
		const placeOf = async () => (await pin.boundingBox()) ?? { x: 0, y: 0 };
		const before = await placeOf();
		await page.keyboard.press('ArrowRight');
		await expect.poll(async () => Math.round((await placeOf()).x - before.x)).toBe(-100);
		await page.keyboard.press('ArrowUp');
		await expect.poll(async () => Math.round((await placeOf()).y - before.y)).toBe(100);
		const isTaken = await page.evaluate(() =>
			document.activeElement?.dispatchEvent(
				new KeyboardEvent('keydown', { key: 'ArrowLeft', altKey: true, bubbles: true, cancelable: true }),
			),
		);
		// With Alt it is the browser's way back.
		expect(isTaken).toBe(true);
		await page.keyboard.press('Shift+Tab');
		await expect(page.getByRole('button', { name: 'Use the middle of the map' })).toBeFocused();
		await page.keyboard.press('Enter');
		await page.getByRole('dialog', { name: 'Name this place' }).getByLabel('Name').fill('The dorm');
		await page.keyboard.press('Enter');
		await expectStops(page, ['Tufts University', 'The dorm']);
		await expect(page.getByRole('button', { name: 'Add stop' })).toBeFocused();
		await page.getByRole('button', { name: 'The dorm', exact: true }).press('Enter');
		await page.getByRole('button', { name: 'Directions to The dorm', exact: true }).click();
		const link = page.getByRole('link', { name: 'Google Maps: directions to The dorm' });
		const address = new URL((await link.getAttribute('href')) ?? '');
		const [lat, long] = (address.searchParams.get('destination') ?? '').split(',').map(Number);
		// 100 pixels east and north of the college, at the zoom a single stop is shown at.
		expect(long).toBeCloseTo(-71.119 + (100 / 512 / 2 ** 9.5) * 360, 2);
		expect(lat).toBeCloseTo(42.4075 + (100 / 512 / 2 ** 9.5) * 360 * Math.cos((42.4 * Math.PI) / 180), 2);
	});
}

test('a stop chosen in the list is brought into view and marked on the map, and the other way round', async ({
	page,
}) => {
	test.slow();
	await openTripOf(page, ['c168148', 'c217156']);
	await untilDrawn(page, 'Map of the trip');
	const pinOf = (name: string) => page.getByRole('button', { name });
	const [tufts, brown] = [pinOf('Stop 1, Tufts University'), pinOf('Stop 2, Brown University')];
	const inList = (name: string) => page.getByRole('button', { name, exact: true });
	await test.step('brings one after the other into view', async () => {
		for (const _ of [1, 2, 3]) await page.getByRole('button', { name: 'Zoom in' }).click();
		for (const pin of [tufts, brown]) await expect.poll(() => isOnMap(pin)).toBe(false);
		await inList('Tufts University').click();
		await expect.poll(() => isOnMap(tufts)).toBe(true);
		await inList('Brown University').click();
		await expect.poll(() => isOnMap(brown)).toBe(true);
	});

	await test.step('marks it on the map, and leads to it from where the person is or from the stop before', async () => {
		await expect(brown).toHaveAttribute('aria-pressed', 'true');
		const origins = {
			'Directions to Brown University': '',
			'Directions from Tufts University to Brown University': 'origin=',
		};
		for (const [name, origin] of Object.entries(origins)) {
			await page.getByRole('button', { name, exact: true }).click();
			const link = page.getByRole('link', { name: 'Google Maps: directions to Brown University' });
			await expect(link).toHaveAttribute('href', new RegExp(`api=1&${origin}.*travelmode=driving`));
			const waze = `Waze${origin && ', from where you are'}: directions to Brown University`;
			await expect(page.getByRole('link', { name: waze })).toBeVisible();
			await page.getByRole('button', { name: 'Close' }).click();
		}
	});

	await test.step('marks in the list what is chosen on the map', async () => {
		await page.getByRole('button', { name: 'Show the whole trip' }).click();
		await expect.poll(() => isOnMap(tufts)).toBe(true);
		await tufts.click();
		await expect(inList('Tufts University')).toHaveAttribute('aria-pressed', 'true');
		await expect(brown).toHaveAttribute('aria-pressed', 'false');
	});
});

/** True when all of a pin is on the map. */
const isOnMap = (pin: Locator) =>
	pin.evaluate((element) => {
		const map = element.closest('section')?.getBoundingClientRect();
		const { left, right, top, bottom } = element.getBoundingClientRect();
		return map && left >= map.left && right <= map.right && top >= map.top && bottom <= map.bottom;
	});
