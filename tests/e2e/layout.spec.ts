import type { Page } from '@playwright/test';
import { expect, test } from './fixture.ts';
import { articlePages, contentPages, notFound } from './pages.ts';
import { sheetsOnPaper } from './paper.ts';
import { drawnMap, expectShown, untilQuiet } from './steps.ts';

const pages = [...contentPages, ...articlePages, notFound];

test.use({ serviceWorkers: 'block' });

for (const each of pages) {
	test(`${each.address} fits 320 px, and bears letters of twice the size, without sideways scrolling`, async ({
		page,
		watched,
	}) => {
		if (each === notFound) watched.expectTrouble(/404/);
		await page.setViewportSize({ width: 320, height: 640 });
		await page.goto(each.address);
		await expectShown(page, each);
		await untilQuiet(page);
		expect(await overflow(page), 'at 320 px').toEqual([]);
		for (const width of [320, 390, 1280]) {
			await page.setViewportSize({ width, height: 800 });
			await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
			await untilQuiet(page);
			expect(await overflow(page), `at ${width} px with 200 % text`).toEqual([]);
			expect(await brokenWords(page), `at ${width} px with 200 % text`).toEqual([]);
			await expectShown(page, each);
			await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
		}
	});
}

test('the header is one line at every width, even with no signal or signed in; from 1000 px up it has the navigation', async ({
	page,
	context,
	watched,
}) => {
	watched.expectTrouble(/ERR_INTERNET_DISCONNECTED/);
	await page.goto('/terms');
	await context.addCookies([{ name: 'ctt_signed_in', value: '1', url: page.url() }]);
	await page.route('**/api/**', (route) => route.abort('internetdisconnected'));
	await page.reload();
	await untilQuiet(page);
	const band = page.getByRole('banner');
	await expect(band.getByText('No signal')).toBeVisible();
	await expect(page.getByText('My Account', { exact: true }).first()).toBeAttached();
	for (const width of [390, 768, 1000, 1024, 1103, 1104, 1200, 1264, 1280, 1344, 1600]) {
		await page.setViewportSize({ width, height: 800 });
		expect((await band.boundingBox())?.height, `at ${width} px`).toBe(60);
		await expect(band.getByRole('button', { name: 'Menu' })).toBeVisible({ visible: width < 1000 });
		await expect(band.getByRole('link', { name: /^Itineraries/ })).toBeVisible({ visible: width >= 1000 });
	}
});

test('on a phone each page fills the screen, and touch targets are at least 44 px', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	for (const { address } of [...contentPages, ...articlePages]) {
		await page.goto(address);
		await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
		await untilQuiet(page);
		await expect(page.getByRole('contentinfo'), address).not.toBeInViewport();
		expect(await smallTargets(page), address).toEqual([]);
	}
});

test('a guide prints as words on white: no navigation, no buttons, everything it says', async ({ page }) => {
	await page.goto('/college/164924');
	await expect(
		page.getByRole('region', { name: 'Do', exact: true }).getByRole('listitem').first(),
	).toBeVisible();
	const map = await drawnMap(page, 'Map of the surroundings of Boston College');
	await expect(page.getByRole('button', { name: 'Add to trip' })).toBeVisible();
	await page.emulateMedia({ media: 'print' });
	await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
	await expect(map.locator('[data-ground]')).toBeVisible();
	await expect(map.locator('canvas')).toBeHidden();
	await expect(page.getByRole('navigation', { name: 'Quick' })).toBeHidden();
	await expect(page.getByRole('link', { name: 'Skip to content' })).toBeHidden();
	await expect(page.getByRole('button', { name: 'Add to trip' })).toBeHidden();
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	for (const column of ['Stay', 'Eat', 'Do'])
		await expect(
			page.getByRole('region', { name: column, exact: true }).getByRole('listitem').first(),
		).toBeVisible();
	await expect(page.getByRole('region', { name: 'The facts' })).toBeVisible();
	const { paper, ink } = await page.evaluate(() => {
		const { backgroundColor: paper, color: ink } = getComputedStyle(document.body);
		return { paper, ink };
	});
	expect(paper).toMatch(/^(rgb\(255, 255, 255\)|rgba\(0, 0, 0, 0\)|oklch\(1 |color\(srgb 1 1 1)/);
	expect(ink).not.toBe(paper);
	const sheets = await sheetsOnPaper(page);
	expect(sheets).toBeGreaterThan(0);
	expect(sheets).toBeLessThanOrEqual(4);
});

test('print is the same in dark', async ({ page }) => {
	await page.emulateMedia({ colorScheme: 'dark' });
	await page.goto('/college/164924');
	await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
	await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
	const lightness = await page.evaluate(() => {
		const canvas = document.createElement('canvas').getContext('2d');
		if (!canvas) throw new Error('No canvas');
		canvas.fillStyle = '#fff';
		canvas.fillRect(0, 0, 1, 1);
		canvas.fillStyle = getComputedStyle(document.body).backgroundColor;
		canvas.fillRect(0, 0, 1, 1);
		return canvas.getImageData(0, 0, 1, 1).data[0];
	});
	expect(lightness).toBe(255);
});

/** Elements that stick out sideways; none unless the page can scroll that way. */
function overflow(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const { scrollWidth, clientWidth } = document.documentElement;
		if (scrollWidth <= clientWidth) return [];
		const out = [...document.body.querySelectorAll('*')].filter(
			(element) => element.getBoundingClientRect().right > clientWidth + 1,
		);
		return [
			`${scrollWidth} > ${clientWidth}`,
			...out.slice(0, 5).map((each) => each.outerHTML.slice(0, 120)),
		];
	});
}

/** Words broken across lines without a hyphen: up to 13 letters, as in “Massachusetts”. */
function brokenWords(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const broken: string[] = [];
		const range = document.createRange();
		const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		while (texts.nextNode()) {
			const text = texts.currentNode as Text;
			const parent = text.parentElement;
			if (!parent?.checkVisibility({ visibilityProperty: true })) continue;
			for (const { 0: word, index } of text.data.matchAll(/[\p{L}\d’]{2,13}(?![\p{L}\d’])/gu)) {
				if (/[\p{L}\d’]/u.test(text.data.charAt(index - 1))) continue;
				range.setStart(text, index);
				range.setEnd(text, index + word.length);
				const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
				if (lines.size > 1) broken.push(`${word} in ${parent.outerHTML.slice(0, 120)}`);
			}
		}
		return broken;
	});
}

/** Standalone buttons, inputs and links under 44 px high or wide, their touch area included. Map pins are exempt. */
function smallTargets(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const least = 44 - 0.5;
		const isInline = (element: Element) =>
			element.tagName === 'A' &&
			getComputedStyle(element).display.startsWith('inline') &&
			element.closest('p, li, h2, h3') !== null;
		return [...document.querySelectorAll('button, summary, select, input, [role=combobox], nav a, main a')]
			.filter((element) => element.checkVisibility({ visibilityProperty: true }) && !isInline(element))
			.filter((element) => !element.matches('[aria-hidden] *, [tabindex="-1"], svg *, [data-overlay] *'))
			.flatMap((element) => {
				const { width, height } = element.getBoundingClientRect();
				if (width === 0 || (width >= least && height >= least)) return [];
				return [`${Math.round(width)}x${Math.round(height)} ${element.outerHTML.slice(0, 90)}`];
			});
	});
}
