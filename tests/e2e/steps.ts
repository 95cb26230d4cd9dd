import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page, type Route } from '@playwright/test';
import axe from 'axe-core';
import type { SitePage } from './pages.ts';
import { unrest } from './traffic.ts';

/** Checks that the page is shown: its heading, and words of its own in its main part. */
export async function expectShown(
	page: Page,
	{ heading, words }: Pick<SitePage, 'heading' | 'words'>,
): Promise<void> {
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
	await expect(page.getByRole('main').getByText(words).filter({ visible: true }).first()).toBeVisible();
}

/** The search box in the page's content, as the combobox that it turns into when used. */
export async function searchBox(page: Page): Promise<Locator> {
	await page.getByRole('main').getByRole('search').locator('input:not([aria-hidden])').focus();
	const box = page.getByRole('main').getByRole('combobox');
	await expect(box).toBeVisible();
	return box;
}

/** Taps twice, faster than any disk: between the taps the page does no more than draw. */
export async function tapTwice(button: Locator): Promise<void> {
	await button.evaluate(async (element: HTMLElement) => {
		element.click();
		await Promise.resolve();
		element.click();
	});
}

/** The map with this name, scrolled to and drawn. */
export async function drawnMap(page: Page, name: string): Promise<Locator> {
	await page.getByRole('region', { name }).hover();
	return untilDrawn(page, name);
}

/** The map with this name, once it is drawn. Drawing in software takes long on a busy machine. */
export async function untilDrawn(page: Page, name: string): Promise<Locator> {
	const map = page.getByRole('region', { name });
	await expect(map.locator('[data-drawn=true]')).toBeAttached({ timeout: 40_000 });
	return map;
}

/** Placeholders for what is still to come: the document's words before the app, reserved space, skeletons. */
const STILL_TO_COME = '.first-words, [class*="space_" i], [class*="_bones_"]';

/** For this long a page asks for nothing once it has all it wants. */
const QUIET_MS = 600;

/** Waits until no element's size or place depends on anything still loading, however late the browser asks for it. */
export async function untilQuiet(page: Page): Promise<void> {
	await expect(page.locator(STILL_TO_COME)).toHaveCount(0);
	const calledAt = Date.now();
	// What was just done to the page may make it ask for more a moment later.
	const sinceCalled = () => (Date.now() - calledAt < QUIET_MS ? ['Only just looked at'] : []);
	await expect.poll(() => [...unrest(page, QUIET_MS), ...sinceCalled()], { intervals: [50] }).toEqual([]);
	await untilLaidOut(page);
}

/** Waits until a page that already has all it wants is laid out anew. */
export async function untilLaidOut(page: Page): Promise<void> {
	await page.evaluate(() => document.fonts.ready.then(() => undefined));
	await twoFrames(page);
	await expect(page.locator(STILL_TO_COME)).toHaveCount(0);
}

/** Waits until what has changed is laid out and painted. */
export async function twoFrames(page: Page): Promise<void> {
	await page.evaluate(
		() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
	);
}

/**
 * Holds requests for these addresses until they are let go, like a slow network. A held script can hold up the page's
 * load event: go there with `waitUntil: 'domcontentloaded'`.
 */
export async function holdBack(page: Page, addresses: string | RegExp) {
	const waiting: Route[] = [];
	let isOpen = false;
	await page.route(addresses, async (route) => {
		if (isOpen) await route.continue();
		else waiting.push(route);
	});
	return {
		letGo: async () => {
			isOpen = true;
			for (const route of waiting) await route.continue();
		},
	};
}

/**
 * Holds the answers to an editor's saves of a college, which the server has stored by then; resolves to a function that
 * waits until one is held, does what is to happen meanwhile, and lets it go.
 */
export async function holdSaves(page: Page) {
	const answers: (() => void)[] = [];
	await page.route('**/api/admin/college', async (route) => {
		if (!route.request().postData()?.includes('revision')) return route.continue();
		const answer = await route.fetch();
		await new Promise<void>((resolve) => answers.push(resolve));
		await route.fulfill({ response: answer });
	});
	return async (meanwhile: () => Promise<void> = async () => undefined) => {
		await expect.poll(() => answers.length).toBe(1);
		await meanwhile();
		answers.pop()?.();
	};
}

/** Addresses of the built scripts that contain some words: which modules share a file is up to the build. */
export function scriptsSaying(words: string): RegExp {
	const folder = join(import.meta.dirname, '../../dist/client/assets');
	const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
	const found = scripts.filter((name) => readFileSync(join(folder, name), 'utf8').includes(words));
	if (found.length === 0) throw new Error(`No script says "${words}"`);
	return new RegExp(`/assets/(${found.join('|')})`);
}

const colorRules = ['color-contrast', 'link-in-text-block'];
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Runs axe in light mode, and in dark mode only the rules about color; a violation is reported with its rule, its
 * element and what is wrong.
 */
export async function expectNoViolations(page: Page, part?: string) {
	// Put there once, for both: by itself it takes a third of a short page's check.
	await page.evaluate(axe.source);
	await expectNoViolationsOf(page, { colorScheme: 'light', rules: tags, part });
	await expectNoViolationsOf(page, { colorScheme: 'dark', rules: colorRules, part });
}

/** Runs axe with all its rules in one color scheme: for a page whose sizes differ in no color. */
export async function expectNoViolationsOnlyIn(page: Page, colorScheme: 'light' | 'dark') {
	await page.evaluate(axe.source);
	await expectNoViolationsOf(page, { colorScheme, rules: tags });
}

interface Check {
	colorScheme: 'light' | 'dark';
	/** Rules, or tags of rules. */
	rules: string[];
	/** A selector; the whole page without one. */
	part?: string | undefined;
}

async function expectNoViolationsOf(page: Page, { colorScheme, rules, part }: Check) {
	// Where a page has grown, the browser may have scrolled along, and the bar half covers what is at the top.
	await page.evaluate(() => scrollTo(0, 0));
	await page.emulateMedia({ colorScheme });
	const { lines, passes } = await page.evaluate(violationsIn, { rules, part });
	expect(passes, 'rules that found something to look at').toBeGreaterThan(0);
	expect(lines, `axe, ${colorScheme}`).toEqual([]);
}

async function violationsIn({ rules, part }: Pick<Check, 'rules' | 'part'>) {
	const here = globalThis as unknown as { axe: typeof axe };
	// Only violations name their elements: naming all others takes as long as the rules do.
	const { violations, passes } = await here.axe.run(part ?? document, {
		resultTypes: ['violations'],
		runOnly: rules,
	});
	const lines = violations.flatMap(({ id, nodes }) =>
		nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
	);
	return { lines, passes: passes.length };
}
