import type { Page } from '@playwright/test';
import { expect, test, testInstalled } from './fixture.ts';
import { goOffline } from './signal.ts';
import { untilQuiet } from './steps.ts';
import { viewed } from './voices-steps.ts';

const banner = (page: Page) => page.getByRole('region', { name: 'Student Voices', exact: true });
const carousel = (page: Page) => page.getByRole('region', { name: 'What people say', exact: true });
const track = (page: Page) => carousel(page).locator('[class*=_track_]');
const shownSlide = (page: Page) => carousel(page).locator('[aria-roledescription=slide]:not([inert])');

test.describe('the student voices banner', () => {
	test('shows the first three general articles, labeled as samples, and leads to them all', async ({
		page,
	}) => {
		await page.goto('/');
		const listed = await (await page.request.get('/api/public/wordpress')).json();
		const first = listed.filter(({ locality }: { locality: string }) => locality === 'general').slice(0, 3);
		expect(first).toHaveLength(3);
		const buttons = banner(page).getByRole('listitem').getByRole('button');
		await expect(buttons).toHaveCount(3);
		for (const [at, { article_title }] of first.entries()) {
			await expect(buttons.nth(at)).toContainText(article_title);
			await expect(buttons.nth(at)).toContainText('Sample article');
		}
		await banner(page).getByRole('link', { name: 'Read Student Voices' }).click();
		await expect(page).toHaveURL('/student-voices');
	});

	test('opens an article in a new window, and the fourth asks for an email address', async ({
		page,
		context,
	}) => {
		await page.goto('/');
		const first = banner(page).getByRole('listitem').getByRole('button').first();
		await untilQuiet(page);
		for (let opened = 1; opened <= 3; opened += 1) {
			const [window] = await Promise.all([context.waitForEvent('page'), first.click()]);
			await expect(window).toHaveURL(/\/student-voices\/.+/);
			await window.close();
			// The count must be on disk before the next click.
			await expect.poll(async () => (await viewed(page))?.articleViews).toBe(opened);
		}
		await first.click();
		await expect(page.getByRole('dialog', { name: 'Keep reading?' })).toBeVisible();
		expect(context.pages()).toHaveLength(1);
	});
});

testInstalled('with no signal the banner and the testimonials are there as before', async ({ page }) => {
	await page.goto('/');
	await expect(banner(page).getByRole('listitem')).toHaveCount(3);
	await goOffline(page);
	await page.reload();
	await expect(banner(page).getByRole('listitem')).toHaveCount(3);
	await expect(shownSlide(page)).toContainText('Sample quote, not from a customer');
});

test.describe('what people say', () => {
	test('one slide at a time, each labeled a sample, moved by buttons and arrow keys, round and round', async ({
		page,
	}) => {
		await page.goto('/');
		await expect(shownSlide(page)).toHaveAccessibleName('1 of 5');
		await expect(carousel(page).getByText('Sample quote, not from a customer')).toHaveCount(5);
		await carousel(page).getByRole('button', { name: 'Next' }).click();
		await expect(shownSlide(page)).toHaveAccessibleName('2 of 5');
		await page.keyboard.press('ArrowRight');
		await expect(shownSlide(page)).toHaveAccessibleName('3 of 5');
		await page.keyboard.press('ArrowLeft');
		await page.keyboard.press('ArrowLeft');
		await page.keyboard.press('ArrowLeft');
		await expect(shownSlide(page)).toHaveAccessibleName('5 of 5');
		await expect(carousel(page).locator('[aria-live=polite]')).toHaveText(
			/^5 of 5 Open the trip once at breakfast/,
		);
	});

	test('never moves by itself where motion is to be reduced, and plays when asked to', async ({ page }) => {
		await page.clock.install();
		await page.goto('/');
		await page.clock.runFor(5_000);
		await expect(shownSlide(page)).toHaveAccessibleName('1 of 5');
		await page.clock.runFor(60_000);
		await expect(shownSlide(page)).toHaveAccessibleName('1 of 5');
		// From here on the clock moves only when told to, however long a click takes.
		await page.clock.pauseAt(Date.now() + 3_600_000);
		await carousel(page).getByRole('button', { name: 'Play' }).click();
		await page.mouse.move(0, 0);
		await page.evaluate(() => (document.activeElement as HTMLElement).blur());
		await page.clock.runFor(8_500);
		await expect(shownSlide(page)).toHaveAccessibleName('2 of 5');
	});
});

test.describe('on a phone with motion', () => {
	test.use({
		viewport: { width: 390, height: 844 },
		hasTouch: true,
		contextOptions: { reducedMotion: 'no-preference' },
	});

	test('a finger moves it in 500 ms, and it stands still from then on', async ({ page }) => {
		await page.clock.install();
		await page.goto('/');
		await expect(shownSlide(page)).toHaveAccessibleName(/ of 5$/);
		await carousel(page).scrollIntoViewIfNeeded();
		await untilQuiet(page);
		// It advances every eight seconds, which must not fall between finding it and tapping it.
		await page.clock.pauseAt(Date.now() + 60_000);
		expect(await track(page).evaluate((element) => getComputedStyle(element).transitionDuration)).toBe(
			'0.5s',
		);
		const before = await shownSlide(page).getAttribute('aria-label');
		await swipe(page, -120);
		const after = `${(Number(before?.[0]) % 5) + 1} of 5`;
		await expect(shownSlide(page)).toHaveAccessibleName(after);
		await expect(carousel(page).getByRole('button', { name: 'Play' })).toBeVisible();
		await swipe(page, 120);
		await expect(shownSlide(page)).toHaveAccessibleName(before ?? '');
	});
});

async function swipe(page: Page, by: number) {
	// A slide still in motion is not yet where it will be.
	await track(page).evaluate((element) =>
		Promise.all(element.getAnimations().map(({ finished }) => finished)),
	);
	const box = await shownSlide(page).boundingBox();
	if (!box) throw new Error('No slide is shown');
	const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
	const finger = await page.context().newCDPSession(page);
	const touch = (type: string, points: { x: number; y: number }[]) =>
		finger.send('Input.dispatchTouchEvent', { type: type as 'touchStart', touchPoints: points });
	await touch('touchStart', [{ x, y }]);
	for (const part of [0.3, 0.6, 1]) await touch('touchMove', [{ x: x + by * part, y }]);
	await touch('touchEnd', []);
}
