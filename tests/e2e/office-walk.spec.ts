import type { BrowserContext, Page } from '@playwright/test';
import { adminPath, adminTabs } from '#domain/admin/tabs.ts';
import { expect, test } from './fixture.ts';
import { signInAsAdmin } from './sign-in-steps.ts';
import { type RunningServer, startServer } from './start-server.mjs';
import { expectNoViolations, untilQuiet } from './steps.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** Every tab, and the pages under a tab's address. */
const places = [
	...adminTabs.map((tab) => ({ address: adminPath(tab), name: tab.label })),
	{ address: '/admin/colleges/164924', name: 'Boston College' },
	{ address: '/admin/state?fips=25', name: 'State Editor' },
];

let server: RunningServer;
let cookies: Awaited<ReturnType<BrowserContext['cookies']>>;
test.beforeAll(async ({ browser }) => {
	server = await startServer();
	const page = await browser.newPage();
	await signInAsAdmin(page, server, '/admin');
	await expect(heading(page)).toHaveText('Dashboard');
	cookies = await page.context().cookies();
	await page.close();
});
test.beforeEach(({ context }) => context.addCookies(cookies));
test.afterAll(() => server.stop());

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Back office' });

for (const { address, name } of places) {
	test(`${address} on a phone: axe finds nothing, nothing is cut off, a keyboard comes through`, async ({
		page,
	}) => {
		await page.goto(`${server.url}${address}`);
		await expect(heading(page)).toHaveText(name);
		const open = menu(page).locator('[aria-current=page]');
		await expect(open, 'the open tab is not in sight in the menu').toBeInViewport({ ratio: 0.99 });
		await expect(page).toHaveTitle(`${name} | College Tour Trails`);
		await untilQuiet(page);
		await expectNoViolations(page);
		expect(await overflow(page), 'wider than the phone').toBeLessThanOrEqual(0);
		expect(await unreached(page), 'a keyboard does not come to these').toEqual([]);
	});
}

test("a guide's texts are one Tab stop; the arrow keys go from one to the next, and wrap around", async ({
	page,
}) => {
	await page.goto(`${server.url}/admin/colleges/164924`);
	const texts = page.getByRole('tablist', { name: 'Content' }).getByRole('tab');
	await texts.first().focus();
	await page.keyboard.press('ArrowLeft');
	await expect(texts.last()).toBeFocused();
	await expect(page.getByRole('textbox', { name: 'Special features text' })).toBeVisible();
	await page.keyboard.press('ArrowRight');
	await page.keyboard.press('ArrowRight');
	await expect(page.getByRole('tabpanel', { name: 'Eat' }).getByRole('textbox')).toBeVisible();
});

test('Tab leaves a list as it is; other keys and two buttons nest its items and lift them', async ({
	page,
}) => {
	await page.goto(`${server.url}/admin/colleges/164924`);
	const text = page.getByRole('textbox', { name: 'Stay', exact: true });
	const leaveBy = async (key: string) => {
		await text.getByText('Two').click();
		await page.keyboard.press(key);
		await expect(text).not.toBeFocused();
	};
	await text.fill('');
	await page.keyboard.type('- One\nTwo');
	const written = await text.innerHTML();
	for (const key of ['Tab', 'Shift+Tab']) await leaveBy(key);
	await page.keyboard.press('Tab');
	await expect(text).toBeFocused();
	expect(await text.innerHTML()).toBe(written);
	await text.getByText('Two').click();
	await page.keyboard.press('ControlOrMeta+]');
	await expect(text.locator('li li')).toHaveText('Two');
	for (const key of ['Tab', 'Shift+Tab']) await leaveBy(key);
	await expect(text.locator('li li')).toHaveText('Two');
	await text.getByText('Two').click();
	await page.keyboard.press('ControlOrMeta+[');
	expect(await text.innerHTML()).toBe(written);
	const tool = (name: string) => page.getByRole('toolbar').getByRole('button', { name, exact: true });
	await tool('Indent').click();
	await expect(text.locator('li li')).toHaveText('Two');
	await expect(text).toBeFocused();
	await expect(tool('Indent')).toBeDisabled();
	await tool('Outdent').click();
	expect(await text.innerHTML()).toBe(written);
	await page.keyboard.press('ControlOrMeta+k');
	await expect(page.getByRole('dialog', { name: 'Link' })).toBeVisible();
});

test('the keyboard alone leads from the menu to a tab, whose heading is read first', async ({ page }) => {
	await page.goto(`${server.url}/admin`);
	await menu(page).getByRole('link', { name: 'History' }).focus();
	await page.keyboard.press('Enter');
	await expect(heading(page)).toHaveText('History');
	await expect(heading(page)).toBeFocused();
});

const overflow = (page: Page) =>
	page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** More than any record's form has; a long list only repeats itself beyond this. */
const MOST = 80;
/** Presses between two looks at what is left. */
const PRESSES = 10;

/** Controls of the open tab that pressing Tab from its heading should reach, and does not. */
async function unreached(page: Page): Promise<string[]> {
	await page.evaluate((most) => {
		const parts = document.querySelectorAll<HTMLElement>(
			'#main :is(a[href], button, input, select, textarea, [contenteditable=true], [tabindex="0"])',
		);
		const isOpen = (part: HTMLElement) =>
			part.tabIndex >= 0 && part.checkVisibility({ visibilityProperty: true }) && !part.matches(':disabled');
		for (const part of [...parts].filter(isOpen).slice(0, most)) part.dataset.unreached = 'true';
		document.querySelector<HTMLElement>('#main')?.focus();
	}, MOST);
	// Each press is a round trip to the browser, and a page needs up to a hundred, so the page itself records what gets focus.
	await page.evaluate(() =>
		addEventListener('focusin', ({ target }) => {
			if (target instanceof HTMLElement) delete target.dataset.unreached;
		}),
	);
	const left = page.locator('[data-unreached]');
	// A date input takes three presses.
	for (let presses = 0; presses < 2 * MOST && (await left.count()) > 0; presses += PRESSES) {
		for (let press = 0; press < PRESSES; press += 1) await page.keyboard.press('Tab');
	}
	return left.evaluateAll((parts) => parts.map((part) => part.outerHTML.slice(0, 160)));
}
