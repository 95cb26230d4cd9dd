import { Transformer } from '@napi-rs/image';
import { expect, test } from './fixture.ts';
import { openTripOf, toast } from './planner-steps.ts';
import { drawnMap } from './steps.ts';

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

test('in a contrast theme the clock of driving mode covers no word of what it is for', async ({ page }) => {
	await openTripOf(page, ['c217156', 'c168148']);
	await page.getByRole('link', { name: 'Drive it' }).click();
	const words = page.getByText('Be at Brown University by', { exact: true });
	const clock = words.locator('xpath=following-sibling::*');
	const move = (to: string) =>
		clock.evaluate((element, value) => element.style.setProperty('transform', value), to);
	for (const width of [320, 390, 768, 1280]) {
		await page.setViewportSize({ width, height: 800 });
		const beside = await words.screenshot();
		await move('translateY(100vh)');
		expect(beside.equals(await words.screenshot()), `at ${width} px`).toBe(true);
		await move('none');
	}
});

for (const colorScheme of ['light', 'dark'] as const)
	test(`in a ${colorScheme} contrast theme the map tells land, water and borders apart`, async ({ page }) => {
		await page.emulateMedia({ colorScheme });
		await openTripOf(page, ['c217156', 'c168148']);
		await drawnMap(page, 'Map of the trip');
		const canvas = page.locator('canvas');
		// What lies over it has colors of its own.
		await canvas.evaluate((element) => {
			document.body.style.setProperty('visibility', 'hidden');
			element.style.setProperty('visibility', 'visible');
		});
		expect(await contrastIn(await canvas.screenshot())).toBeGreaterThan(30);
	});

test('in a contrast theme a toast has an edge', async ({ page }) => {
	await openTripOf(page, ['c217156', 'c168148']);
	await page.getByRole('button', { name: 'Edit stops' }).click();
	await page.getByRole('button', { name: 'Remove Brown University' }).click();
	const edge = await toast(page, 'Brown University').locator('> *').boundingBox();
	if (!edge) throw new Error('The toast is not on the screen');
	const clip = { x: edge.x, y: edge.y + edge.height / 2, width: 10, height: 1 };
	expect(await contrastIn(await page.screenshot({ clip }))).toBeGreaterThan(200);
});

/** How far the lightest and the darkest pixel of a picture differ, of 255. */
async function contrastIn(picture: Buffer): Promise<number> {
	const shades = new Set(await new Transformer(picture).grayscale().rawPixels());
	return Math.max(...shades) - Math.min(...shades);
}
