import type { Page } from '@playwright/test';
import { untilLaidOut } from './steps.ts';

/**
 * Makes all letters of a page that has all it wants twice as large, as a reader may, and takes it back at the end. What
 * is larger brings nothing new into view.
 */
export async function withDoubleLetters(page: Page, look: () => Promise<void>): Promise<void> {
	await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
	await untilLaidOut(page);
	await look();
	await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
}

/** Elements that stick out sideways; none unless the page can scroll that way. */
export function overflow(page: Page): Promise<string[]> {
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
export function brokenWords(page: Page): Promise<string[]> {
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
