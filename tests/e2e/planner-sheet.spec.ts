import type { CDPSession, Locator, Page } from '@playwright/test';
import { expect, test } from './fixture.ts';
import { openPlanner, openTripOf, sixColleges, stops } from './planner-steps.ts';
import { untilDrawn } from './steps.ts';

test.use({
	viewport: { width: 390, height: 844 },
	hasTouch: true,
	isMobile: true,
});

const codes = ['c130794', 'c217156', 'c168148', 'c182670'];

test('on a phone the sheet has three heights, by tap, key and thumb, and the trail stays in view above it', async ({
	page,
}) => {
	await openTripOf(page, codes);
	await untilDrawn(page, 'Map of the trip');
	const finger = await page.context().newCDPSession(page);
	const list = page.getByRole('heading', { level: 1 });
	const grip = (does: string) => page.getByRole('button', { name: new RegExp(`^${does}`) });
	const edge = async () => (await sheetOf(page).boundingBox())?.y ?? 0;
	await expect.poll(edge).toBeCloseTo(330, -1);
	await expect.poll(() => pinsOutOfReach(page)).toEqual([]);
	expect(await scrolls(page)).toBe(false);

	await grip('Show only the list').tap();
	await expect.poll(edge).toBe(60);
	await expect(page.getByRole('application')).toBeHidden();
	await grip('Show only the map').tap();
	await expect.poll(edge).toBeGreaterThan(600);
	expect(await scrolls(page)).toBe(false);
	await expect.poll(() => pinsOutOfReach(page)).toEqual([]);
	await expect(list).toBeHidden();
	await expect(grip('Show map and list')).toHaveText(/New trip.*4 stops, \d+ mi/);
	await expect(page.getByRole('button', { name: 'Add stop' })).toBeInViewport();

	await drag(finger, grip('Show map and list'), -200);
	await expect.poll(edge).toBeCloseTo(330, -1);
	await expect(list).toBeInViewport();
	await grip('Show only the list').press('ArrowUp');
	await expect.poll(edge).toBe(60);
	await grip('Show only the map').press('ArrowDown');
	await expect.poll(() => pinsOutOfReach(page)).toEqual([]);

	// Choosing a stop on the map scrolls the list to it.
	await drag(finger, grip('Show only the list'), 260);
	await expect.poll(edge).toBeGreaterThan(600);
	await page.getByRole('button', { name: 'Stop 2, Brown University' }).press('Enter');
	await expect(page.getByRole('button', { name: 'Times at Brown University' })).toBeInViewport();
});

/** True where the page itself can be scrolled, and the map with it. */
const scrolls = (page: Page) =>
	page.evaluate(() => document.documentElement.scrollHeight > document.documentElement.clientHeight);

test('at every common width the actions are in one row, and so are the tools over the stops', async ({
	page,
}) => {
	await openTripOf(page, codes);
	const tops = async () => {
		const names = ['Add stop', 'Save', 'Share trip', 'Print trip'];
		const boxes = await Promise.all(
			names.map((name) => page.getByRole('button', { name, exact: true }).boundingBox()),
		);
		return new Set(boxes.map((box) => Math.round(box?.y ?? -1)));
	};
	for (const width of [320, 340, 360, 375, 390, 412, 430]) {
		await page.setViewportSize({ width, height: 740 });
		await expect.poll(async () => (await tops()).size, { message: `${width} wide` }).toBe(1);
		expect(await scrolls(page)).toBe(false);
	}
	// A small phone with the browser's bars: the actions are not behind the tabs.
	await page.setViewportSize({ width: 375, height: 553 });
	expect(await scrolls(page)).toBe(false);

	await page.setViewportSize({ width: 390, height: 844 });
	await page.getByRole('button', { name: 'Set the dates' }).tap();
	await page.getByLabel('First day').fill('2027-04-12');
	await page.getByRole('button', { name: 'Set', exact: true }).tap();
	await page.getByRole('group', { name: 'Day' }).getByRole('button').nth(1).tap();
	const edit = page.getByRole('button', { name: /^(Edit stops|Done editing)$/ });
	const rows = () =>
		edit.evaluate(({ parentElement }) =>
			[...(parentElement?.children ?? [])].map((tool) => {
				const { top, height } = tool.getBoundingClientRect();
				return `${Math.round(top)}+${Math.round(height)}`;
			}),
		);
	for (const does of ['Edit stops', 'Done editing']) {
		for (const width of [320, 340, 360, 375, 390, 412, 430]) {
			await page.setViewportSize({ width, height: 740 });
			await expect
				.poll(async () => new Set(await rows()).size, { message: `${does}, ${width} wide` })
				.toBe(1);
		}
		await edit.tap();
	}
});

test('a full trip says beside the disabled button why it takes no more, wherever the list is', async ({
	page,
}) => {
	const ten = [...codes, 'c164924', 'c164465', 'c186131', 'c190150', 'c215062', 'c162928'];
	await openTripOf(page, ten);
	const why = page.getByText('10 Locations Maximum', { exact: true });
	await stops(page).last().scrollIntoViewIfNeeded();
	for (const height of [844, 553]) {
		await page.setViewportSize({ width: 375, height });
		await expect(why).toBeInViewport({ ratio: 1 });
		expect(await scrolls(page)).toBe(false);
		for (const name of ['Save', 'Share trip', 'Print trip'])
			await page.getByRole('button', { name }).click({ trial: true });
	}
});

for (const browser of ['a browser with CloseWatcher', 'one without']) {
	test(`in ${browser}, a request to close, as by Android’s Back, closes one thing at a time`, async ({
		page,
	}) => {
		if (browser === 'one without')
			await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'CloseWatcher'));
		await openTripOf(page, codes);
		await page.getByRole('button', { name: 'Add stop' }).tap();
		const panel = page.getByRole('region', { name: 'Add a stop' });
		await expect(panel).toBeVisible();
		// Outside the panel.
		await page.getByRole('heading', { level: 1 }).focus();
		await page.keyboard.press('Escape');
		await expect(panel).toBeHidden();
		await page.getByRole('button', { name: 'Add stop' }).tap();
		await panel.getByRole('button', { name: 'Import' }).tap();
		await expect(page.getByRole('dialog')).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(page.getByRole('dialog')).toBeHidden();
		await expect(panel).toBeVisible();
		await page.getByRole('button', { name: 'My place' }).tap();
		await page.getByRole('button', { name: 'Tap it on the map' }).press('Enter');
		await page.keyboard.press('Escape');
		await expect(panel).toBeVisible();
		await page.setViewportSize({ width: 1280, height: 800 });
		await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'About' }).click();
		await page.keyboard.press('Escape');
		await expect(page.getByRole('link', { name: 'User Guide' }).first()).toBeHidden();
		await expect(panel).toBeVisible();
		await expect(page).toHaveURL(/trip-planner/);
	});
}

test('while the code of a dialog is still coming, a request to close never falls between two dialogs', async ({
	page,
}) => {
	await openTripOf(page, codes);
	await page.getByRole('button', { name: 'Add stop' }).tap();
	let send: (() => void) | undefined;
	const sent = new Promise<void>((resolve) => {
		send = resolve;
	});
	await page.route(/ImportDialog/, async (route) => {
		await sent;
		await route.continue();
	});
	await page.getByRole('button', { name: 'Import' }).tap();
	await expect(page.getByRole('dialog').getByRole('status', { name: 'One moment' })).toBeVisible();
	await page.evaluate(() => {
		const opens: boolean[] = [];
		const look = () => opens.push(document.querySelector('dialog:modal') !== null);
		new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
		Object.assign(window, { opens });
	});
	send?.();
	await expect(page.getByRole('dialog').getByRole('button', { name: 'Choose a file' })).toBeVisible();
	const opens = await page.evaluate<boolean[]>(() => Reflect.get(window, 'opens'));
	expect(opens.length).toBeGreaterThan(0);
	expect(opens).not.toContain(false);
});

test('six campuses take at most nine taps besides the typing; then the stops fill the sheet', async ({
	page,
}) => {
	await openPlanner(page);
	await page.evaluate(() => {
		Object.assign(window, { taps: 0 });
		addEventListener('pointerup', () => Object.assign(window, { taps: Reflect.get(window, 'taps') + 1 }));
	});
	await page.getByRole('button', { name: 'Add stop' }).tap();
	for (const [at, [typed, name]] of sixColleges.entries()) {
		await page.getByLabel('College to add').fill(typed);
		await page.getByRole('button', { name: new RegExp(`^${name} .* Add$`) }).tap();
		await expect(stops(page)).toHaveCount(at + 1);
	}
	await page.getByRole('button', { name: 'Done', exact: true }).tap();
	expect(await page.evaluate(() => Reflect.get(window, 'taps'))).toBeLessThanOrEqual(9);
	await expect(stops(page).first()).toBeInViewport({ ratio: 1 });
	const share = () =>
		page
			.getByRole('list')
			.filter({ has: stops(page) })
			.evaluate((list) => {
				const pane = list.closest('[data-pane]')?.getBoundingClientRect();
				if (!pane) throw new Error('The list is in no sheet');
				const { top, bottom } = list.getBoundingClientRect();
				return (Math.min(bottom, pane.bottom) - Math.max(top, pane.top)) / pane.height;
			});
	await expect.poll(share).toBeGreaterThan(0.6);
});

const sheetOf = (page: Page) => page.locator('[data-pane]').locator('..');

/** Pins that a finger cannot reach: under the sheet, under a button, or outside the window. */
function pinsOutOfReach(page: Page): Promise<(string | null)[]> {
	return page.evaluate(() =>
		[...document.querySelectorAll('[data-overlay] li > *')]
			.filter((pin) => {
				const { left, top, width, height } = pin.getBoundingClientRect();
				return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('li > *') !== pin;
			})
			.map((pin) => pin.getAttribute('aria-label')),
	);
}

/** A finger takes hold of something, moves it down by this many pixels, pauses, and lets go. */
async function drag(finger: CDPSession, grip: Locator, by: number) {
	const box = await grip.boundingBox();
	if (!box) throw new Error('The grip is not on the screen');
	const x = box.x + box.width / 2;
	const y = box.y + box.height / 2;
	const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: number) =>
		finger.send('Input.dispatchTouchEvent', {
			type,
			touchPoints: type === 'touchEnd' ? [] : [{ x, y: at }],
		});
	await touch('touchStart', y);
	for (let step = 1; step <= 8; step++) await touch('touchMove', y + (by * step) / 8);
	await touch('touchEnd', y + by);
}
