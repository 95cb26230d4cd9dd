import type { Page } from '@playwright/test';
import { expect, test } from './fixture.ts';
import { untilQuiet } from './steps.ts';

test('the keyboard alone leads from home to a guide, through it, and on to the planner', async ({ page }) => {
	await page.goto('/');
	await untilQuiet(page);
	await tabTo(page, 'Search colleges and states');
	await page.keyboard.type('boston col');
	await expect(page.getByRole('option').first()).toContainText('Boston College');
	await page.keyboard.press('ArrowDown');
	await page.keyboard.press('Enter');
	await expect(page.getByRole('heading', { level: 1, name: 'Boston College' })).toBeFocused();
	await tabTo(page, 'Hotels');
	await page.keyboard.press('Space');
	await expect(page.getByRole('button', { name: 'Hotels' })).toHaveAttribute('aria-pressed', 'false');
	await tabTo(page, 'Send us your favorite places');
	await tabBackTo(page, 'Add to trip');
	await page.keyboard.press('Enter');
	// Focus stays put: the same control now leads to the trip.
	await expect(page.getByRole('button', { name: 'In your trip' })).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL('/trip-planner');
	await expect(page.getByRole('heading', { level: 3, name: /Boston College/ })).toBeVisible();
});

const lastStops = {
	'/': 'Contact',
	'/college/164924': 'Contact',
	'/state/Massachusetts': 'Contact',
	'/college-guides': 'Contact',
	'/trip-planner': 'Add stop',
};

for (const [address, lastStop] of Object.entries(lastStops)) {
	test(`the Tab key goes through all of ${address}, shows where it is, and comes to the end`, async ({
		page,
	}) => {
		await page.goto(address);
		await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
		await untilQuiet(page);
		const stops = new Set<string>();
		let lost = 0;
		for (let press = 0; press < 600; press++) {
			await page.keyboard.press('Tab');
			const stop = await describeFocus(page);
			if (stop === null && stops.has(lastStop)) break;
			if (stop === null) {
				lost += 1;
				continue;
			}
			expect(stop.isSeen, `${stop.words} has the focus and can be seen`).toBe(true);
			expect(stop.isMarked, `${stop.words} has the focus and shows it`).toBe(true);
			stops.add(stop.words);
		}
		expect(await describeFocus(page), 'past the last stop').toBeNull();
		expect([...stops]).toContain(lastStop);
		// The map may lay out a pin again while it has the focus.
		expect(lost, 'times that the focus was lost on the way').toBeLessThanOrEqual(1);
	});
}

async function tabTo(page: Page, name: string, key = 'Tab') {
	for (let press = 0; press < 120; press++) {
		await page.keyboard.press(key);
		if ((await describeFocus(page))?.words === name) return;
	}
	throw new Error(`${key} never reached "${name}"`);
}

const tabBackTo = (page: Page, name: string) => tabTo(page, name, 'Shift+Tab');

/** The focused element: its name, and whether it is on screen and looks different with focus. Null when there is none. */
function describeFocus(page: Page) {
	return page.evaluate(() => {
		const element = document.activeElement;
		if (!element || element === document.body || element === document.documentElement) return null;
		const { width, height } = element.getBoundingClientRect();
		const style = getComputedStyle(element);
		// A state on the map shows focus by its border, not by a box.
		const strokeOf = (link: Element | null) =>
			link && getComputedStyle(link.querySelector('path') ?? link).strokeWidth;
		const isDrawnMarked =
			element instanceof SVGElement &&
			strokeOf(element) !== strokeOf(document.querySelector('a[data-state]:not(:focus)'));
		const named = element.id ? document.querySelector(`label[for="${CSS.escape(element.id)}"]`) : null;
		return {
			words: (
				element.getAttribute('aria-label') ??
				named?.textContent ??
				element.textContent ??
				element.tagName
			).trim(),
			isSeen: width > 0 && height > 0 && style.visibility === 'visible',
			isMarked: style.outlineStyle !== 'none' || style.boxShadow !== 'none' || isDrawnMarked,
		};
	});
}
