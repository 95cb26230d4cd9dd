import type { Browser, Locator, Page } from '@playwright/test';
import { test as base, expect } from './fixture.ts';
import { openPlanner, openTripOf, stops, toast } from './planner-steps.ts';
import { expectNoViolations } from './steps.ts';

interface Fixtures {
	/** Opens a page on a phone of this size, with letters of this many px. */
	phoneWith: (letters: number, viewport: { width: number; height: number }) => Promise<Page>;
}

const test = base.extend<Fixtures>({
	phoneWith: async ({ playwright, launchOptions, baseURL }, use) => {
		const browsers: Browser[] = [];
		await use(async (letters, viewport) => {
			// Letters that a page sets itself change no media query.
			const args = [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${letters}`];
			const browser = await playwright.chromium.launch({ ...launchOptions, args });
			browsers.push(browser);
			return browser.newPage({ baseURL: baseURL ?? '', viewport, hasTouch: true, isMobile: true });
		});
		for (const browser of browsers) await browser.close();
	},
});

const codes = [
	'c130794',
	'c217156',
	'c168148',
	'aBOS',
	`x${Buffer.from('42.3,-72.6,Grandma’s').toString('base64url')}`,
];
// Tall enough that no bar half covers a target, which axe would call too small.
const looks = [
	{ width: 390, height: 2400 },
	{ width: 1280, height: 800 },
];

for (const { width, height } of looks) {
	test(`axe finds nothing at ${width} px, light and dark: empty, planned, edited, adding, leaving`, async ({
		page,
	}) => {
		test.slow();
		await page.setViewportSize({ width, height });
		await openPlanner(page);
		await expectNoViolations(page);
		await openTripOf(page, codes);
		await expectNoViolations(page);
		await page.getByRole('button', { name: 'Edit stops' }).click();
		await page.getByRole('button', { name: 'Brown University', exact: true }).click();
		await expectNoViolations(page);
		await page.getByRole('button', { name: 'Add stop' }).click();
		await page.getByLabel('College to add').fill('bo');
		await expect(page.getByText(/\d found/)).toBeAttached();
		await expectNoViolations(page);
		// Leaving without an edit asks nothing.
		await page.getByLabel('College to add').press('Enter');
		await expect(stops(page)).toHaveCount(codes.length + 1);
		await page.getByRole('button', { name: 'Done', exact: true }).click();
		await page.getByRole('link', { name: 'Tour Trails' }).first().click();
		await expect(page.getByRole('dialog')).toBeVisible();
		await expectNoViolations(page);
	});
}

test('on a wide screen the map reaches down to the leave-by line, and without one to the window’s lower edge', async ({
	page,
}) => {
	await page.setViewportSize({ width: 1280, height: 800 });
	const footOfMap = async () => {
		const box = await page.getByRole('region', { name: 'Map of the trip' }).boundingBox();
		return box && Math.round(box.y + box.height);
	};
	await openPlanner(page);
	expect(await footOfMap()).toBe(800);
	await openTripOf(page, codes.slice(0, 2));
	const line = await page.getByRole('region', { name: /leave-by line$/ }).boundingBox();
	expect(line?.y).toBeLessThan(720);
	expect(await footOfMap()).toBe(Math.round(line?.y ?? 0));
});

test('on a phone a stop is dragged with a finger', async ({ browser, baseURL }) => {
	const phone = await browser.newContext({
		...(baseURL ? { baseURL } : {}),
		viewport: { width: 390, height: 844 },
		hasTouch: true,
		isMobile: true,
	});
	const page = await phone.newPage();
	await openTripOf(page, ['c130794', 'c217156', 'c168148']);
	const grip = (name: string) => page.getByRole('button', { name: `Move ${name}`, exact: true });
	await page.getByRole('button', { name: 'Edit stops' }).click();
	await page.getByRole('button', { name: 'Show only the list' }).click();
	// Both grips are on screen, above the action bar.
	await grip('Yale University').evaluate((element) => element.scrollIntoView({ block: 'start' }));
	const from = await grip('Tufts University').boundingBox();
	const to = await grip('Yale University').boundingBox();
	if (!from || !to) throw new Error('The grips are not on the screen');
	const finger = await phone.newCDPSession(page);
	const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y: number) =>
		finger.send('Input.dispatchTouchEvent', {
			type,
			touchPoints: type === 'touchEnd' ? [] : [{ x: from.x + 20, y }],
		});
	await touch('touchStart', from.y + 20);
	for (let step = 1; step <= 10; step++)
		await touch('touchMove', from.y + 20 + ((to.y - from.y - 30) * step) / 10);
	await touch('touchEnd', to.y);
	await expect(stops(page).first()).toHaveText('Stop 1: Tufts University');
	await phone.close();
});

test('nothing is wider than a small phone, even with large text, and no pin is under a map button', async ({
	page,
}) => {
	await page.setViewportSize(SMALL_PHONE);
	await openTripOf(page, codes);
	await page.getByRole('button', { name: 'Edit stops' }).click();
	await expect(page.getByRole('button', { name: /^Stop \d, / })).toHaveCount(3);
	for (const size of ['100%', '200%']) {
		await page.evaluate(
			(fontSize) => document.documentElement.style.setProperty('font-size', fontSize),
			size,
		);
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
		await expect.poll(() => hiddenPins(page), { message: `with letters of ${size}` }).toEqual([]);
	}
});

test('the name of the place where the night is fits a small phone in letters twice as large', async ({
	page,
}) => {
	await page.setViewportSize({ width: 320, height: 640 });
	const aunt = `x${Buffer.from('42.1,-72.6,Aunt Ann').toString('base64url')}`;
	await openTripOf(page, ['c130794', aunt, 'c166683']);
	await expect(
		page.getByText('Night near Massachusetts Institute of Technology', { exact: true }),
	).toBeAttached();
	await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
	expect(await hiddenWidth(page.locator('[data-pane]'))).toBe(0);
});

for (const letters of [24, 32]) {
	test(`with letters of ${letters} px, as a phone’s own setting makes them, everything can be reached and read`, async ({
		phoneWith,
	}) => {
		const page = await phoneWith(letters, { width: 390, height: 844 });
		await openTripOf(page, codes);
		await test.step('covers no action by the tabs', async () => {
			await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
			for (const name of ['Add stop', 'Save', 'Share trip', 'Print trip'])
				await page.getByRole('button', { name }).click({ trial: true });
		});

		await page.setViewportSize({ width: 320, height: 640 });
		await test.step('shows a small phone all of a toast and its buttons', async () => {
			await page.getByRole('button', { name: 'Edit stops' }).click();
			await page.getByRole('button', { name: 'Remove Brown University' }).click();
			const removed = toast(page, 'Brown University');
			for (const name of ['Undo', 'Dismiss'])
				await expect(removed.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
			await expect(removed.getByText('Brown University')).toBeInViewport({ ratio: 1 });
			await removed.getByRole('button', { name: 'Dismiss' }).click();
			await expect(removed).toHaveCount(0);
		});

		await test.step('shows a small phone whole what can be added, and the files to save', async () => {
			await page.getByRole('button', { name: 'Add stop' }).click();
			await page.getByLabel('College to add').fill('smith');
			const smith = page.getByRole('button', { name: /^Smith College/ });
			await expect(smith).toBeVisible();
			for (const part of await smith.locator('> *').all()) expect(await hiddenWidth(part)).toBe(0);
			await page.getByRole('button', { name: 'Share trip' }).click();
			const share = page.getByRole('dialog');
			await expect(share.getByRole('button', { name: 'Save Spreadsheet' })).toBeVisible();
			expect(await hiddenWidth(share)).toBe(0);
		});
	});

	test(`with letters of ${letters} px a small phone shows whole the best order and the times of a stop`, async ({
		phoneWith,
	}) => {
		const page = await phoneWith(letters, SMALL_PHONE);
		const dialog = page.getByRole('dialog');
		await openTripOf(page, ['aBOS', 'c217156', 'c166683']);
		await page.getByRole('button', { name: 'Best order' }).click();
		await expect(dialog.getByText('Logan International Airport stays first')).toBeVisible();
		expect(await hiddenWidth(dialog)).toBe(0);
		await dialog.getByRole('button', { name: /^(Keep mine|Close)$/ }).click();
		await page.getByRole('button', { name: 'Brown University', exact: true }).click();
		await page.getByRole('button', { name: 'Times at Brown University' }).click();
		await expect(dialog.getByRole('group', { name: 'Tour' })).toBeVisible();
		expect(await hiddenWidth(dialog)).toBe(0);
	});
}

const SMALL_PHONE = { width: 320, height: 640 };

/** How far its content sticks out of an element to the side, in px. */
const hiddenWidth = (part: Locator) => part.evaluate((element) => element.scrollWidth - element.clientWidth);

/** Pins covered by something else that would be tapped instead. */
function hiddenPins(page: Page): Promise<(string | null)[]> {
	return page.evaluate(() => {
		scrollTo(0, 0);
		return [...document.querySelectorAll('[data-overlay] li > *')]
			.filter((pin) => {
				const { left, top, width, height } = pin.getBoundingClientRect();
				return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('li > *') !== pin;
			})
			.map((pin) => pin.getAttribute('aria-label'));
	});
}

const NOTCH = 47;

/** Holds an iPhone sideways, with the browser's bars or without. */
async function turnSideways(page: Page, height: number) {
	await page.setViewportSize({ width: 844, height });
	const insets = { left: NOTCH, right: NOTCH, bottom: 21 };
	await (await page.context().newCDPSession(page)).send('Emulation.setSafeAreaInsetsOverride', { insets });
}

test('on a phone held sideways the actions are in reach wherever the list is, and the notch hides nothing over the map', async ({
	page,
}) => {
	await turnSideways(page, 390);
	await openTripOf(page, codes);
	for (const height of [390, 340])
		await test.step(`has the actions in reach, ${height} px high`, async () => {
			await page.setViewportSize({ width: 844, height });
			const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
			expect(end).toBeGreaterThan(400);
			for (const top of [0, 300, end]) {
				await page.evaluate((top) => scrollTo(0, top), top);
				for (const name of ['Add stop', 'Save', 'Share trip', 'Print trip']) {
					const button = page.getByRole('button', { name });
					await expect(button, `${name} at ${top}`).toBeInViewport({ ratio: 1 });
					const { x = 0, y = 0, height: its = 0 } = (await button.boundingBox()) ?? {};
					expect(x).toBeGreaterThanOrEqual(NOTCH);
					// Above the tabs or, where those scroll, above the phone's own bar.
					expect(y + its).toBeLessThanOrEqual(height - 21);
					await button.click({ trial: true });
				}
			}
			// The list's last words are not below them.
			const credit = page
				.getByText(/^Map: /)
				.filter({ visible: true })
				.first();
			const { y: last = 0, height: tall = 0 } = (await credit.boundingBox()) ?? {};
			const { y: first = 0 } = (await page.getByRole('button', { name: 'Save' }).boundingBox()) ?? {};
			expect(last + tall).toBeLessThanOrEqual(first);
		});

	await test.step('has nothing to tap or read under the notch', async () => {
		await page.setViewportSize({ width: 844, height: 390 });
		const expectClear = async (part: Locator) => {
			const box = await part.boundingBox();
			if (!box) throw new Error('Not on the screen');
			expect(box.x).toBeGreaterThanOrEqual(NOTCH);
			expect(box.x + box.width).toBeLessThanOrEqual(844 - NOTCH);
		};
		const map = page.getByRole('region', { name: 'Map of the trip' });
		for (const name of ['Show the whole trip', 'Zoom in', 'Zoom out'])
			await expectClear(map.getByRole('button', { name }));
		await page.getByRole('button', { name: 'Add stop' }).click();
		await page.getByRole('button', { name: 'My place' }).click();
		await page.getByRole('button', { name: 'Tap it on the map' }).click();
		await expectClear(page.getByRole('group', { name: 'Place a stop' }));
		await expectClear(page.getByText(/^Map: /).filter({ visible: true }));
		await expectClear(map.getByRole('button', { name: 'Zoom out' }));
	});
});
