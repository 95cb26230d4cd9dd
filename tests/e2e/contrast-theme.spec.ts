import { expect, test } from './fixture.ts';
import { openTripOf } from './planner-steps.ts';

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
