import type { Locator, Page } from '@playwright/test';
import { letDiskFill } from './disk.ts';
import { expect, test, testInstalled } from './fixture.ts';
import { expectStops, openTripOf, setTour, stops, toast, untilSaved } from './planner-steps.ts';
import { goOffline } from './signal.ts';

const codes = ['c130794', 'c217156', 'c168148'];

testInstalled(
	'a trip is driven leg by leg with no signal, and a reload keeps the stop that is next',
	async ({ page }) => {
		test.slow();
		await page.setViewportSize({ width: 390, height: 844 });
		await openTripOf(page, codes);
		await setTour(page, 'Brown University', { day: '2027-04-19', begins: '15:00' });
		await untilSaved(page);
		await goOffline(page);
		await page.getByRole('link', { name: 'Drive it' }).click();
		await expect(page).toHaveURL('/trip-planner/drive');
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Be at Yale University by 9:00 AM$/);
		await page.getByRole('button', { name: 'Next stop' }).click();
		await expect(page.getByRole('heading', { level: 2, name: 'Brown University' })).toBeVisible();
		const due = page.getByRole('heading', { level: 1 });
		await expect(due).toHaveText(/^Leave Yale University by \d+:\d\d [AP]M$/);
		await expect(due).toBeFocused();
		const road = page.getByText(/^Take I-95 N for \d+ mi$/);
		await expect(road).toBeVisible();
		await page.reload();
		await expect(page.getByRole('heading', { level: 2, name: 'Brown University' })).toBeVisible();
		// On a busy machine it comes last, and moves what is below it.
		await expect(road).toBeVisible();
		await page.getByRole('button', { name: 'Directions to Brown University' }).click();
		const app = page.getByRole('link', { name: 'Google Maps: directions to Brown University' });
		await expect(app).toHaveAttribute('href', /destination=41\.8/);
		await page.getByRole('button', { name: 'Close' }).click();
		await page.getByRole('button', { name: 'Running late' }).click();
		// Later than the screen says to leave is late for the tour, by as much.
		await expect(page.getByText('15 min late at Brown University.')).toBeVisible();
		await page.getByRole('button', { name: '45 min' }).click();
		await expect(page.getByText('45 min late at Brown University.')).toBeVisible();
		await page.getByRole('button', { name: 'Move Brown University to Tue, Apr 20' }).click();
		const done = toast(page, 'Move Brown University to Tue, Apr 20: done');
		await done.getByRole('button', { name: 'Undo' }).click();
		await expect(done).toHaveCount(0);
		await page.getByRole('button', { name: 'Running late' }).click();
		await page.getByRole('button', { name: '45 min' }).click();
		await page.getByRole('button', { name: 'Move Brown University to Tue, Apr 20' }).click();
		await expect(done).toBeVisible();
		await page.keyboard.press('Control+z');
		await expect(toast(page, 'Undone')).toBeVisible();
		await page.getByRole('button', { name: 'Next stop' }).click();
		await expect(page.getByText('This is the last stop of the trip.')).toBeVisible();
		// The button is gone: its focus must not be.
		await expect(due).toBeFocused();
		await page.getByRole('button', { name: 'Stop before' }).click();
		await expect(page.getByRole('button', { name: 'Next stop' })).toBeVisible();
	},
);

test('driving mode without a stop says what to do, and that the screen may turn off where it may', async ({
	page,
}) => {
	await page.addInitScript(() => {
		Object.defineProperty(navigator.wakeLock, 'request', {
			value: () => Promise.reject(new DOMException('Low battery', 'NotAllowedError')),
		});
	});
	await page.goto('/trip-planner/drive');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('On the Road');
	await expect(page.getByRole('heading', { level: 2, name: 'No stops yet' })).toBeVisible();
	await page.getByRole('link', { name: 'Open the trip planner' }).click();
	await openTripOf(page, codes);
	await page.getByRole('link', { name: 'Drive it' }).click();
	await expect(page.getByRole('status').filter({ hasText: 'The screen may go dark.' })).toBeVisible();
});

test('where the browser can’t keep the screen on, driving mode says what to do on a phone and on a computer', async ({
	page,
}) => {
	await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'wakeLock'));
	await openTripOf(page, codes);
	await page.getByRole('link', { name: 'Drive it' }).click();
	const words = page.getByRole('status').filter({ hasText: 'This browser can’t keep the screen on.' });
	await expect(words).toContainText('Set the computer’s screen to never turn off for the drive.');
	await page.setViewportSize({ width: 390, height: 844 });
	await expect(words).toContainText('Set the phone’s auto-lock to Never for the drive.');
});

testInstalled(
	'a place along the way is added between its stops with no signal, and one tap undoes it',
	async ({ page }) => {
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
		await expectStops(page, [
			'Yale University',
			'Connecticut College',
			'Brown University',
			'Tufts University',
		]);
		await toast(page, 'Connecticut College added as stop 2').getByRole('button', { name: 'Undo' }).click();
		await expect(stops(page)).toHaveCount(3);
		await untilSaved(page);
	},
);

test('a place added on the way to the next stop is next on the road', async ({ page }) => {
	await openTripOf(page, codes);
	await page.getByRole('link', { name: 'Drive it' }).click();
	await page.getByRole('button', { name: 'Next stop' }).click();
	const next = (name: string) => page.getByRole('heading', { level: 2, name });
	await expect(next('Brown University')).toBeVisible();
	await page.getByRole('link', { name: 'Back to the planner' }).click();
	await page.getByRole('button', { name: 'Add stop' }).click();
	await page.getByRole('button', { name: 'On the way' }).click();
	await page.getByRole('button', { name: '5 mi', exact: true }).click();
	await page.getByRole('button', { name: /^Connecticut College New London, CT, / }).click();
	await expect(toast(page, 'Connecticut College added as stop 2')).toBeVisible();
	await page.getByRole('link', { name: 'Drive it' }).click();
	await expect(next('Connecticut College')).toBeVisible();
	await page.getByRole('button', { name: 'Next stop' }).click();
	await expect(next('Brown University')).toBeVisible();
});

test('the name of a place in one long word makes driving mode no wider than a small phone', async ({
	page,
}) => {
	await page.setViewportSize({ width: 320, height: 640 });
	const name = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch';
	const place = Buffer.from(`41.5,-72.6,${name}`).toString('base64url');
	await openTripOf(page, ['c130794', `x${place}`, 'c217156']);
	await page.getByRole('link', { name: 'Drive it' }).click();
	await expect(page.getByRole('region', { name: 'Rest of the day' }).getByText(name).first()).toBeVisible();
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('driving mode is dark once the sun is down at the next stop and bright by day, whatever the phone is set to', async ({
	page,
}) => {
	// Sunset in New Haven is at 7:38 PM on this day.
	await page.clock.setFixedTime('2027-04-19T19:30:00-04:00');
	await page.emulateMedia({ colorScheme: 'dark' });
	await openTripOf(page, codes);
	await page.getByRole('link', { name: 'Drive it' }).click();
	const next = page.getByRole('heading', { level: 2, name: 'Yale University' });
	await expect(next).toBeVisible();
	const ink = () => next.evaluate((element) => getComputedStyle(element).color);
	const byDay = await ink();
	expect(await schemeOf(next)).toBe('light');
	await page.emulateMedia({ colorScheme: 'light' });
	expect([await schemeOf(next), await ink()]).toEqual(['light', byDay]);
	await page.clock.setFixedTime('2027-04-19T19:40:00-04:00');
	// As if somebody had picked the phone up again.
	await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
	await expect.poll(() => schemeOf(next)).toBe('dark');
	expect(await ink()).not.toBe(byDay);
	// No strip of bright paper shines between the screen and the footer.
	const strip = await page.getByRole('contentinfo').evaluate((foot) => {
		const road = document.querySelector('main [data-scheme]')?.getBoundingClientRect();
		return foot.getBoundingClientRect().top - (road?.bottom ?? 0);
	});
	expect(Math.round(strip)).toBe(0);
});

test('how long a drive takes follows the name of the place, even one that is read from right to left', async ({
	page,
}) => {
	const place = Buffer.from('41.5,-72.6,הבית של סבתא').toString('base64url');
	await openTripOf(page, ['c130794', `x${place}`]);
	await page.getByRole('link', { name: 'Drive it' }).click();
	const rest = page.getByRole('region', { name: 'Rest of the day' });
	const drive = rest.getByRole('listitem').filter({ hasText: 'Drive to' });
	const boxes = await drive.getByText(/^\d+ min$/).evaluate((lasts) => {
		const name = lasts.previousElementSibling?.getBoundingClientRect();
		return {
			own: lasts.getClientRects().length,
			apart: lasts.getBoundingClientRect().x - (name?.right ?? 0),
		};
	});
	// A number that the name pulls to its other side is apart from its unit.
	expect(boxes.own).toBe(1);
	expect(boxes.apart).toBeGreaterThanOrEqual(0);
});

test('a planner left open overnight offers nothing in the morning that was due the day before', async ({
	page,
}) => {
	await page.clock.setFixedTime('2027-04-13T07:00:00-04:00');
	await openTripOf(page, codes.slice(0, 2));
	await setTour(page, 'Brown University', { day: '2027-04-14', begins: '10:30' });
	const yesterday = page.getByRole('button', { name: /^Begin on Tue, Apr 13/ });
	await expect(yesterday).toBeVisible();
	await page.clock.setFixedTime('2027-04-14T07:00:00-04:00');
	await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
	await expect(yesterday).toHaveCount(0);
});

/** A phone in driving mode at this hour, on the way to a tour at Brown at 3 PM. */
async function driveToTourAt(page: Page, hour: string) {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.clock.setFixedTime('2027-04-19T11:00:00-04:00');
	await openTripOf(page, codes);
	await setTour(page, 'Brown University', { day: '2027-04-19', begins: '15:00' });
	await untilSaved(page);
	await page.clock.setFixedTime(`2027-04-19T${hour}:00-04:00`);
	await page.getByRole('link', { name: 'Drive it' }).click();
}

test('a family that says by mistake that it has left takes it back with one tap', async ({ page }) => {
	test.slow();
	await driveToTourAt(page, '12:20');
	const due = page.getByRole('heading', { level: 1 });
	const left = page.getByRole('button', { name: 'We’ve left' });
	await expect(due).toHaveText(/^Leave Yale University by /);
	// What the planner said last, and its undo, stay behind.
	await expect(toast(page, 'Times at Brown University set')).toHaveCount(0, { timeout: 1000 });
	await left.click();
	await expect(left).toHaveCount(0);
	const said = toast(page, 'On the way');
	await expect(said).toBeVisible();
	expect(await coveredBy(said.locator('> div'), page)).toEqual([]);
	await page.setViewportSize({ width: 320, height: 640 });
	expect(await coveredBy(said.locator('> div'), page)).toEqual([]);
	// A driver has no hand free at once.
	await page.clock.fastForward(30_000);
	await expect(said).toBeVisible();
	await said.getByRole('button', { name: 'Undo' }).click();
	await expect(left).toBeVisible();
	await expect(due).toHaveText(/^Leave Yale University by /);
	await page.reload();
	await expect(left).toBeVisible();
});

test('a family that should have left is asked first about leaving now, by the clock on the screen', async ({
	page,
}) => {
	test.slow();
	await driveToTourAt(page, '13:30');
	await page.getByRole('button', { name: 'Running late' }).click();
	const now = page.getByRole('button', { name: 'Leaving now' });
	await expect(now).toHaveAttribute('aria-pressed', 'true');
	const late = (await page.getByText(/^\d+ min ago$/).textContent())?.replace(' ago', '');
	await expect(page.getByText(`${late} late at Brown University.`)).toBeVisible();
	await page.getByRole('button', { name: 'In 15 min' }).click();
	await expect(now).toHaveAttribute('aria-pressed', 'false');
	await expect(page.getByText(`${late} late at Brown University.`)).toHaveCount(0);
	await page.getByRole('button', { name: 'Close' }).click();
	const drive = page.getByRole('listitem').filter({ hasText: 'Drive to Brown University' });
	await expect(drive).toContainText(/^1:30 PM.*Leave by 1:08 PM to be on time$/);
	await page.getByRole('button', { name: 'We’ve left' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^At Brown University around 3:0\d PM$/);
	await expect(page.getByText(`Late for the 3:00 PM tour${late}`)).toBeVisible();
	await expect(drive).toHaveText(/^1:30 PM\s*Drive to Brown University 1 h 35 min\s*$/);
});

test('a remedy that the phone refuses to write says so on the road, and is saved on a retry', async ({
	page,
}) => {
	test.slow();
	const disk = await letDiskFill(page);
	await page.setViewportSize({ width: 390, height: 844 });
	await openTripOf(page, codes);
	await setTour(page, 'Brown University', { day: '2027-04-19', begins: '15:00' });
	await untilSaved(page);
	await page.getByRole('link', { name: 'Drive it' }).click();
	await page.getByRole('button', { name: 'Next stop' }).click();
	await disk.fill();
	await page.getByRole('button', { name: 'Running late' }).click();
	await page.getByRole('button', { name: '45 min' }).click();
	await page.getByRole('button', { name: 'Move Brown University to Tue, Apr 20' }).click();
	const banner = page.getByRole('alert').filter({ hasText: 'Not saved on this phone' });
	await expect(banner).toBeInViewport();
	expect(await coveredBy(toast(page, /^Not saved yet/).locator('> div'), page)).not.toContain('Retry');
	await page.evaluate(() => scrollTo(0, 0));
	await expect(page.getByRole('heading', { level: 2, name: 'Brown University' })).toBeInViewport({
		ratio: 1,
	});
	await disk.free();
	await banner.getByRole('button', { name: 'Retry' }).click();
	await expect(banner).toHaveCount(0);
});

/** Returns the buttons and the time that a toast covers, even in part. */
async function coveredBy(toast: Locator, page: Page): Promise<string[]> {
	const parts = page.getByRole('main').locator('button, h1 > span:last-child');
	const box = await toast.boundingBox();
	const covered: string[] = [];
	for (const part of await parts.all()) {
		const under = await part.boundingBox();
		if (box && under && under.y < box.y + box.height && box.y < under.y + under.height)
			covered.push(await part.innerText());
	}
	return covered;
}

const schemeOf = (element: Locator) => element.evaluate((each) => getComputedStyle(each).colorScheme);
