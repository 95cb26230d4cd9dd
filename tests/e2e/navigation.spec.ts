import type { Page } from '@playwright/test';
import { expect, test } from './fixture.ts';
import { openPlanner } from './planner-steps.ts';
import { holdBack, scriptsSaying, searchBox, untilQuiet } from './steps.ts';

test.describe('on a computer', () => {
	test('the navigation has the seven ways of the specification, Itineraries marked new; the title follows the address or names the place', async ({
		page,
	}) => {
		await page.goto('/');
		await expect(page).toHaveTitle(
			'College Tour Trails: plan the whole college tour, then drive it with no signal',
		);
		// The banner about the site is off unless it is switched on.
		expect(await page.locator('#island').textContent()).toContain('"banner":null');
		const nav = page.getByRole('navigation', { name: 'Main' });
		await expect(nav.getByRole('link')).toHaveText([
			'Timeline & Tips',
			'College Guides',
			'Student Voices',
			'Trip Planner',
			/^Itineraries\s*new$/,
		]);
		await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toHaveAttribute(
			'href',
			'/sign-in?return=%2F',
		);
		for (const [link, title] of [
			['Timeline & Tips', 'Timeline Tips'],
			['College Guides', 'College Guides'],
			['Student Voices', 'Student Voices'],
			['Trip Planner', 'Trip Planner'],
			['Itineraries', 'Itineraries'],
		] as const) {
			await nav.getByRole('link', { name: link }).click();
			await expect(page).toHaveTitle(`${title} | College Tour Trails`);
		}
		await test.step('the About group closes on Escape, a click elsewhere, Tab and a choice', async () => {
			const about = nav.getByRole('button', { name: 'About' });
			const userGuide = nav.getByRole('link', { name: 'User Guide' });
			await about.click();
			await expect(userGuide).toBeVisible();
			await page.keyboard.press('Escape');
			await expect(userGuide).toBeHidden();
			await expect(about).toBeFocused();
			await about.click();
			await page.getByRole('heading', { level: 1 }).click();
			await expect(userGuide).toBeHidden();
			await about.press('Enter');
			await expect(userGuide).toBeVisible();
			for (let stop = 0; stop < 3; stop++) await page.keyboard.press('Tab');
			await expect(userGuide).toBeHidden();
			await about.click();
			await userGuide.click();
			await expect(page).toHaveURL('/user-guide');
			await expect(userGuide).toBeHidden();
		});
		await page.goto('/region/New%20England');
		await expect(page).toHaveTitle('New England | College Tour Trails');
	});

	test('what is typed on a page titled like the previous one stays in its field', async ({ page }) => {
		await openPlanner(page, '?trip=c164924');
		await page.getByRole('button', { name: 'Rename trip' }).click();
		await page.getByLabel('Trip name').fill('Boston College');
		await page.getByRole('button', { name: 'Rename', exact: true }).click();
		await page.goto('/college/164924');
		await page.getByRole('button', { name: 'In your trip' }).click();
		await page.getByRole('button', { name: 'Add stop' }).click();
		const field = page.getByLabel('College to add');
		await field.pressSequentially('harvard', { delay: 500 });
		await expect(field).toHaveValue('harvard');
	});

	test('each change of route is counted once, without its query, and the focus moves to the new page’s heading', async ({
		page,
	}) => {
		const views = await followPageViews(page);
		await page.goto('/');
		await expect.poll(() => views).toEqual(['/']);
		await page.getByRole('link', { name: 'See a guide: Boston College' }).click();
		await expect.poll(() => views).toEqual(['/', '/college/164924']);
		await expect(page.getByRole('heading', { level: 1, name: 'Boston College' })).toBeFocused();
		await page.getByRole('main').getByRole('link', { name: 'Massachusetts', exact: true }).click();
		await expect.poll(() => views).toEqual(['/', '/college/164924', '/state/Massachusetts']);
		await expect(page.getByRole('heading', { level: 1, name: 'Massachusetts' })).toBeFocused();
		await page.goBack();
		await expect
			.poll(() => views)
			.toEqual(['/', '/college/164924', '/state/Massachusetts', '/college/164924']);
		await page.goto('/search?q=boston');
		const box = await searchBox(page);
		await box.fill('smith');
		await box.press('Enter');
		await expect(page).toHaveURL('/search?q=smith');
		// Views are counted in order, so had the other query been counted, it would come between these two.
		await page.getByRole('link', { name: 'College Tour Trails, home' }).first().click();
		await expect.poll(() => views.slice(4)).toEqual(['/search', '/']);
	});

	test('the skip link is the first stop and leads to the content; the footer has its links, its search box and where the facts come from', async ({
		page,
	}) => {
		await page.goto('/college-guides');
		await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('College Guides');
		await page.keyboard.press('Tab');
		const skip = page.getByRole('link', { name: 'Skip to content' });
		await expect(skip).toBeFocused();
		await expect(skip).toBeInViewport();
		await page.keyboard.press('Enter');
		await expect(page.getByRole('main')).toBeFocused();
		await page.keyboard.press('Tab');
		await expect(page.getByRole('main').getByRole('button', { name: 'Near me' })).toBeFocused();
		const footer = page.getByRole('contentinfo');
		await expect(footer.getByRole('navigation', { name: 'Resources' }).getByRole('link')).toHaveCount(5);
		await expect(footer.getByRole('navigation', { name: 'Company' }).getByRole('link')).toHaveText([
			'About',
			'Itineraries',
			'Donate',
			'Contact',
		]);
		await expect(footer.getByText('College facts: US Department of Education, 2024 or newer.')).toBeVisible();
		await footer.getByPlaceholder('Where do you want to go?').focus();
		await footer.getByRole('combobox').fill('oberlin');
		await page.getByRole('option').first().click();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oberlin College');
	});

	test('a new page begins at its top, and going back finds the place that was left', async ({ page }) => {
		await page.goto('/college-guides');
		const link = page.getByRole('main').getByRole('link', { name: 'Reed College' });
		await untilQuiet(page);
		await link.scrollIntoViewIfNeeded();
		const left = await page.evaluate(() => scrollY);
		expect(left).toBeGreaterThan(300);
		await link.click();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reed College');
		await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
		await page.goBack();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('College Guides');
		await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
	});

	test('an address that is typed opens at its top, however far down the previous page was left; a reload stays', async ({
		page,
	}) => {
		await page.goto('/terms');
		// The app's heading: the document's own comes first, when there is nothing to scroll yet.
		await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Terms');
		await page.evaluate(() => scrollTo(0, 500));
		await page.reload();
		await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);
		await page.goto('/privacy');
		await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Terms' })).toBeAttached();
		expect(await page.evaluate(() => scrollY)).toBe(0);
	});
});

test.describe('on a phone', () => {
	test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

	test('the menu repeats the navigation, keeps the focus inside, and closes on Escape, its button and a choice; the five tabs at the thumb mark the current one', async ({
		page,
	}) => {
		await page.goto('/');
		const opener = page.getByRole('banner').getByRole('button', { name: 'Menu' });
		const menu = page.getByRole('dialog', { name: 'Menu' });
		await opener.click();
		for (const link of [
			'Sign In',
			'Timeline & Tips',
			'College Guides',
			'Student Voices',
			'Trip Planner',
			'About',
			'User Guide',
		])
			await expect(menu.getByRole('link', { name: link, exact: true })).toBeVisible();
		await expect(menu.getByRole('link', { name: /^Itineraries/ })).toHaveText(/new/);
		for (let press = 0; press < 20; press++) await page.keyboard.press('Tab');
		expect(
			await page.evaluate(
				() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
			),
		).toBe(true);
		await page.keyboard.press('Escape');
		await expect(menu).toBeHidden();
		await opener.click();
		await menu.getByRole('button', { name: 'Close menu' }).click();
		await expect(menu).toBeHidden();
		await opener.click();
		await menu.getByRole('link', { name: 'College Guides' }).click();
		await expect(page).toHaveURL('/college-guides');
		await expect(menu).toBeHidden();
		const tabs = page.getByRole('navigation', { name: 'Quick' });
		for (const [tab, address] of [
			['Search', '/search'],
			['Guides', '/college-guides'],
			['Trip', '/trip-planner'],
			['Saved', '/saved'],
		] as const) {
			await tabs.getByRole('link', { name: tab }).tap();
			await expect(page).toHaveURL(address);
			await expect(tabs.getByRole('link', { name: tab })).toHaveAttribute('aria-current', 'page');
		}
		await tabs.getByRole('button', { name: 'More' }).tap();
		await expect(menu).toBeVisible();
	});

	test('the focus comes back to the button that opened the menu, and Back closes it', async ({ page }) => {
		await page.goto('/terms');
		await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
		// A new page takes the focus once.
		await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeFocused();
		const opener = page.getByRole('banner').getByRole('button', { name: 'Menu' });
		const menu = page.getByRole('dialog', { name: 'Menu' });
		for (const close of [
			() => page.keyboard.press('Escape'),
			() => menu.getByRole('button', { name: 'Close menu' }).click(),
			() => page.mouse.click(5, 300),
		]) {
			await opener.click();
			await expect(menu).toBeVisible();
			await close();
			await expect(menu).toBeHidden();
			await expect(opener).toBeFocused();
		}
		await opener.click();
		await expect(menu).toBeVisible();
		await page.goBack();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms');
		await expect(menu).toBeHidden();
	});

	test('the menu opened while a page is on its way stays over it, until Back', async ({ page }) => {
		const code = scriptsSaying('Around campus');
		const guide = await holdBack(page, code);
		const asked = page.waitForRequest(code);
		await page.goto('/', { waitUntil: 'domcontentloaded' });
		await page.getByRole('link', { name: 'See a guide: Boston College' }).click();
		await asked;
		await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
		const menu = page.getByRole('dialog', { name: 'Menu' });
		await expect(menu).toBeVisible();
		await expect(page).toHaveURL('/');
		await guide.letGo();
		await expect(page).toHaveURL('/college/164924');
		await expect(menu).toBeVisible();
		await page.goBack();
		await expect(page).toHaveURL('/');
		await expect(menu).toBeHidden();
	});
});

/** Collects the paths of page views as the page sends them. */
async function followPageViews(page: Page): Promise<string[]> {
	const views: string[] = [];
	await page.exposeFunction('noteView', (address: string, body: string) => {
		if (address === '/api/public/page-view') views.push(JSON.parse(body).path);
	});
	await page.addInitScript(() => {
		const { noteView } = window as unknown as { noteView: (address: string, body: string) => void };
		const send = navigator.sendBeacon.bind(navigator);
		navigator.sendBeacon = (address, body) => {
			void new Response(body as Blob).text().then((text) => noteView(String(address), text));
			return send(address, body);
		};
	});
	return views;
}
