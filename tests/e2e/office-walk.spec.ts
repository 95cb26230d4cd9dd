import type { Page } from '@playwright/test';
import { adminPath, adminTabs } from '#domain/admin/tabs.ts';
import { expect, test } from './fixture.ts';
import { signInAsAdmin } from './sign-in-steps.ts';
import { startServer } from './start-server.mjs';
import { expectNoViolations } from './steps.ts';

test.use({ serviceWorkers: 'block', viewport: { width: 390, height: 844 } });

/** What lies under a tab's address. */
const records = [
	{ address: '/admin/colleges/164924', heading: 'Boston College' },
	{ address: '/admin/state?fips=25', heading: 'State Editor' },
];

test('the whole back office on a phone: axe finds nothing, nothing is cut off, a keyboard comes through', async ({
	page,
}) => {
	const server = await startServer();
	try {
		await signInAsAdmin(page, server, '/admin');
		const heading = page.getByRole('heading', { level: 1 });
		const tabs = adminTabs.map((tab) => ({ address: adminPath(tab), heading: tab.label }));
		for (const each of [...tabs, ...records]) {
			await page.goto(`${server.url}${each.address}`);
			await expect(heading, each.address).toHaveText(each.heading);
			const open = page.getByRole('navigation', { name: 'Back office' }).locator('[aria-current=page]');
			await expect(open, `${each.address} is not in sight in the menu`).toBeInViewport({ ratio: 1 });
			await expect(page, each.address).toHaveTitle(`${each.heading} | College Tour Trails`);
			await page.waitForLoadState('networkidle');
			await expectNoViolations(page);
			expect(await overflow(page), `${each.address} is wider than the phone`).toBeLessThanOrEqual(0);
			expect(await unreached(page), `a keyboard does not come to these on ${each.address}`).toEqual([]);
		}

		// The texts of a guide are one stop; the arrows go from one to the next, and round.
		await page.goto(`${server.url}/admin/colleges/164924`);
		const texts = page.getByRole('tablist', { name: 'Content' }).getByRole('tab');
		await texts.first().focus();
		await page.keyboard.press('ArrowLeft');
		await expect(texts.last()).toBeFocused();
		await expect(page.getByRole('textbox', { name: 'About' })).toBeVisible();
		await page.keyboard.press('ArrowRight');
		await page.keyboard.press('ArrowRight');
		await expect(page.getByRole('tabpanel', { name: 'Eat' }).getByRole('textbox')).toBeVisible();

		// From the menu to a tab by keyboard alone, where its heading is read first.
		await page.goto(`${server.url}/admin`);
		const link = page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: 'History' });
		await link.focus();
		await page.keyboard.press('Enter');
		await expect(heading).toHaveText('History');
		await expect(heading).toBeFocused();
	} finally {
		await page.close();
		await server.stop();
	}
});

const overflow = (page: Page) =>
	page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** More than a record's form has; what follows in a long list is like what came before. */
const MOST = 80;

/** What of the tab that is open a keyboard should come to, pressing Tab from its heading on, and does not. */
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
	const left = page.locator('[data-unreached]');
	// A date takes three presses.
	for (let presses = 0; presses < 2 * MOST && (await left.count()) > 0; presses += 1) {
		await page.keyboard.press('Tab');
		await page.evaluate(() => {
			if (document.activeElement instanceof HTMLElement) delete document.activeElement.dataset.unreached;
		});
	}
	return left.evaluateAll((parts) => parts.map((part) => part.outerHTML.slice(0, 160)));
}
