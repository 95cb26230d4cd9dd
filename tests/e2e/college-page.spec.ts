import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixture.ts';
import { drawnMap, twoFrames } from './steps.ts';

test('a guide has its facts, its three columns, its label and its onward links', async ({ page }) => {
	await page.goto('/college/164924');
	const main = page.getByRole('main');
	await expect(main.getByText('Starter guide: check before you go.')).toBeVisible();
	for (const column of ['Stay', 'Eat', 'Do'])
		await expect(
			main.getByRole('region', { name: column, exact: true }).getByRole('listitem').nth(1),
		).toBeVisible();
	await expect(
		main.getByText('US Department of Education, 2024 (tuition 2022-23, before fees)'),
	).toBeVisible();
	await expect(main.getByRole('link', { name: 'Massachusetts', exact: true })).toHaveAttribute(
		'href',
		'/state/Massachusetts',
	);
	await expect(main.getByRole('link', { name: 'Schedule Tour & Info Session' })).toHaveAttribute(
		'href',
		/^https:\/\//,
	);
	await expect(main.getByRole('link', { name: 'Schedule Tour & Info Session' })).toHaveAttribute(
		'rel',
		/noopener/,
	);
	await expect(main.getByRole('link', { name: 'Send us your favorite places' })).toHaveAttribute(
		'href',
		'/contact?subject=Favorite%20places%20near%20Boston%20College',
	);
	await expect(main.getByRole('heading', { name: 'Special Features', exact: true })).toBeVisible();
});

test('a guide without content says Coming Soon! in each column', async ({ page }) => {
	await page.goto('/college/100751');
	await expect(page.getByText('Coming Soon!')).toHaveCount(3);
});

test('places can be tapped on the map and in the lists; the toggles hide and show their kinds on the map', async ({
	page,
}) => {
	await page.goto('/college/164924');
	const map = await drawnMap(page, 'Map of the surroundings of Boston College');
	await expect(map.getByRole('button', { name: 'Show all places' })).toBeVisible();
	await expect(map.getByText('Map Legend')).toBeVisible();
	await test.step('a pin names its place, and Escape goes back to it', async () => {
		const pin = map.getByRole('button', { name: 'Sight, McMullen Museum of Art' });
		await pin.click();
		const card = map.getByRole('group', { name: 'McMullen Museum of Art' });
		await expect(card.getByRole('heading')).toBeFocused();
		await expect(card.getByText('The college art museum, on the Brighton Campus, 0.6 mi')).toBeVisible();
		await expect(
			card.getByRole('link', { name: 'Google Maps: directions to McMullen Museum of Art' }),
		).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=42\./);
		await expect(card.getByRole('link', { name: 'Website of McMullen Museum of Art' })).toHaveAttribute(
			'href',
			'https://www.bc.edu/artmuseum',
		);
		await page.keyboard.press('Escape');
		await expect(card).toBeHidden();
		await expect(pin).toBeFocused();
	});
	await test.step('a place of the lists opens the same ways, and is shown on the map when asked', async () => {
		const row = page
			.getByRole('region', { name: 'Do', exact: true })
			.getByRole('button', { name: /^Chestnut Hill Reservoir/ });
		await row.click();
		await expect(row).toHaveAttribute('aria-expanded', 'true');
		await expect(
			page.getByRole('link', { name: 'Waze: directions to Chestnut Hill Reservoir' }),
		).toBeVisible();
		await page.getByRole('button', { name: 'Show on map' }).click();
		await expect(map.getByRole('heading', { name: 'Chestnut Hill Reservoir' })).toBeFocused();
		await expect(map.getByRole('button', { name: 'Sight, Chestnut Hill Reservoir' })).toHaveAttribute(
			'aria-pressed',
			'true',
		);
		await page.getByRole('button', { name: 'Show on map' }).click();
		await expect(map.getByRole('heading', { name: 'Chestnut Hill Reservoir' })).toBeFocused();
		await expect(map.getByRole('heading', { name: 'Chestnut Hill Reservoir' })).toBeInViewport();
		await map.getByRole('button', { name: 'Close Chestnut Hill Reservoir' }).click();
		await expect(row).toHaveAttribute('aria-expanded', 'false');
		await expect(map.getByRole('heading', { name: 'Chestnut Hill Reservoir' })).toBeHidden();
		await twoFrames(page);
	});
	const pins = map.locator('[aria-pressed]');
	const all = await pins.count();
	for (const kind of ['Hotels', 'Restaurants', 'Sights']) {
		await test.step(kind, async () => {
			const toggle = page.getByRole('group', { name: 'Show on map' }).getByRole('button', { name: kind });
			await toggle.click();
			await expect(toggle).toHaveAttribute('aria-pressed', 'false');
			await expect.poll(() => pins.count()).toBeLessThan(all);
			await toggle.click();
			await expect(pins).toHaveCount(all);
		});
	}
	await test.step('with large letters on a small phone the map keeps its height, and names are shown word by word', async () => {
		await page.setViewportSize({ width: 320, height: 640 });
		await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
		const name = page
			.getByRole('region', { name: 'Stay', exact: true })
			.locator('strong', { hasText: 'Courtyard Boston Brookline' });
		const parts = { frame: map, credit: map.getByText(/^Map: /), stage: map.locator('[data-stage]'), name };
		await expect
			.poll(async () => {
				const { frame, credit, stage, name } = await boxesOf(page, parts);
				return {
					isCreditInFrame: credit.bottom <= frame.bottom,
					isStageTall: stage.height >= 200,
					isNameOnThreeLines: name.height < 3.5 * 42.5,
				};
			})
			.toEqual({ isCreditInFrame: true, isStageTall: true, isNameOnThreeLines: true });
	});
});

test('on a signal that carries nothing the facts show at once, and the guide replaces them when it comes', async ({
	page,
}) => {
	await page.goto('/search?q=boston%20college');
	const found = page
		.getByRole('main')
		.getByRole('link', { name: /Boston College/ })
		.first();
	await expect(found).toBeVisible();
	let arrive: () => void = () => undefined;
	const signal = new Promise<void>((resolve) => {
		arrive = resolve;
	});
	await page.route('**/api/**', async (route) => {
		await signal;
		await route.continue();
	});
	await found.click();
	await expect(page.getByText('This guide is on its way.')).toBeVisible({ timeout: 4000 });
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Boston College');
	arrive();
	await expect(page.getByText('Starter guide: check before you go.')).toBeVisible();
	await expect(page.getByText('This guide is on its way.')).toHaveCount(0);
});

test('a page beneath a guide is the guide', async ({ page }) => {
	const answer = await page.goto('/college/164924/stay');
	expect(answer?.status()).toBe(200);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Boston College');
	await expect(page).toHaveTitle('Boston College | College Tour Trails');
});

/** Where these elements are, all at one moment: the page may still be moving. */
async function boxesOf<Name extends string>(
	page: Page,
	parts: Record<Name, Locator>,
): Promise<Record<Name, DOMRect>> {
	const names = Object.keys(parts) as Name[];
	const elements = await Promise.all(names.map((name) => parts[name].elementHandle()));
	const boxes = await page.evaluate((all) => all.map((each) => each?.getBoundingClientRect()), elements);
	return Object.fromEntries(names.map((name, at) => [name, boxes[at]])) as Record<Name, DOMRect>;
}
