import { expect, test } from './fixture.ts';
import { brokenWords, overflow, withDoubleLetters } from './large-letters.ts';
import { sheetsOnPaper, showAsPaper } from './paper.ts';
import { drawnMap, untilQuiet } from './steps.ts';

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

test('a guide prints as words on white: no navigation, no buttons, everything it says', async ({ page }) => {
	await page.goto('/college/164924');
	await expect(
		page.getByRole('region', { name: 'Do', exact: true }).getByRole('listitem').first(),
	).toBeVisible();
	const map = await drawnMap(page, 'Map of the surroundings of Boston College');
	await expect(page.getByRole('button', { name: 'Add to trip' })).toBeVisible();
	const sights = page.getByRole('region', { name: 'Do', exact: true });
	const [, farther] =
		/^(\d) more, farther away$/.exec(await sights.getByText('farther away').innerText()) ?? [];
	const near = await sights.getByRole('listitem').count();
	await showAsPaper(page);
	await expect(sights.getByText('farther away')).toBeHidden();
	await expect(sights.getByRole('listitem')).toHaveCount(near + Number(farther));
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

test('a guide printed before its map was drawn has no heading over nothing, and no links that paper can’t follow', async ({
	page,
}) => {
	await page.goto('/college/164924');
	await expect(page.getByText('All Student Voices')).toBeAttached();
	await expect(page.getByText('Send us your favorite places')).toBeAttached();
	await untilQuiet(page);
	await showAsPaper(page);
	await page.evaluate(() => {
		for (const ground of document.querySelectorAll('[data-ground]')) ground.remove();
	});
	for (const heading of ['Around campus', 'Student Voices'])
		await expect(page.getByRole('heading', { name: heading })).toBeHidden();
	for (const link of ['All Student Voices', 'Send us your favorite places'])
		await expect(page.getByText(link)).toBeHidden();
	const features = page.getByRole('region', { name: 'Special Features' });
	await expect(features).toHaveCSS('break-inside', 'avoid');
	expect(await sheetsOnPaper(page)).toBe(2);
});

test('print is the same in dark', async ({ page }) => {
	await page.emulateMedia({ colorScheme: 'dark' });
	await page.goto('/college/164924');
	await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
	await showAsPaper(page, { colorScheme: 'dark' });
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

test('on paper, words on a plaque are in ink, and no card is cut in two', async ({ page }) => {
	await page.goto('/');
	await expect(page.getByRole('heading', { name: 'Campuses people start with' })).toBeVisible();
	await untilQuiet(page);
	await showAsPaper(page);
	const lead = page.getByText('Campus guides and the road between them');
	await expect(lead).not.toHaveCSS('color', 'rgb(255, 255, 255)');
	const card = page.getByRole('main').getByRole('link', { name: /University of Michigan/ });
	await expect(card).toHaveCSS('break-inside', 'avoid');
});

test('the sign-in pages and the test checkout take letters of twice the size on a small phone', async ({
	page,
}) => {
	await page.setViewportSize({ width: 320, height: 640 });
	const hasRoom = async () => {
		await untilQuiet(page);
		await withDoubleLetters(page, async () => {
			expect(await overflow(page)).toEqual([]);
			expect(await brokenWords(page)).toEqual([]);
		});
	};
	await page.goto('/sign-in/start?return=/');
	await hasRoom();
	for (const way of ['Forgot your password?', 'Back to sign in', 'Create an account']) {
		await page.getByRole('button', { name: way }).click();
		await hasRoom();
	}
	await page.goto('/donate');
	await page.getByLabel('Email', { exact: true }).fill('rosa@example.com');
	await page.getByRole('button', { name: 'Donate $10' }).click();
	await expect(page.getByText('TEST MODE.')).toBeVisible();
	await hasRoom();
});
