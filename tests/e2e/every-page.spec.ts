import type { Page } from '@playwright/test';
import { expect, test } from './fixture.ts';
import { brokenWords, overflow, withDoubleLetters } from './large-letters.ts';
import { everyPage, notFound, type SitePage } from './pages.ts';
import { expectNoViolations, expectShown, holdBack, untilLaidOut, untilQuiet } from './steps.ts';

const phone = { width: 390, height: 844 };
const computer = { width: 1280, height: 800 };

for (const each of everyPage) {
	const { address } = each;
	test(`${address} shows its words before any call is answered; axe finds nothing, targets are large, and letters of twice the size fit`, async ({
		page,
		watched,
	}) => {
		if (each === notFound) watched.expectTrouble(/404/);
		await page.setViewportSize(phone);
		await openWithWords(page, each);
		await untilQuiet(page);
		await test.step('fills a phone, with touch targets of at least 44 px', async () => {
			await expect(page.getByRole('contentinfo')).not.toBeInViewport();
			expect(await smallTargets(page)).toEqual([]);
			await expectNoViolations(page);
		});
		await test.step('fits 320 px', async () => {
			await page.setViewportSize({ width: 320, height: 640 });
			await untilLaidOut(page);
			expect(await overflow(page)).toEqual([]);
		});
		for (const width of [320, phone.width]) await expectRoomForLetters(page, each, width);
		await test.step('fits a computer', async () => {
			await page.setViewportSize(computer);
			await untilQuiet(page);
			await expectNoViolations(page);
		});
		await expectRoomForLetters(page, each, computer.width);
	});
}

/** Opens a page for the first time; all but the search has its words before any call is answered. */
async function openWithWords(page: Page, each: SitePage) {
	if (each.address.startsWith('/search')) {
		await page.goto(each.address);
		await expectShown(page, each);
		return;
	}
	await test.step('shows its words before any call is answered', async () => {
		const calls = await holdBack(page, '**/api/**');
		await page.goto(each.address);
		await expectShown(page, each);
		await calls.letGo();
	});
}

async function expectRoomForLetters(page: Page, each: SitePage, width: number) {
	await test.step(`takes letters of twice the size at ${width} px`, async () => {
		await page.setViewportSize({ width, height: computer.height });
		await withDoubleLetters(page, async () => {
			expect(await overflow(page)).toEqual([]);
			expect(await brokenWords(page)).toEqual([]);
			await expectShown(page, each);
		});
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
